import { toPng, toSvgFile, type Theme } from '@letu/core';

/** A file format a picture can be exported in. */
export type DiagramExportFormat = 'svg' | 'png';

/** What lies behind a picture in a file. Shapes drawn for a dark page cannot be seen on a white one. */
const BACKGROUND: Readonly<Record<Theme, string>> = { light: '#ffffff', dark: '#1e1f23' };

/**
 * Makes a file of a picture. Light SVG files have no background, all others the ground they were drawn for.
 *
 * @param svg A complete `<svg>` element as text.
 * @param format The file's format.
 * @param theme The theme the picture was drawn for.
 * @throws A `DiagramError` with the code `export-failed`.
 */
export async function exportPicture(svg: string, format: DiagramExportFormat, theme: Theme): Promise<Blob> {
  const background = BACKGROUND[theme];
  if (format === 'png') return toPng(svg, { background });
  return new Blob([toSvgFile(svg, theme === 'dark' ? { background } : {})], { type: 'image/svg+xml' });
}
