import { createCanvas, loadImage } from '@napi-rs/canvas';
import { PackWriter } from './packWriter.js';

/** The engine reads an SVG tag with a recursive expression: a longer one can overflow the stack of a cold engine. */
const LONGEST_SVG = 1200;

/** The size of the SVG sprites, in the pixels the engine gives them. */
const SVG_SIZE = 20;

const PATH = /^sprites\/archimate\/(.+)\.(svg|png)$/;

/**
 * Packs the ArchiMate sprites that are built into PlantUML's jar and missing from its browser build, each as the text that
 * follows its name in a `sprite` statement.
 */
export async function packArchimateSprites(entries: ReadonlyMap<string, Uint8Array>): Promise<Uint8Array> {
  const writer = new PackWriter();
  for (const [path, bytes] of [...entries].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const [, name, type] = PATH.exec(path) ?? [];
    if (!name) continue;
    const svg = type === 'svg' ? svgSprite(bytes) : undefined;
    const isShort = svg !== undefined && svg.length <= LONGEST_SVG;
    writer.addEntry(name, isShort ? svg : await greySprite(bytes, svg ? SVG_SIZE : undefined));
  }
  return writer.finish();
}

/** Reduces an SVG file to its shapes on one line, with two decimals: a sprite statement takes nothing else. */
function svgSprite(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString('utf8');
  return text
    .slice(text.indexOf('<svg'))
    .replaceAll(/<(\w+):[^>]*>.*?<\/\1:\w+>|<metadata.*?<\/metadata>|<!--.*?-->/gs, '')
    .replaceAll(/ (?:id|version|xmlns(?::\w+)?|stop-color|stroke-linejoin|ry)="[^"]*"/g, '')
    .replaceAll(/<rect[^>]*fill="none"[^>]*\/>/g, '')
    .replaceAll(/(\d*\.\d{2})\d+/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('> <', '><')
    .trim();
}

/** Turns a picture into rows of hexadecimal grey levels: the darker and the more opaque, the higher. */
async function greySprite(bytes: Uint8Array, size: number | undefined): Promise<string> {
  const image = await loadImage(Buffer.from(bytes));
  const [width, height] = [size ?? image.width, size ?? image.height];
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(image, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  const level = (pixel: number) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(pixel * 4, pixel * 4 + 4);
    return Math.round((1 - (red + green + blue) / 765) * (alpha / 255) * 15).toString(16);
  };
  const levels = Array.from({ length: width * height }, (_, pixel) => level(pixel)).join('');
  const rows = levels.match(new RegExp(`.{${width}}`, 'g')) ?? [];
  return [`[${width}x${height}/16] {`, ...rows, '}'].join('\n');
}
