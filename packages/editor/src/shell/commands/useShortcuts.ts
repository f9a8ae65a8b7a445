import type { KeyboardEvent } from 'react';
import type { Commands } from './command.js';
import { isShortcut } from './shortcut.js';
import { useIsMac } from './useIsMac.js';

/** Returns what an editor does with the keys pressed inside it, before the code pane sees them. */
export function useShortcuts(commands: Commands): (event: KeyboardEvent) => void {
  const mac = useIsMac();
  return (event) => {
    for (const { shortcuts = [], handledBySurface, enabled, run } of commands.values()) {
      if (handledBySurface || !enabled) continue;
      if (!shortcuts.some((shortcut) => isShortcut(shortcut, event.nativeEvent, mac))) continue;
      event.preventDefault();
      event.stopPropagation();
      run();
      return;
    }
  };
}
