import type { Command, CommandGroup } from '@letu/core';

/** The groups, in the order to show them. */
export const COMMAND_GROUPS: readonly CommandGroup[] = ['file', 'edit', 'view', 'copy', 'export', 'help'];

/** An editor's commands by their id. */
export type Commands = ReadonlyMap<string, Command>;

/** Tells whether a command can be used now, and is not the one that lists them. */
export const isOfPalette = ({ id, enabled }: Command): boolean => enabled && id !== 'palette';
