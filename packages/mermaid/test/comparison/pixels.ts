import { svgSize, withSize } from '@letu/core';

/** Draws a picture as an image, as wide and high as it says it is. */
async function drawPixels(svg: string, width: number, height: number): Promise<Uint32Array> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(withSize(svg))}`;
  await image.decode();
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('There is no canvas to compare pictures on.');
  context.drawImage(image, 0, 0);
  return new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
}

/** Returns the share of pixels in which two pictures differ at all, over the whole of the larger one. */
export async function pixelsApart(one: string, other: string): Promise<number> {
  if (one === other) return 0;
  const sizes = [svgSize(one), svgSize(other)];
  const width = Math.ceil(Math.max(...sizes.map((size) => size.width)));
  const height = Math.ceil(Math.max(...sizes.map((size) => size.height)));
  const [a, b] = await Promise.all([drawPixels(one, width, height), drawPixels(other, width, height)]);
  let apart = 0;
  for (let index = 0; index < a.length; index++) if (a[index] !== b[index]) apart++;
  return apart / a.length;
}
