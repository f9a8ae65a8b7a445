import { toggleComment } from '@codemirror/commands';
import { nextDiagnostic } from '@codemirror/lint';
import { openSearchPanel } from '@codemirror/search';
import type { Command } from '@letu/core';
import { commandTitles } from '../locales/commandTitles.js';
import { askForCompletions } from './completionKeys.js';
import type { CodeView } from './codeView.js';

type CodeAction = keyof typeof commandTitles;

/** What each command does with the code pane. Those that need the caret move the focus there. */
const ACTIONS: Readonly<Record<CodeAction, (code: CodeView) => void>> = {
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
  format: (code) => code.format(),
};

/** What decides which commands can be used now. */
export interface CodeCommandState {
  readonly readOnly: boolean;
  readonly canFormat: boolean;
}

/** @param code Returns the pane, as it is when a command runs. */
export function codeCommands(
  code: () => CodeView | null,
  { readOnly, canFormat }: CodeCommandState,
): readonly Command[] {
  const command = (id: CodeAction, key: string, enabled: boolean): Command => ({
    id,
    group: 'edit',
    title: commandTitles[id],
    shortcuts: [key],
    enabled,
    run() {
      const pane = code();
      if (pane) ACTIONS[id](pane);
    },
  });
  const atCaret = { handledBySurface: true, inView: true } as const;
  return [
    { ...command('find', 'Mod-f', true), ...atCaret },
    { ...command('comment', 'Mod-/', !readOnly), ...atCaret },
    { ...command('complete', 'Ctrl-Space', !readOnly), ...atCaret },
    { ...command('nextProblem', 'F8', true), ...atCaret },
    { ...command('mend', 'Mod-.', !readOnly), ...atCaret },
    command('format', 'Alt-Shift-f', canFormat && !readOnly),
  ];
}
