import type { Diagram, SurfaceHandle } from '@letu/core';
import type { CodeView } from './codeView.js';
import { codeCommands, type CodeCommandState } from './codeCommands.js';

/**
 * Returns what an editor does with a code pane.
 *
 * @param code Returns the pane, which is null once it is gone.
 * @param read Returns the diagram as it is now.
 * @param keep Keeps what of a diagram is not its source.
 */
export function codeHandle(
  code: () => CodeView | null,
  read: () => Diagram,
  keep: (diagram: Diagram) => void,
  state: CodeCommandState,
): SurfaceHandle {
  return {
    focus: () => code()?.focus(),
    read,
    replace(diagram, by) {
      const { source } = diagram;
      keep(diagram);
      if (by === 'remote') code()?.receive(source);
      else code()?.setValue(source, by);
    },
    undo: () => code()?.undo() ?? false,
    redo: () => code()?.redo() ?? false,
    select: (range) => code()?.select(range),
    commands: codeCommands(code, state),
    insert: (text) => code()?.insert(text),
    reveal: (diagnostic) => code()?.reveal(diagnostic),
    fix: (diagnostic, index) => code()?.fix(diagnostic, index),
    rename: (range, label, newLabel) => code()?.rename(range, label, newLabel) ?? false,
  };
}
