import { DiagramError } from '../error.js';

/** Loads a picture as an image that a canvas can draw and be read after. @throws A `DiagramError` with the code `export-failed`. */
export async function loadImage(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  // A blob's address would taint the canvas as soon as the picture holds HTML labels; a data URL does not.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  try {
    await image.decode();
  } catch (cause) {
    throw new DiagramError('export-failed', 'The picture could not be drawn.', { cause });
  }
  return image;
}
