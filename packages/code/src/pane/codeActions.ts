import { toggleComment } from '@codemirror/commands';
import { nextDiagnostic } from '@codemirror/lint';
import { openSearchPanel } from '@codemirror/search';
import { askForCompletions } from './completionKeys.js';
import type { CodeView } from './codeView.js';

/** What the code pane does when asked from outside. */
export type CodeAction =
  'undo' | 'redo' | 'format' | 'find' | 'comment' | 'complete' | 'nextProblem' | 'mend' | 'focusCode';

/** What each action does with the code pane. Those that need the caret move the focus there. */
export const codeActions: Readonly<Record<CodeAction, (code: CodeView) => void>> = {
  undo: (code) => code.undo(),
  redo: (code) => code.redo(),
  format: (code) => code.format(),
  find: (code) => code.run(openSearchPanel),
  comment: (code) => {
    code.focus();
    code.run(toggleComment);
  },
  complete: (code) => {
    code.focus();
    code.run(askForCompletions);
  },
  nextProblem: (code) => {
    code.focus();
    code.run(nextDiagnostic);
  },
  mend: (code) => {
    code.focus();
    code.mend();
  },
  focusCode: (code) => code.focus(),
};
