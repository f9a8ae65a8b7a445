import type { Diagram, SurfaceHandle, SurfacePicture, TextRange } from '@letu/core';
import { isTouched } from '@letu/hooks';
import type { CodeView } from './codeView.js';
import { codeCommands, type CodeCommandState } from './codeCommands.js';
import { placeOf } from './shapePlaces.js';

/** What a code pane is, as it is when it is asked for. */
export interface CodeAccess {
  /** Returns the pane, which is null once it is gone. */
  code(): CodeView | null;
  /** Returns the diagram as it is now. */
  read(): Diagram;
  /** Keeps what of a diagram is not its source. */
  keep(diagram: Diagram): void;
  /** Returns the picture that is shown. */
  picture(): SurfacePicture | undefined;
}

/** Returns what an editor does with a code pane. */
export function codeHandle(
  { code, read, keep, picture }: CodeAccess,
  state: CodeCommandState,
): SurfaceHandle {
  /** Does something where the present text says a shape; false where it does not. */
  const atShape = (ids: readonly string[], work: (pane: CodeView, place: TextRange) => boolean): boolean => {
    const [pane, shown] = [code(), picture()];
    const place = pane && shown && placeOf(shown, pane.value, ids);
    return pane && place ? work(pane, place) : false;
  };
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
    select(shapes) {
      atShape(shapes, (pane, place) => {
        pane.select(place);
        // A finger on the picture has not asked for a keyboard over it.
        if (!isTouched()) pane.focus();
        return true;
      });
    },
    commands: codeCommands(code, state),
    insert: (text) => code()?.insert(text),
    reveal: (diagnostic) => code()?.reveal(diagnostic),
    fix: (diagnostic, index) => code()?.fix(diagnostic, index),
    rename: (shape, label, newLabel) =>
      atShape([shape], (pane, place) => pane.rename(place, label, newLabel)),
  };
}
