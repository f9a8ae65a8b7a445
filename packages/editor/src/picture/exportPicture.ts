import { DiagramError, toPng, toSvgFile, type Theme } from '@letu/core';
import type { PictureState } from './pictureState.js';

/** What lies behind a picture in a file. Shapes drawn for a dark page cannot be seen on a white one. */
const BACKGROUND: Readonly<Record<Theme, string>> = { light: '#ffffff', dark: '#1e1f23' };

/** Makes a file of a picture that shows the present text. */
export async function exportPicture({ status, picture }: PictureState, format: 'svg' | 'png'): Promise<Blob> {
  if (status !== 'ready' || !picture) {
    throw new DiagramError('export-failed', 'The text has no picture at present.');
  }
  const background = BACKGROUND[picture.theme];
  if (format === 'png') return toPng(picture.svg, { background });
  const file = toSvgFile(picture.svg, picture.theme === 'dark' ? { background } : {});
  return new Blob([file], { type: 'image/svg+xml' });
}
