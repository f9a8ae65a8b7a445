import { toggleComment } from '@codemirror/commands';
import { nextDiagnostic } from '@codemirror/lint';
import { openSearchPanel } from '@codemirror/search';
import { askForCompletions } from '../../code/completionKeys.js';
import type { CodeView } from '../../code/codeView.js';
import type { CodeAction } from './editorCommands.js';

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
