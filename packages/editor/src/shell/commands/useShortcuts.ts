import type { KeyboardEvent } from 'react';
import type { Commands } from './command.js';
import { isShortcut } from './shortcut.js';
import { useIsMac } from './useIsMac.js';

/**
 * Runs the command that keys are for.
 *
 * @returns false where there is none
 */
export function pressShortcut(commands: Commands, event: globalThis.KeyboardEvent, mac: boolean): boolean {
  for (const { shortcuts = [], handledBySurface, enabled, run } of commands.values()) {
    if (handledBySurface || !enabled) continue;
    if (!shortcuts.some((shortcut) => isShortcut(shortcut, event, mac))) continue;
    event.preventDefault();
    run();
    return true;
  }
  return false;
}

/** Returns what an editor does with the keys pressed inside it, before the code pane sees them. */
export function useShortcuts(commands: Commands): (event: KeyboardEvent) => void {
  const mac = useIsMac();
  return (event) => {
    if (pressShortcut(commands, event.nativeEvent, mac)) event.stopPropagation();
  };
}
