import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DiagramPage } from '@letu/core';
import { exportedPages } from '../../export/pagePictures.js';
import { exportSettingsFor } from '../commands/editorCommands.js';
import type { EditorContext } from '../editorContext.js';
import { carriedDiagram } from './carriedDiagram.js';
import { EXPORT_FORMATS, type ExportChoice } from './exportChoice.js';
import { ExportDialog } from './ExportDialog.js';
import { drawPages } from './drawPages.js';
import { useSelected } from './useSelected.js';

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
  const pages = usePages(open ? picture?.source : undefined, context);
  const selected = useSelected(open, context);
  const formats = EXPORT_FORMATS.filter((format) => exports[format] !== false);
  const [format = 'png'] = formats;
  if (!root) return null;
  return (
    <ExportDialog
      {...{ open, picture, selected, formats, fileName, locale, root, onChoose, onClose }}
      initial={{ format, ...exportSettingsFor(format, exports, {}) }}
      pages={
        picture && pages.length > 0
          ? { count: pages.length, draw: () => drawPages(context, picture, pages) }
          : undefined
      }
      diagram={picture && (() => carriedDiagram(context, picture.source))}
    />
  );
}

const NO_PAGES: readonly DiagramPage[] = [];

/** Returns the pages of a source, once they are known. */
function usePages(source: string | undefined, { kind, options }: Pick<EditorContext, 'kind' | 'options'>) {
  const [pages, setPages] = useState(NO_PAGES);
  useEffect(() => {
    let isGone = false;
    if (source === undefined) return undefined;
    void exportedPages(kind.pagesOf, source, options).then((found) => {
      if (!isGone) setPages(found);
    });
    return () => {
      isGone = true;
    };
  }, [kind, options, source]);
  return pages;
}
