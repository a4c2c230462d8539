/**
 * The keys that edit the file. They are CodeMirror's own, as its `defaultKeymap` has them, without
 * those that need a syntax tree: rules have neither brackets nor indentation, and a tree would be a
 * twelfth of all that the page loads before it can be used. A test holds the two together.
 */
import {
  addCursorAbove,
  addCursorBelow,
  copyLineDown,
  copyLineUp,
  cursorCharLeft,
  cursorCharRight,
  cursorDocEnd,
  cursorDocStart,
  cursorGroupLeft,
  cursorGroupRight,
  cursorLineBoundaryBackward,
  cursorLineBoundaryForward,
  cursorLineBoundaryLeft,
  cursorLineBoundaryRight,
  cursorLineDown,
  cursorLineEnd,
  cursorLineStart,
  cursorLineUp,
  cursorPageDown,
  cursorPageUp,
  deleteGroupBackward,
  deleteGroupForward,
  deleteLine,
  deleteLineBoundaryBackward,
  deleteLineBoundaryForward,
  deleteToLineEnd,
  insertNewline,
  moveLineDown,
  moveLineUp,
  selectAll,
  selectCharLeft,
  selectCharRight,
  selectDocEnd,
  selectDocStart,
  selectGroupLeft,
  selectGroupRight,
  selectLine,
  selectLineBoundaryBackward,
  selectLineBoundaryForward,
  selectLineBoundaryLeft,
  selectLineBoundaryRight,
  selectLineDown,
  selectLineEnd,
  selectLineStart,
  selectLineUp,
  selectPageDown,
  selectPageUp,
  simplifySelection,
  splitLine,
  toggleTabFocusMode,
  transposeChars,
} from '@codemirror/commands'
import type { KeyBinding } from '@codemirror/view'
import { deleteBackward, deleteForward } from './delete-character.ts'

/** Where the cursor goes, or with Shift the selection. */
const moving: readonly KeyBinding[] = [
  { key: 'ArrowLeft', run: cursorCharLeft, shift: selectCharLeft },
  { key: 'ArrowRight', run: cursorCharRight, shift: selectCharRight },
  { key: 'ArrowUp', run: cursorLineUp, shift: selectLineUp },
  { key: 'ArrowDown', run: cursorLineDown, shift: selectLineDown },
  { key: 'PageUp', mac: 'Ctrl-ArrowUp', run: cursorPageUp, shift: selectPageUp },
  { key: 'PageDown', mac: 'Ctrl-ArrowDown', run: cursorPageDown, shift: selectPageDown },
  { mac: 'PageUp', run: cursorPageUp, shift: selectPageUp },
  { mac: 'PageDown', run: cursorPageDown, shift: selectPageDown },
  { key: 'Home', run: cursorLineBoundaryBackward, shift: selectLineBoundaryBackward },
  { key: 'End', run: cursorLineBoundaryForward, shift: selectLineBoundaryForward },
  { key: 'Mod-Home', run: cursorDocStart, shift: selectDocStart },
  { key: 'Mod-End', run: cursorDocEnd, shift: selectDocEnd },
  { mac: 'Cmd-ArrowUp', run: cursorDocStart, shift: selectDocStart },
  { mac: 'Cmd-ArrowDown', run: cursorDocEnd, shift: selectDocEnd },
  { mac: 'Cmd-ArrowLeft', run: cursorLineBoundaryLeft, shift: selectLineBoundaryLeft },
  { mac: 'Cmd-ArrowRight', run: cursorLineBoundaryRight, shift: selectLineBoundaryRight },
  { key: 'Mod-ArrowLeft', mac: 'Alt-ArrowLeft', run: cursorGroupLeft, shift: selectGroupLeft },
  { key: 'Mod-ArrowRight', mac: 'Alt-ArrowRight', run: cursorGroupRight, shift: selectGroupRight },
  // Left to the browser, these would leave the page.
  { key: 'Alt-ArrowLeft', mac: 'Ctrl-ArrowLeft', run: cursorGroupLeft, shift: selectGroupLeft },
  { key: 'Alt-ArrowRight', mac: 'Ctrl-ArrowRight', run: cursorGroupRight, shift: selectGroupRight },
].map((binding) => ({ ...binding, preventDefault: true }))

const changing: readonly KeyBinding[] = [
  { key: 'Enter', run: insertNewline, shift: insertNewline },
  { key: 'Alt-ArrowUp', run: moveLineUp },
  { key: 'Alt-ArrowDown', run: moveLineDown },
  { key: 'Shift-Alt-ArrowUp', run: copyLineUp },
  { key: 'Shift-Alt-ArrowDown', run: copyLineDown },
  { key: 'Shift-Mod-k', run: deleteLine },
  ...[
    { key: 'Backspace', run: deleteBackward, shift: deleteBackward },
    { key: 'Delete', run: deleteForward },
    { key: 'Mod-Backspace', mac: 'Alt-Backspace', run: deleteGroupBackward },
    { key: 'Mod-Delete', mac: 'Alt-Delete', run: deleteGroupForward },
    { mac: 'Mod-Backspace', run: deleteLineBoundaryBackward },
    { mac: 'Mod-Delete', run: deleteLineBoundaryForward },
  ].map((binding) => ({ ...binding, preventDefault: true })),
]

const selecting: readonly KeyBinding[] = [
  { key: 'Mod-a', run: selectAll },
  { key: 'Alt-l', mac: 'Ctrl-l', run: selectLine },
  { key: 'Mod-Alt-ArrowUp', run: addCursorAbove },
  { key: 'Mod-Alt-ArrowDown', run: addCursorBelow },
  { key: 'Escape', run: simplifySelection },
  { key: 'Ctrl-m', mac: 'Shift-Alt-m', run: toggleTabFocusMode },
]

/** The keys of Emacs, which every text field of a Mac knows. */
const macs: readonly KeyBinding[] = [
  { mac: 'Ctrl-b', run: cursorCharLeft, shift: selectCharLeft, preventDefault: true },
  { mac: 'Ctrl-f', run: cursorCharRight, shift: selectCharRight },
  { mac: 'Ctrl-p', run: cursorLineUp, shift: selectLineUp },
  { mac: 'Ctrl-n', run: cursorLineDown, shift: selectLineDown },
  { mac: 'Ctrl-a', run: cursorLineStart, shift: selectLineStart },
  { mac: 'Ctrl-e', run: cursorLineEnd, shift: selectLineEnd },
  { mac: 'Ctrl-v', run: cursorPageDown },
  { mac: 'Ctrl-d', run: deleteForward },
  { mac: 'Ctrl-h', run: deleteBackward },
  { mac: 'Ctrl-k', run: deleteToLineEnd },
  { mac: 'Ctrl-Alt-h', run: deleteGroupBackward },
  { mac: 'Ctrl-o', run: splitLine },
  { mac: 'Ctrl-t', run: transposeChars },
]

export const editingKeys: readonly KeyBinding[] = [...moving, ...changing, ...selecting, ...macs]
