/** How problems look in the file: a shape and a line of its own for each severity. */
import { EditorView } from '@codemirror/view'

/** Shapes rather than colours tell the severities apart; the same ones stand in the panel. */
const SHAPES = {
  error:
    'polygon(20% 0, 50% 30%, 80% 0, 100% 20%, 70% 50%, 100% 80%, 80% 100%, 50% 70%, 20% 100%, 0 80%, 30% 50%, 0 20%)',
  warning: 'polygon(50% 4%, 100% 96%, 0 96%)',
  info: 'circle(46%)',
  hint: 'polygon(50% 10%, 90% 50%, 50% 90%, 10% 50%)',
} as const

type Severity = keyof typeof SHAPES

const SEVERITIES = Object.keys(SHAPES) as readonly Severity[]

const LINES: Readonly<Record<Severity, string>> = {
  error: 'wavy',
  warning: 'wavy',
  info: 'dashed',
  hint: 'dotted',
}

const shape = (severity: Severity) => ({
  backgroundColor: `var(--severity-${severity})`,
  clipPath: SHAPES[severity],
})

const bySeverity = SEVERITIES.map((severity) => ({
  [`.cm-lint-marker-${severity}`]: { content: 'normal' },
  [`.cm-lint-marker-${severity}::before`]: shape(severity),
  [`.cm-rt-severity-${severity}`]: shape(severity),
  // At a fold: the gravest of what it hides.
  [`.cm-rt-hides-${severity} .cm-lint-marker::before`]: shape(severity),
  [`.cm-diagnostic-${severity}`]: { borderLeft: '0' },
  [`.cm-lintRange-${severity}`]: {
    backgroundImage: 'none',
    textDecoration: `underline ${LINES[severity]} var(--severity-${severity}) 1.5px`,
    textUnderlineOffset: '4px',
    textDecorationSkipInk: 'none',
  },
  [`.cm-lintPoint-${severity}::after`]: { borderBottomColor: `var(--severity-${severity})` },
}))

export const lintTheme = EditorView.theme({
  ...Object.assign({}, ...bySeverity),
  '.cm-gutter-lint': { width: '20px' },
  '.cm-gutter-lint .cm-gutterElement': { padding: '0', cursor: 'default' },
  '.cm-lint-marker': { width: '20px', height: '24px', position: 'relative' },
  '.cm-lint-marker::before': {
    content: '""',
    position: 'absolute',
    left: '6px',
    top: '7px',
    width: '10px',
    height: '10px',
  },
  '.cm-lintRange': { paddingBottom: '0' },
  '.cm-rt-ignored:has(.cm-lintRange)': { textDecoration: 'none' },

  '.cm-tooltip.cm-tooltip-hover, .cm-tooltip.cm-tooltip-lint': {
    maxWidth: 'min(440px, calc(100vw - 32px))',
    border: '1px solid var(--hairline-strong)',
    borderRadius: '6px',
    backgroundColor: 'var(--surface)',
    color: 'var(--ink)',
    boxShadow: 'var(--shadow)',
    fontFamily: 'var(--font-text)',
    fontSize: 'var(--size-14)',
    lineHeight: '20px',
    zIndex: '20',
  },
  '.cm-tooltip-hover .cm-tooltip-lint': { maxHeight: '320px', overflowY: 'auto' },
  '.cm-diagnostic': { padding: '8px 12px', margin: '0', whiteSpace: 'normal' },
  '.cm-diagnostic + .cm-diagnostic': { borderTop: '1px solid var(--hairline)' },
  '.cm-rt-problem-head': { marginBottom: '2px', color: 'var(--ink-2)', fontSize: 'var(--size-13)' },
  '.cm-rt-problem-head b': { color: 'var(--ink)', fontWeight: '600' },
  '.cm-rt-severity': {
    display: 'inline-block',
    width: '10px',
    height: '10px',
    marginRight: '6px',
  },
  '.cm-rt-problem code': {
    padding: '1px 4px',
    borderRadius: 'var(--radius)',
    backgroundColor: 'var(--sunken)',
    overflowWrap: 'anywhere',
  },
  '.cm-rt-fix-row': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    marginTop: '8px',
  },
  '.cm-rt-fix': {
    minHeight: 'var(--hit)',
    padding: '2px 8px',
    border: '1px solid var(--hairline-strong)',
    borderRadius: 'var(--radius)',
    backgroundColor: 'var(--surface)',
    color: 'var(--ink)',
    fontSize: 'var(--size-13)',
  },
  '.cm-rt-fix:hover': { backgroundColor: 'var(--sunken)' },
  '.cm-rt-fix-effect': { color: 'var(--ink-2)', fontSize: 'var(--size-13)' },
  '.cm-rt-about': {
    display: 'inline-block',
    marginTop: '4px',
    minHeight: 'var(--hit)',
    color: 'var(--accent)',
    fontSize: 'var(--size-13)',
    lineHeight: 'var(--hit)',
  },
})
