import { useImperativeHandle, type ForwardedRef } from 'react';
import { DiagramError } from '@letu/core';
import { useLatest } from '@letu/hooks';
import { exportPicture } from './export/exportPicture.js';
import type { LivePicture } from './picture/livePicture.js';
import type { DiagramEditorHandle } from './props.js';
import { pressShortcut } from './shell/commands/useShortcuts.js';
import { useIsMac } from './shell/commands/useIsMac.js';
import { carriedDiagram } from './shell/out/carriedDiagram.js';
import { settled } from './shell/out/settled.js';
import type { ShellState } from './shell/useShell.js';
import type { DiagramValue } from './shell/useDiagramValue.js';

/** Gives an editor's ref what hosts do with an editor. */
export function useEditorHandle<Options>(
  ref: ForwardedRef<DiagramEditorHandle>,
  value: DiagramValue<Options>,
  live: LivePicture<Options>,
  shell: ShellState,
): void {
  const { edited } = value;
  const latestShell = useLatest(shell);
  const latest = useLatest(value);
  const mac = useIsMac();
  useImperativeHandle(
    ref,
    () => ({
      focus: () => edited.focus(),
      getValue: () => edited.read(),
      getDiagram: () => latest.current.read(),
      setValue(next) {
        if (typeof next === 'string') return edited.replace(next, 'handle');
        edited.replace(next.source, 'handle', next.files);
        // Whoever gives an editor a diagram has it from the same kind.
        latest.current.setOptions?.((next.options ?? {}) as Partial<Options>, 'handle');
      },
      undo: () => edited.undo(),
      redo: () => edited.redo(),
      press: (event) => pressShortcut(latestShell.current.commands, event, mac),
      openCommandPalette: () => latestShell.current.commands.get('palette')?.run(),
      export: async (format, exportOptions) => {
        edited.read();
        const { status, picture } = await settled(live);
        if (status !== 'ready' || !picture) {
          throw new DiagramError('export-failed', 'The text has no picture at present.');
        }
        const diagram = await carriedDiagram(latestShell.current.context, picture.source);
        return exportPicture({ ...picture, diagram }, format, exportOptions);
      },
    }),
    [edited, live, latest, latestShell, mac],
  );
}
