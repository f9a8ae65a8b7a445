import type { CanvasPart, ListedKind } from '@letu/core';
import { kindByName } from '@letu/kinds';
import { readPreferences } from '../../account/keptPreferences.js';
import { followLibrary } from '../../kinds/followLibrary.js';
import { loadCanvas } from '../../kinds/loadCanvas.js';
import { loadChunk } from '../../routing/loadChunk.js';
import { readSettings } from '../../settings/settings.js';

/** How long an editor waits for what the account has added elsewhere, in milliseconds. */
const PATIENCE_MS = 1_500;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));

/**
 * Has the editor of a kind with shapes begin with what is set among the preferences and the account's library, and take in the texts
 * that it can. Does nothing for other kinds.
 */
export async function prepareCanvas(kind: ListedKind): Promise<void> {
  const canvas = await loadCanvas(kind);
  if (!canvas) return;
  bringTexts(kind, canvas.takesIn);
  const { shape, 'shape.palette': palette } = readPreferences();
  canvas.setDefaults({ look: shape?.enabled ? shape : undefined, palette });
  // Without the server, the library of this device is offered.
  const followed = followLibrary(kind.kind, canvas.library).catch(() => undefined);
  await Promise.race([followed, pause()]);
}

/** Lets a canvas take in texts of another kind, drawn by the product's own. */
function bringTexts({ kind }: ListedKind, takesIn: CanvasPart['takesIn']): void {
  const from = takesIn && kindByName(takesIn.kind);
  if (!from) return;
  takesIn.provide(async (source) => {
    const [definition, { drawFigure, writeAs }] = await Promise.all([
      loadChunk(from.loadKind),
      loadChunk(() => import('@letu/convert')),
    ]);
    const { locale } = readSettings();
    const drawn = await drawFigure(definition, { source }, { theme: 'light', locale });
    if (drawn.status !== 'success') {
      throw new Error(drawn.diagnostics.map(({ message }) => message).join('\n'));
    }
    const written = writeAs[kind]?.(drawn.figure);
    if (written === undefined) throw new RangeError('No figures are written as this kind.');
    return written;
  });
}
