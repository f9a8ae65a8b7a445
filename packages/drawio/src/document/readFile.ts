import { decodeText, FormatError } from '@letu/core';
import { elementsOf, rawText, readXml, writeXml, type XmlElement } from '@letu/core/xml';
import { xmlInPng } from './carried.js';
import { isPng } from './png.js';
import { failure, tooLarge, tooMany } from './failures.js';
import { MOST_CELLS, MOST_CHARACTERS, MOST_DEPTH } from './limits.js';
import { libraryPage } from './libraryPage.js';
import { told } from '../locales/index.js';
import type { Attributes, DrawioFile, Page } from './model.js';
import { emptyPage, readModel, type PageNames } from './readPage.js';
import { unpack } from './unpack.js';

/**
 * Reads a file of draw.io: `.drawio` and `.xml`, packed or plain, and the pictures that carry one, `.drawio.svg` and `.drawio.png`. A
 * library of shapes is a page with these in rows.
 *
 * @param file Its text, or its bytes.
 * @throws FormatError that says what is wrong and where.
 */
export function readFile(file: string | Uint8Array): DrawioFile {
  if (file.length > MOST_CHARACTERS * 2) throw tooLarge();
  return readRoot(read(textOf(file)));
}

function textOf(file: string | Uint8Array): string {
  if (typeof file === 'string') return file;
  if (!isPng(file)) return decodeText(file);
  const xml = attempt(
    () => xmlInPng(file),
    (text) => text.nothingInPicture,
  );
  if (xml === undefined) throw failure((text) => text.nothingInPicture);
  return xml;
}

const read = (text: string): XmlElement => {
  if (text.length > MOST_CHARACTERS * 2) throw tooLarge();
  return readXml(text, { mostDepth: MOST_DEPTH });
};

function readRoot(root: XmlElement): DrawioFile {
  const { name, attributes, line } = root;
  if (name === 'svg') return readSvg(attributes);
  if (name === 'mxfile') return readPages(root);
  if (name === 'mxGraphModel') return { attributes: {}, pages: readEach([root]) };
  if (name === 'diagram') return { attributes: {}, pages: readEach([root]) };
  if (name === 'mxlibrary') return { attributes: {}, pages: [libraryPage(root, ...namesOf([root]))] };
  throw failure((text) => (name === 'templates' ? text.isTemplates : text.isNone), { line });
}

function readSvg({ content }: Attributes): DrawioFile {
  if (content === undefined) throw failure((text) => text.nothingInPicture);
  const root = attempt(
    () => read(unpack(content)),
    (text) => text.nothingInPicture,
  );
  // A picture in a picture would go on for ever.
  if (root.name === 'svg') throw failure((text) => text.nothingInPicture);
  return readRoot(root);
}

function readPages(root: XmlElement): DrawioFile {
  const diagrams = elementsOf(root, 'diagram');
  if (diagrams.length === 0) throw failure((text) => text.noPages, { line: root.line });
  const others = elementsOf(root).filter(({ name }) => name !== 'diagram');
  return {
    attributes: root.attributes,
    pages: readEach(diagrams),
    ...(others.length > 0 ? { extra: others.map(writeXml).join('') } : {}),
  };
}

function readEach(elements: readonly XmlElement[]): readonly Page[] {
  const names = namesOf(elements);
  let cells = 0;
  let characters = 0;
  return elements.map((element, index) => {
    const page = readDiagram(element, names[index]!, (size) => {
      characters += size;
      if (characters > MOST_CHARACTERS) throw tooLarge();
    });
    cells += page.cells.length;
    if (cells > MOST_CELLS) throw tooMany({ line: element.line });
    return page;
  });
}

/** Pages without an id get one that no other has; one without a name is called by its place. */
function namesOf(elements: readonly XmlElement[]): readonly PageNames[] {
  const taken = new Set(elements.map(({ attributes }) => attributes['id']));
  const seen = new Set<string>();
  return elements.map(({ name: element, attributes: { id, name } }, index) => {
    const isOwn = element === 'diagram' && id !== undefined && id !== '' && !seen.has(id);
    const own = isOwn ? id : freeId(taken, index + 1);
    seen.add(own);
    return { id: own, name: name ?? told((text) => text.page(index + 1))['zh-CN'] };
  });
}

function freeId(taken: Set<string | undefined>, from: number): string {
  let number = from;
  while (taken.has(`page-${number}`)) number += 1;
  taken.add(`page-${number}`);
  return `page-${number}`;
}

/** @param count Takes note of what is unpacked, in characters. */
function readDiagram(element: XmlElement, names: PageNames, count: (size: number) => void): Page {
  if (element.name === 'mxGraphModel') return readModel(element, names, {});
  const { id: _id, name: _name, ...attributes } = element.attributes;
  const [inside] = elementsOf(element);
  if (inside) return modelOf(inside, names, attributes);
  const packed = rawText(element).trim();
  if (packed === '') return emptyPage(names, attributes);
  const model = attempt(
    () => {
      const text = unpack(packed);
      count(text.length);
      return read(text);
    },
    (text) => text.badPage(names.name),
    element.line,
  );
  return modelOf(model, names, attributes);
}

function modelOf(element: XmlElement, names: PageNames, attributes: Attributes): Page {
  if (element.name === 'mxGraphModel') return readModel(element, names, attributes);
  throw failure((text) => text.badPage(names.name), { line: element.line });
}

/** Says what is wrong in the words of a file where something fails that has none for people, or the place of another text. */
function attempt<Value>(make: () => Value, said: Parameters<typeof failure>[0], line?: number): Value {
  try {
    return make();
  } catch (cause) {
    if (cause instanceof FormatError && cause.code === 'too-large') throw cause;
    throw failure(said, line === undefined ? { cause } : { cause, line });
  }
}
