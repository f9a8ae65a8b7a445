import { PDFName, type PDFDocument, type PDFRef } from 'pdf-lib';
import { number } from './content.js';
import { outlineOf, type Outline } from './outline.js';

/** A byte names a letter, and 0 is left out: some programs take it for an end. */
const LETTERS_A_FONT = 255;

/** A letter of a font of the file. */
export interface Letter extends Outline {
  /** The name of the font among the resources of the page. */
  readonly font: string;
  /** The byte that names the letter in it, as two hexadecimal digits. */
  readonly code: string;
}

interface Face {
  readonly name: string;
  readonly letters: { readonly text: string; readonly outline: Outline }[];
}

/**
 * The letters of a document as fonts of it (Type 3: https://opensource.adobe.com/dc-acrobat-sdk-docs/pdfstandards/PDF32000_2008.pdf,
 * 9.6.5), each with the text it stands for, so that what is read can be marked, copied and found.
 */
export class LetterFonts {
  readonly #letters = new Map<string, Letter>();
  readonly #faces: Face[] = [];
  readonly #open = new Map<string, Face>();

  /** Returns a letter in a CSS font, which has `{size}` where its size stands. */
  letter(text: string, font: string): Letter {
    const key = `${font}\n${text}`;
    const known = this.#letters.get(key);
    if (known) return known;
    const face = this.#faceOf(font);
    const outline = outlineOf(text, font);
    face.letters.push({ text, outline });
    const letter = { ...outline, font: face.name, code: hex(face.letters.length) };
    this.#letters.set(key, letter);
    return letter;
  }

  #faceOf(font: string): Face {
    const open = this.#open.get(font);
    if (open && open.letters.length < LETTERS_A_FONT) return open;
    const face = { name: `F${this.#faces.length}`, letters: [] };
    this.#faces.push(face);
    this.#open.set(font, face);
    return face;
  }

  /** Writes the fonts into the document. Returns what each is, by its name. */
  async write(pdf: PDFDocument): Promise<ReadonlyMap<string, PDFRef>> {
    const written = new Map<string, PDFRef>();
    for (const face of this.#faces) written.set(face.name, await writeFace(pdf, face));
    return written;
  }
}

async function writeFace(pdf: PDFDocument, { letters }: Face): Promise<PDFRef> {
  const { context } = pdf;
  const procedures: Record<string, PDFRef> = {};
  const images: Record<string, PDFRef> = {};
  for (const [at, { outline }] of letters.entries()) {
    const name = `g${at + 1}`;
    if (outline.image) images[name] = await imageIn(pdf, outline.image.canvas);
    procedures[name] = context.register(context.flateStream(procedureOf(outline, name)));
  }
  const widths = letters.map(({ outline }) => Math.round(outline.advance * 10) / 10);
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type3',
      FontBBox: [0, 0, 0, 0],
      FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
      CharProcs: procedures,
      Encoding: {
        Type: 'Encoding',
        Differences: [1, ...Object.keys(procedures).map((name) => PDFName.of(name))],
      },
      FirstChar: 1,
      LastChar: letters.length,
      Widths: widths,
      Resources: { XObject: images },
      ToUnicode: context.register(context.flateStream(textsOf(letters.map(({ text }) => text)))),
    }),
  );
}

async function imageIn(pdf: PDFDocument, canvas: HTMLCanvasElement): Promise<PDFRef> {
  return (await pdf.embedPng(canvas.toDataURL('image/png'))).ref;
}

/** What draws a letter: a shape in the colour of the text, or a picture in its own. */
function procedureOf({ advance, path, image }: Outline, name: string): string {
  const width = number(advance);
  if (!image) return `${width} 0 -1000 -1000 3000 2000 d1\n${path}${path === '' ? '' : '\nf*'}`;
  const [left, bottom, wide, high] = image.box;
  return `${width} 0 d0\nq ${number(wide)} 0 0 ${number(high)} ${number(left)} ${number(bottom)} cm /${name} Do Q`;
}

const hex = (byte: number) => byte.toString(16).padStart(2, '0');

/** Returns what tells programs the text that each letter stands for. */
function textsOf(texts: readonly string[]): string {
  const lines = texts.map((text, at) => `<${hex(at + 1)}> <${utf16(text)}>`);
  const parts: string[] = [];
  for (let at = 0; at < lines.length; at += 100) {
    const part = lines.slice(at, at + 100);
    parts.push(`${part.length} beginbfchar\n${part.join('\n')}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<00> <ff>
endcodespacerange
${parts.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}

const utf16 = (text: string): string =>
  Array.from({ length: text.length }, (_none, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join(
    '',
  );
