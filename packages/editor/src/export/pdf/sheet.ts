import { PDFArray, PDFDict, PDFName, type PDFDocument, type PDFPage, type PDFRef } from 'pdf-lib';
import { number } from './content.js';
import type { LetterFonts } from './letterFonts.js';

/** What `PDFContext.obj` takes, whose type the library keeps to itself. */
type Literal = string | number | boolean | readonly Literal[] | Dictionary;
interface Dictionary {
  [name: string]: Literal;
}

/** What a page of a file is written with: its operators, and what they name. */
export class Sheet {
  readonly pdf: PDFDocument;
  readonly letters: LetterFonts;
  readonly #page: PDFPage;
  readonly #operators: string[] = [];
  readonly #states = new Map<string, string>();
  #names = 0;

  constructor(pdf: PDFDocument, page: PDFPage, letters: LetterFonts) {
    this.pdf = pdf;
    this.#page = page;
    this.letters = letters;
  }

  write(...operators: readonly string[]): void {
    this.#operators.push(...operators);
  }

  /** Names a part of the document for the operators of this page. */
  name(group: 'XObject' | 'Pattern' | 'ExtGState', part: PDFRef): string {
    const name = `${group.charAt(0)}${(this.#names += 1)}`;
    this.#resources(group).set(PDFName.of(name), part);
    return name;
  }

  /** Sets how far what follows can be seen through, and how it is mixed with what lies beneath. */
  setOpacity(fill: number, stroke: number, blend: string): void {
    if (fill === 1 && stroke === 1 && blend === 'Normal') return;
    const key = `${number(fill)} ${number(stroke)} ${blend}`;
    const known = this.#states.get(key);
    const name = known ?? this.name('ExtGState', this.register({ ca: fill, CA: stroke, BM: blend }));
    this.#states.set(key, name);
    this.write(`/${name} gs`);
  }

  /** Puts a dictionary into the document. */
  register(dictionary: Dictionary): PDFRef {
    return this.pdf.context.register(this.pdf.context.obj(dictionary));
  }

  /** Writes the page into the document, which holds its fonts already. */
  finish(fonts: ReadonlyMap<string, PDFRef>): void {
    const { node } = this.#page;
    const contents = PDFArray.withContext(this.pdf.context);
    contents.push(this.pdf.context.register(this.pdf.context.flateStream(this.#operators.join('\n'))));
    node.set(PDFName.of('Contents'), contents);
    const named = this.#resources('Font');
    for (const [name, font] of fonts) named.set(PDFName.of(name), font);
  }

  #resources(group: string): PDFDict {
    const { node } = this.#page;
    node.normalize();
    const all = node.Resources()!;
    const found = all.lookupMaybe(PDFName.of(group), PDFDict);
    if (found) return found;
    const made = this.pdf.context.obj({});
    all.set(PDFName.of(group), made);
    return made;
  }
}
