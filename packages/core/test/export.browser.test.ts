import { describe, expect, it } from 'vitest';
import { cropToContent, svgSize, toPng } from '@letu/core';

async function pixels(
  blob: Blob,
): Promise<{ width: number; height: number; at(x: number, y: number): number[] }> {
  const bitmap = await createImageBitmap(blob);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  return {
    width: bitmap.width,
    height: bitmap.height,
    at: (x, y) => [...(context?.getImageData(x, y, 1, 1).data ?? [])],
  };
}

describe('toPng', () => {
  it('draws at the scale asked for, transparent where nothing is', async () => {
    const svg = '<svg viewBox="0 0 20 10"><rect width="10" height="10" fill="#f00"/></svg>';
    const picture = await pixels(await toPng(svg, { scale: 3 }));
    expect([picture.width, picture.height]).toEqual([60, 30]);
    expect(picture.at(15, 15)).toEqual([255, 0, 0, 255]);
    expect(picture.at(45, 15)).toEqual([0, 0, 0, 0]);
  });

  it('puts a background behind the picture, also where its view box starts elsewhere', async () => {
    const svg = '<svg viewBox="-5 -5 20 10"><rect width="1" height="1" fill="#f00"/></svg>';
    const picture = await pixels(await toPng(svg, { scale: 1, background: '#00f' }));
    expect(picture.at(0, 0)).toEqual([0, 0, 255, 255]);
    expect(picture.at(19, 9)).toEqual([0, 0, 255, 255]);
  });

  it('draws HTML labels too', async () => {
    const label = '<div xmlns="http://www.w3.org/1999/xhtml" style="height:20px;background:#0f0"></div>';
    const svg = `<svg viewBox="0 0 20 20"><foreignObject width="20" height="20">${label}</foreignObject></svg>`;
    expect((await pixels(await toPng(svg, { scale: 1 }))).at(10, 10)).toEqual([0, 255, 0, 255]);
  });

  it('draws a picture that limits its own width at full size', async () => {
    const svg =
      '<svg width="100%" style="max-width: 10px;" viewBox="0 0 10 10"><rect width="10" height="10"/></svg>';
    const picture = await pixels(await toPng(svg, { scale: 4 }));
    expect([picture.width, picture.at(39, 39)]).toEqual([40, [0, 0, 0, 255]]);
  });

  it.each([
    ['too large for a canvas', '<svg viewBox="0 0 20000 10"></svg>'],
    ['not well formed', '<svg viewBox="0 0 10 10"><g></svg>'],
  ])('rejects with a code when the picture is %s', async (_name, svg) => {
    await expect(toPng(svg, { scale: 1 })).rejects.toMatchObject({ code: 'export-failed' });
  });
});

describe('cropToContent', () => {
  it('cuts a picture to what is drawn on its sheet', async () => {
    const svg =
      '<svg viewBox="0 0 400 200"><rect width="400" height="200" fill="#fff"/><rect x="100" y="80" width="100" height="40"/></svg>';
    const { width, height } = svgSize((await cropToContent(svg)) ?? '');
    expect(width).toBeGreaterThan(100);
    expect(width).toBeLessThan(140);
    expect(height).toBeGreaterThan(40);
    expect(height).toBeLessThan(80);
  });

  it('leaves a picture as it is that is drawn on all over', async () => {
    const svg =
      '<svg viewBox="0 0 40 20"><circle cx="20" cy="10" r="25" fill="#00f"/><path d="M1 1h38v18h-38z"/></svg>';
    expect(await cropToContent(svg)).toBe(svg);
  });

  it('says of a sheet that nothing is drawn on it', async () => {
    expect(await cropToContent('<svg viewBox="0 0 40 20"></svg>')).toBeNull();
    expect(
      await cropToContent('<svg viewBox="0 0 40 20"><path d="M0 0h40v20h-40z" fill="#fff"/></svg>'),
    ).toBeNull();
  });
});
