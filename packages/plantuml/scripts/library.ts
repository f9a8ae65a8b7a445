import { posix } from 'node:path';
import { PackWriter } from './packWriter.js';
import { readImages, readSprites, readSvgs, readTexts, type SpriteTableEntry } from './spm.js';

/** The tables of one library, as they lie in the jar. */
export interface LibraryTables {
  readonly puml: Uint8Array;
  readonly sprite?: Uint8Array | undefined;
  readonly svg?: Uint8Array | undefined;
  readonly json?: Uint8Array | undefined;
}

/** Icons for Mermaid, which PlantUML has no use for: a third of their library. */
const UNUSED_JSON = /mermaid\.json$/;

const MONO_REFERENCE = /^(\s*sprite\s+\S+\s+)#[^#]+#(.+?)\s*$/;
const SVG_REFERENCE = /^(\s*sprite\s+\S+\s+):[^:]+:(.+?)\s*$/;
const RELATIVE_INCLUDE = /^(\s*!include\s+)((?:\.{0,2}\/)?[\w./-]+?)(?:\.puml)?\s*$/;

/**
 * Packs the texts of a library with the sprites they name.
 *
 * Sprite lines of the jar point into its own tables. They become `@mono width height offset` and `@svg offset length`, which
 * `src/stdlib/libraryText.ts` turns into sprites the engine reads.
 */
export function packLibrary(library: string, tables: LibraryTables): Uint8Array {
  const writer = new PackWriter();
  const texts = readTexts(tables.puml);
  const monos = readSprites(tables.sprite);
  const svgs = readSvgs(tables.svg);
  const known = new Set([...texts.keys()].map((path) => path.toLowerCase()));

  const toLine = (path: string, line: string): string => {
    const [, monoStart, monoName] = MONO_REFERENCE.exec(line) ?? [];
    if (monoStart) return monoStart + monoReference(writer, monos.get(monoName ?? ''), line);
    const [, svgStart, svgName] = SVG_REFERENCE.exec(line) ?? [];
    if (svgStart) return svgStart + svgReference(writer, svgs.get(svgName ?? ''), line);
    return absoluteInclude(library, path, line, known);
  };

  for (const [path, text] of texts) {
    const lines = firstDiagram(text.split(/\r\n|\r|\n/)).map((line) => toLine(path, line));
    writer.addEntry(path.toLowerCase(), lines.join('\n'));
  }
  for (const [path, text] of readTexts(tables.json)) {
    if (!UNUSED_JSON.test(path)) writer.addEntry(`json:${path.toLowerCase().replace(/\.json$/, '')}`, text);
  }
  return writer.finish();
}

function monoReference(writer: PackWriter, sprite: SpriteTableEntry | undefined, line: string): string {
  if (!sprite) throw new Error(`No such sprite: ${line}`);
  const { offset } = writer.add(sprite.pixels);
  return `@mono ${sprite.width} ${sprite.height} ${offset}`;
}

function svgReference(writer: PackWriter, svg: string | undefined, line: string): string {
  if (svg === undefined) throw new Error(`No such SVG sprite: ${line}`);
  const { offset, length } = writer.add(Buffer.from(svg));
  return `@svg ${offset} ${length}`;
}

/** Returns the lines between the first `@start…` and its `@end…`, or all where there is none. */
function firstDiagram(lines: readonly string[]): readonly string[] {
  const start = lines.findIndex((line) => /^\s*@start/.test(line));
  if (start < 0) return lines;
  const end = lines.findIndex((line, index) => index > start && /^\s*@end/.test(line));
  return lines.slice(start + 1, end < 0 ? undefined : end);
}

/** The browser build knows no folder of an included file: a relative path becomes `<library/path>`. */
function absoluteInclude(library: string, path: string, line: string, known: ReadonlySet<string>): string {
  const [, start, target] = RELATIVE_INCLUDE.exec(line) ?? [];
  if (!start || !target) return line;
  const absolute = posix.normalize(posix.join(posix.dirname(path), target));
  return known.has(absolute.toLowerCase()) ? `${start}<${library}/${absolute}>` : line;
}

/** Packs the coloured pictures of a library: a palette, a table of width, height and offset, and 16-bit palette indices. */
export function packImages(compressed: Uint8Array): Uint8Array {
  const writer = new PackWriter();
  const { palette, images } = readImages(compressed);
  const table = new Uint32Array(images.length * 3);
  images.forEach(({ width, height, pixels }, index) => {
    table.set([width, height, writer.add(pixels).offset], index * 3);
  });
  writer.addEntry('palette', palette);
  writer.addEntry('table', new Uint8Array(table.buffer));
  return writer.finish();
}
