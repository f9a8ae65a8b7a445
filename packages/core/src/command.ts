import type { LocalizedText } from './locale.js';

/** Where a command stands in the palette and among the shortcuts. */
export type CommandGroup = 'file' | 'edit' | 'view' | 'copy' | 'export' | 'help';

/** Something an editor or its surface can do. The tool bar, the palette, the shortcuts and their list are all made of these. */
export interface Command {
  /** Unique in an editor: `open`, `export.png`, `template.order`. */
  readonly id: string;
  readonly group: CommandGroup;
  readonly title: LocalizedText;
  /** Keys with `Mod` for Ctrl or, on a Mac, Command: `Mod-Shift-p`. */
  readonly shortcuts?: readonly string[];
  /** True where the surface answers to the shortcuts itself. */
  readonly handledBySurface?: true;
  /** True for what is of use only while the surface is seen, such as what needs its caret. */
  readonly inView?: true;
  readonly enabled: boolean;
  /** Set for one of several choices: whether it is the present one. */
  readonly checked?: boolean;
  run(): void;
}
