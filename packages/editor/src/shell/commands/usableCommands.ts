import type { Command } from '@letu/core';
import type { Commands } from './command.js';

/** Returns the commands that can be used now, without the one that lists them. */
export function usableCommands(commands: Commands): readonly Command[] {
  return [...commands.values()].filter(({ id, enabled }) => enabled && id !== 'palette');
}
