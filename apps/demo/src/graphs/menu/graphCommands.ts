import { createContext, use } from 'react';
import type { GraphCommand, MenuPlace } from './commands.js';
import type { GraphExport } from './exportGraph.js';
import type { GraphSubject, MenuTarget } from './subject.js';

/** How a graph's menu is opened where a pointer is, or the keyboard's focus. */
export interface MenuOptions {
  /** Where the menu stands. @default 'list' */
  readonly place?: MenuPlace | undefined;
  /** Moves the graph to the trash in the way of a list that tells of it itself. @default the usual way */
  readonly onDelete?: (() => void) | undefined;
  /** Called once a dialog that the menu has led to is gone, for the keyboard's place to go back to where the menu was. */
  readonly onDialogGone?: (() => void) | undefined;
}

/** What can be done to graphs from any page inside of the shell. */
export interface GraphCommands {
  run(command: Exclude<GraphCommand, 'export'>, subject: GraphSubject, options?: MenuOptions): void;
  exportAs(format: GraphExport, subject: GraphSubject): void;
  /** Opens a graph's menu at a point of the window. */
  openMenu(target: MenuTarget, at: { readonly x: number; readonly y: number }, options?: MenuOptions): void;
}

export const GraphCommandsContext = createContext<GraphCommands | undefined>(undefined);

/** Returns what can be done to graphs. @throws TypeError outside of the shell. */
export function useGraphCommands(): GraphCommands {
  const commands = use(GraphCommandsContext);
  if (!commands) throw new TypeError('There is nothing around that carries out commands on graphs.');
  return commands;
}
