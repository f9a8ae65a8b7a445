import type { LocalizedText } from '@letu/core';

/** Where a command stands in the palette and among the shortcuts. */
export type CommandGroup = 'file' | 'edit' | 'view' | 'copy' | 'export' | 'help';

/** The groups, in the order to show them. */
export const COMMAND_GROUPS: readonly CommandGroup[] = ['file', 'edit', 'view', 'copy', 'export', 'help'];

/** Something the editor can do. The tool bar, the palette, the shortcuts and their list are all made of these. */
export interface Command {
  /** Unique in an editor: `open`, `export.png`, `template.order`. */
  readonly id: string;
  readonly group: CommandGroup;
  readonly title: LocalizedText;
  /** As CodeMirror writes keys, with `Mod` for Ctrl or, on a Mac, Command: `Mod-Shift-p`. */
  readonly shortcuts?: readonly string[];
  /** True where the code pane answers to the shortcuts itself. */
  readonly handledByCode?: true;
  readonly enabled: boolean;
  /** Set for one of several choices: whether it is the present one. */
  readonly checked?: boolean;
  run(): void;
}

/** An editor's commands by their id. */
export type Commands = ReadonlyMap<string, Command>;
