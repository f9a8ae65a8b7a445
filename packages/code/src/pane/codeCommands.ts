import { toggleComment } from '@codemirror/commands';
import { nextDiagnostic } from '@codemirror/lint';
import { openSearchPanel } from '@codemirror/search';
import { localizedFor, type Command, type OwnMessages } from '@letu/core';
import { codeMessages } from '../locales/index.js';
import type { CodeMessages } from '../locales/zh-CN.js';
import { askForCompletions } from './completionKeys.js';
import type { CodeView } from './codeView.js';

type CodeAction = keyof CodeMessages['commands'];

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

/** What decides which commands can be used now, and what they are called. */
export interface CodeCommandState {
  readonly readOnly: boolean;
  readonly canFormat: boolean;
  /** A host's own words. */
  readonly own: readonly OwnMessages[];
}

/** @param code Returns the pane, as it is when a command runs. */
export function codeCommands(
  code: () => CodeView | null,
  { readOnly, canFormat, own }: CodeCommandState,
): readonly Command[] {
  const command = (id: CodeAction, key: string, enabled: boolean): Command => ({
    id,
    group: 'edit',
    title: localizedFor(codeMessages, own, ({ commands }) => commands[id]),
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
