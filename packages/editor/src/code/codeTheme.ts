import { EditorView } from '@codemirror/view';

const squiggle = (token: string) => ({
  backgroundImage: 'none',
  paddingBottom: '0',
  textDecoration: `underline wavy var(${token}) 1px`,
  textDecorationSkipInk: 'none',
  textUnderlineOffset: '3px',
});

/** The look of the code pane. Colours are the editor's custom properties, so one theme serves light and dark. */
export const codeTheme = EditorView.theme({
  '&': { height: '100%', color: 'var(--letu-text)', backgroundColor: 'var(--letu-surface)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'var(--letu-font-code)',
    fontSize: 'var(--letu-code-size)',
    lineHeight: '1.7',
    overflow: 'auto',
  },
  '.cm-content': { padding: '12px 0', caretColor: 'var(--letu-accent)' },
  '.cm-line': { padding: '0 16px 0 8px' },
  '.cm-cursor, .cm-dropCursor': { borderLeftColor: 'var(--letu-accent)', borderLeftWidth: '2px' },
  '.cm-gutters': {
    color: 'var(--letu-text-quiet)',
    backgroundColor: 'var(--letu-surface)',
    border: 'none',
    userSelect: 'none',
  },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '32px', padding: '0 6px 0 8px' },
  '.cm-gutter-lint': { width: '18px' },
  '.cm-gutter-lint .cm-gutterElement': { padding: '0 2px' },
  '.cm-lint-marker': { width: '14px', height: '14px', verticalAlign: 'text-bottom' },
  '.cm-activeLine': { backgroundColor: 'transparent' },
  '.cm-activeLineGutter': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine': { backgroundColor: 'var(--letu-line)' },
  '&.cm-focused .cm-activeLineGutter': { color: 'var(--letu-text)', backgroundColor: 'var(--letu-line)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--letu-selection)',
  },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'transparent',
    outline: '1px solid var(--letu-border-strong)',
    borderRadius: '2px',
  },
  '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: 'transparent' },
  '.cm-lintRange-error': squiggle('--letu-error'),
  '.cm-lintRange-warning': squiggle('--letu-warning'),
  '.cm-lintRange-info': squiggle('--letu-info'),
  '.cm-lintRange-active': { backgroundColor: 'var(--letu-line)' },
  '.cm-tooltip': {
    maxWidth: '36em',
    color: 'var(--letu-text)',
    backgroundColor: 'var(--letu-raised)',
    border: '1px solid var(--letu-border)',
    borderRadius: '8px',
    boxShadow: 'var(--letu-shadow)',
    overflow: 'hidden',
  },
  '.cm-diagnostic': { padding: '6px 12px', fontFamily: 'var(--letu-font)', whiteSpace: 'pre-wrap' },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--letu-error)' },
  '.cm-diagnostic-warning': { borderLeftColor: 'var(--letu-warning)' },
  '.cm-diagnostic-info': { borderLeftColor: 'var(--letu-info)' },
  '.cm-diagnosticSource': { color: 'var(--letu-text-quiet)', opacity: '1' },
});
