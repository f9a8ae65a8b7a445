import { describe, expect, it } from 'vitest';
import { excalidraw } from '@letu/excalidraw';
import { engine } from '@letu/excalidraw/engine';
import { loadVendor } from '../src/surface/vendor.js';

/** The share of pixels that may differ from Excalidraw's own picture. */
const MOST = 0.001;
/** A difference of a channel that is seen, of 255. */
const SEEN = 32;

async function pixels(svg: string): Promise<ImageData> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const [width, height] = [Math.ceil(image.naturalWidth), Math.ceil(image.naturalHeight)];
  const context = new OffscreenCanvas(width, height).getContext('2d')!;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, width, height);
}

describe('the picture of a board', { tags: 'long' }, () => {
  const boards = excalidraw.examples.filter(({ id }) => id !== 'blank');
  it.each(boards)('is that of Excalidraw itself: $id', async ({ source }) => {
    const { exportToSvg, restoreElements } = await loadVendor();
    const { elements } = JSON.parse(source) as { elements: Parameters<typeof restoreElements>[0] };
    const theirs = await exportToSvg({
      elements: restoreElements(elements, null),
      appState: { exportBackground: false },
      files: {},
    });
    const ours = await engine.render(source);
    const [one, other] = [
      await pixels(ours.status === 'success' ? ours.svg : ''),
      await pixels(theirs.outerHTML),
    ];
    expect([one.width, one.height]).toEqual([other.width, other.height]);
    const differing = one.data.filter((value, at) => Math.abs(value - other.data[at]!) > SEEN).length / 4;
    expect(differing / (one.width * one.height)).toBeLessThan(MOST);
  });

  it('asks no server of others for anything', () => {
    const asked = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name, location.href))
      .map(({ protocol, host }) => protocol + host);
    expect(new Set(asked.filter((origin) => !/^(?:data|blob):/.test(origin)))).toEqual(
      new Set([location.protocol + location.host]),
    );
  });
});
