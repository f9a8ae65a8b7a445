import { useSyncExternalStore } from 'react';
import { exportSettingsFor } from '../commands/editorCommands.js';
import type { EditorContext } from '../editorContext.js';
import { carriedDiagram } from './carriedDiagram.js';
import { EXPORT_FORMATS, type ExportChoice } from './exportChoice.js';
import { ExportDialog } from './ExportDialog.js';

export interface ExportOverlayProps {
  readonly open: boolean;
  readonly context: Pick<
    EditorContext,
    'kind' | 'options' | 'edited' | 'files' | 'live' | 'exports' | 'fileName' | 'locale'
  >;
  readonly root: HTMLElement | null;
  onChoose(choice: ExportChoice): void;
  onClose(): void;
}

/** The export of an editor's picture, with the formats that its host offers. */
export function ExportOverlay({ open, context, root, onChoose, onClose }: ExportOverlayProps) {
  const { live, exports, fileName, locale } = context;
  const { picture } = useSyncExternalStore(live.subscribe, live.getState, live.getState);
  const formats = EXPORT_FORMATS.filter((format) => exports[format] !== false);
  const [format = 'png'] = formats;
  if (!root) return null;
  return (
    <ExportDialog
      {...{ open, picture, formats, fileName, locale, root, onChoose, onClose }}
      initial={{ format, ...exportSettingsFor(format, exports, {}) }}
      diagram={picture && (() => carriedDiagram(context, picture.source))}
    />
  );
}
