import { PDFDocument } from 'pdf-lib';
import { svgSize } from '@letu/core';
import type { ExportablePicture } from './exportablePicture.js';
import { colourOf, rgb } from './pdf/colour.js';
import { drawPicture } from './pdf/draw.js';
import { LetterFonts } from './pdf/letterFonts.js';
import { drawPiece } from './pdf/piece.js';
import { number } from './pdf/content.js';
import { Sheet } from './pdf/sheet.js';
import { layOut } from './pdf/stage.js';

/** Points a CSS pixel: https://www.w3.org/TR/css-values-4/#absolute-lengths */
const POINTS = 72 / 96;

/**
 * Makes a PDF of pictures, each a page as large as itself, with the diagram's text attached as a file. Lines, areas and letters stay
 * what they are, so that nothing blurs and texts can be found; the outlines of the letters are those the browser draws.
 *
 * @param pictures One or more; the first one's diagram is attached.
 * @param background A CSS colour behind the pictures; none when left out.
 * @throws A `DiagramError` where a picture cannot be read or drawn at all.
 */
export async function toPdf(
  pictures: readonly ExportablePicture[],
  background: string | undefined,
): Promise<Blob> {
  const pdf = await PDFDocument.create();
  const letters = new LetterFonts();
  const sheets: Sheet[] = [];
  for (const { svg } of pictures) sheets.push(await sheetOf(pdf, letters, svg, background));
  const fonts = await letters.write(pdf);
  for (const sheet of sheets) sheet.finish(fonts);
  pdf.setCreator('Letu');
  pdf.setProducer('Letu');
  const diagram = pictures[0]?.diagram;
  if (diagram) {
    await pdf.attach(new TextEncoder().encode(diagram.source), 'source.txt', { mimeType: 'text/plain' });
  }
  return new Blob([new Uint8Array(await pdf.save())], { type: 'application/pdf' });
}

async function sheetOf(
  pdf: PDFDocument,
  letters: LetterFonts,
  svg: string,
  background: string | undefined,
): Promise<Sheet> {
  const size = svgSize(svg);
  const [width, height] = [size.width * POINTS, size.height * POINTS];
  const page = pdf.addPage([width, height]);
  // The page counts upwards.
  const toPage = new DOMMatrix([POINTS, 0, 0, -POINTS, 0, height]);
  const begin = () => {
    const sheet = new Sheet(pdf, page, letters);
    if (background !== undefined) {
      sheet.write(`${rgb(colourOf(background))} rg 0 0 ${number(width)} ${number(height)} re f`);
    }
    return sheet;
  };
  const stage = await layOut(svg);
  try {
    const sheet = begin();
    await drawPicture(sheet, stage, toPage);
    return sheet;
  } catch {
    // Whatever the page cannot tell of a picture, it can still draw it.
    const sheet = begin();
    await drawPiece(sheet, stage, stage.root, toPage);
    return sheet;
  } finally {
    stage.remove();
  }
}
