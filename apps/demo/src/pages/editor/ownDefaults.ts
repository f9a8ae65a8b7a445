import type { ListedKind } from '@letu/core';
import { readPreferences } from '../../account/preferences.js';
import { stylesOfShape } from '../../kinds/shapeStyles.js';
import { loadChunk } from '../../routing/loadChunk.js';

/** Has the editors that one draws in begin with what is set among the preferences. Does nothing for other kinds. */
export async function bringOwnDefaults({ kind }: ListedKind): Promise<void> {
  const { shape, 'shape.palette': palette } = readPreferences();
  const chosen = shape?.enabled ? shape : undefined;
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
