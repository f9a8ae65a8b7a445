import type { ListedKind } from '@letu/core';
import { readPreferences } from '../../account/preferences.js';
import { followLibrary } from '../../kinds/followLibrary.js';
import type { LibraryName } from '../../kinds/libraries.js';
import { stylesOfShape } from '../../kinds/shapeStyles.js';
import { loadChunk } from '../../routing/loadChunk.js';

/** How long an editor waits for what the account has added elsewhere, in milliseconds. */
const PATIENCE_MS = 1_500;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));

/** Without the server, the library of this device is offered. */
const followed = (kind: LibraryName) => followLibrary(kind).catch(() => undefined);

/** Has the editors that one draws in begin with what is set among the preferences. Does nothing for other kinds. */
export async function bringOwnDefaults({ kind }: ListedKind): Promise<void> {
  const { shape, 'shape.palette': palette } = readPreferences();
  const chosen = shape?.enabled ? shape : undefined;
  if (kind === 'drawio' || kind === 'excalidraw') await Promise.race([followed(kind), pause()]);
  if (kind === 'drawio') {
    const { provideDrawioDefaults } = await loadChunk(() => import('@letu/drawio'));
    provideDrawioDefaults({ ...(chosen ? stylesOfShape(chosen) : {}), palette });
  }
  if (kind === 'excalidraw') {
    const { provideBoardDefaults } = await loadChunk(() => import('@letu/excalidraw'));
    provideBoardDefaults(
      chosen
        ? {
            currentItemStrokeColor: chosen.stroke,
            currentItemBackgroundColor: chosen.fill === '#ffffff' ? 'transparent' : chosen.fill,
            currentItemStrokeWidth: chosen.strokeWidth,
            currentItemRoughness: chosen.roughness,
            currentItemFontSize: chosen.fontSize,
          }
        : {},
    );
  }
}
