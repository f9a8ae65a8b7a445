import { largestPngScale, svgSize, toPng, type PictureSize } from '@letu/core';
import type { ExportablePicture } from './exportablePicture.js';

/** Pixels a CSS pixel, where the picture is not too large for that: sharp when printed, 288 dots an inch. */
const SCALE = 3;
/** Points a CSS pixel: https://www.w3.org/TR/css-values-4/#absolute-lengths */
const POINTS = 72 / 96;

/**
 * Makes a PDF of one page as large as the picture, with the diagram's text attached as a file.
 *
 * The page holds pixels: no PDF has the fonts of the reader's browser, which the picture was measured with.
 *
 * @param background A CSS colour behind the picture; none when left out.
 * @throws A `DiagramError` with the code `export-failed`.
 */
export async function toPdf(
  { svg, diagram }: ExportablePicture,
  background: string | undefined,
): Promise<Blob> {
  const [{ PDFDocument }, png] = await Promise.all([
    import('pdf-lib'),
    toPng(svg, { scale: Math.min(SCALE, largestPngScale(svg)), background }),
  ]);
  const pdf = await PDFDocument.create();
  const image = await pdf.embedPng(await png.arrayBuffer());
  const { width, height } = inPoints(svgSize(svg));
  pdf.addPage([width, height]).drawImage(image, { x: 0, y: 0, width, height });
  pdf.setCreator('Letu');
  pdf.setProducer('Letu');
  if (diagram) {
    await pdf.attach(new TextEncoder().encode(diagram.source), 'source.txt', { mimeType: 'text/plain' });
  }
  return new Blob([new Uint8Array(await pdf.save())], { type: 'application/pdf' });
}

function inPoints({ width, height }: PictureSize): PictureSize {
  return { width: width * POINTS, height: height * POINTS };
}
