/** How the editor looks: the page's tokens, nothing of CodeMirror's own look. */
import { EditorView } from '@codemirror/view'

const bracket = {
  content: '""',
  position: 'absolute',
  left: '8px',
  width: '6px',
  borderLeft: '2px solid var(--accent)',
  top: '0',
  bottom: '0',
}

export const theme = EditorView.theme({
  '&': { height: '100%', color: 'var(--ink)', backgroundColor: 'var(--surface)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'var(--font-mono)',
    fontSize: 'var(--size-14)',
    lineHeight: '24px',
    overscrollBehavior: 'contain',
  },
  '.cm-content': { padding: '8px 0 32px', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0 16px 0 8px', color: 'var(--ink-2)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)', borderLeftWidth: '2px' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    { backgroundColor: 'var(--selection)' },
  '.cm-gutters': {
    backgroundColor: 'var(--surface)',
    color: 'var(--ink-2)',
    border: 'none',
    fontSize: 'var(--size-13)',
  },
  '.cm-gutterElement': { lineHeight: '24px' },
  '.cm-lineNumbers .cm-gutterElement': {
    minWidth: '32px',
    padding: '0 8px 0 0',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
  },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLineGutter': { color: 'var(--ink)', fontWeight: '600' },
  '&.cm-focused .cm-activeLine': {
    boxShadow: 'inset 0 1px var(--hairline), inset 0 -1px var(--hairline)',
  },

  '.cm-rt-agent': { color: 'var(--ink)', fontWeight: '600' },
  '.cm-rt-value': { color: 'var(--ink)' },
  '.cm-rt-wildcard': { color: 'var(--accent)', fontWeight: '600' },
  '.cm-rt-comment': { fontStyle: 'italic' },
  '.cm-specialChar': { color: 'var(--accent)' },

  '.cm-rt-problem-place': { width: '20px' },

  '.cm-rt-brackets': { width: '16px' },
  '.cm-rt-brackets .cm-gutterElement': { position: 'relative' },
  '.cm-rt-bracket-first::before': { ...bracket, top: '11px', borderTop: '2px solid var(--accent)' },
  '.cm-rt-bracket-inner::before': bracket,
  '.cm-rt-bracket-last::before': {
    ...bracket,
    bottom: '11px',
    borderBottom: '2px solid var(--accent)',
  },
  '.cm-rt-bracket-only::before': {
    ...bracket,
    top: '8px',
    bottom: '8px',
    borderTop: '2px solid var(--accent)',
    borderBottom: '2px solid var(--accent)',
  },

  '.cm-rt-parting': { width: '16px' },
  '.cm-rt-parting .cm-gutterElement': {
    color: 'var(--accent)',
    textAlign: 'center',
    cursor: 'default',
  },

  '.cm-rt-signs': { width: '8px' },
  '.cm-rt-signs .cm-gutterElement': { position: 'relative' },
  '.cm-rt-sign-allowed, .cm-rt-allowed': { backgroundColor: 'var(--allowed-wash)' },
  '.cm-rt-sign-blocked, .cm-rt-blocked': { backgroundColor: 'var(--blocked-wash)' },
  '.cm-rt-sign-allowed': { boxShadow: 'inset 4px 0 var(--allowed)' },
  '.cm-rt-sign-blocked': { boxShadow: 'inset 4px 0 var(--blocked)' },
  '.cm-rt-sign-match::before': {
    content: '""',
    position: 'absolute',
    left: '0',
    top: '10px',
    width: '4px',
    height: '4px',
    borderRadius: '50%',
    backgroundColor: 'var(--hairline-strong)',
  },
  '.cm-rt-match': { backgroundColor: 'var(--match-wash)' },
  '.cm-rt-ignored, .cm-rt-ignored span': { color: 'var(--ink-2)' },
  '.cm-rt-ignored': {
    textDecoration: 'underline dotted var(--hairline-strong) 1px',
    textUnderlineOffset: '4px',
  },
  '.cm-rt-flash': { backgroundColor: 'var(--flash) !important' },

  '.cm-rt-note': {
    display: 'inline-block',
    marginLeft: '24px',
    fontFamily: 'var(--font-text)',
    fontSize: 'var(--size-13)',
    color: 'var(--ink-2)',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
  },
  '.cm-rt-note-allowed': { color: 'var(--allowed)', fontWeight: '600' },
  '.cm-rt-note-blocked': { color: 'var(--blocked)', fontWeight: '600' },

  // Stays in view where the line is longer than the editor is wide.
  '.cm-rt-fold': {
    display: 'inline-block',
    position: 'sticky',
    right: '8px',
    height: '24px',
    marginLeft: '16px',
    padding: '0 8px',
    border: '1px solid transparent',
    borderRadius: 'var(--radius)',
    backgroundColor: 'var(--surface)',
    color: 'var(--accent)',
    fontFamily: 'var(--font-text)',
    fontSize: 'var(--size-13)',
    lineHeight: '22px',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    // What it stands over does not look out behind it.
    boxShadow: '8px 0 var(--surface)',
  },
  '.cm-rt-fold:hover': { backgroundColor: 'var(--sunken)' },
  '.cm-rt-fold-closed': { borderColor: 'var(--hairline-strong)' },
  '.cm-rt-fold::before': {
    content: '""',
    display: 'inline-block',
    width: '6px',
    height: '6px',
    margin: '0 8px 2px 2px',
    border: 'solid currentColor',
    borderWidth: '0 1.5px 1.5px 0',
    transform: 'rotate(45deg)',
  },
  '.cm-rt-fold-closed::before': { marginBottom: '1px', transform: 'rotate(-45deg)' },
  // Fingers get more than the line is high.
  '@media (pointer: coarse)': {
    '.cm-rt-fold::after': { content: '""', position: 'absolute', inset: '-11px 0' },
  },
})
