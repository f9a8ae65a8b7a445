import { encodePng, toDataUrl } from '../dom/png.js';
import type { Pack } from '../pack/pack.js';

const REFERENCE = /^(\s*sprite\s+\S+\s+)@(mono|svg) (\d+) (\d+)(?: (\d+))?$/;
const IMAGE = /data:image\/png;spm [^/\s]+\/(\d+)/g;

/**
 * Returns a library's text as the engine reads it, with its sprites written out.
 *
 * @param pack The library's pack, as `scripts/library.ts` writes it.
 * @param text One of its entries.
 */
export function expandSprites(pack: Pack, text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const [, start, kind, first, second, third] = REFERENCE.exec(line) ?? [];
    if (!start) return [line];
    if (kind === 'svg') return [start + svgText(pack, Number(first), Number(second))];
    return monoLines(pack, start, Number(first), Number(second), Number(third));
  });
}

function svgText(pack: Pack, offset: number, length: number): string {
  return new TextDecoder().decode(pack.slice(offset, length)).replaceAll(/\s*\n\s*/g, ' ');
}

/** One byte holds two pixels, the upper one in its high half. */
function monoLines(pack: Pack, start: string, width: number, height: number, offset: number): string[] {
  const rows = Math.ceil(height / 2);
  const pixels = pack.slice(offset, width * rows);
  const lines = [`${start}[${width}x${height}/16] {`];
  for (let y = 0; y < height; y++) {
    let row = '';
    for (let x = 0; x < width; x++) {
      const pair = pixels[(y >> 1) * width + x] ?? 0;
      row += (y % 2 === 0 ? pair >> 4 : pair & 15).toString(16);
    }
    lines.push(row);
  }
  return [...lines, '}'];
}

/** Tells whether a text names coloured pictures, which are loaded apart. */
export function namesImages(lines: readonly string[]): boolean {
  return lines.some((line) => line.includes('data:image/png;spm '));
}

/** Puts the coloured pictures of a library into its text. */
export function expandImages(images: Pack, lines: readonly string[]): string[] {
  return lines.map((line) => line.replaceAll(IMAGE, (_, number: string) => imageUrl(images, Number(number))));
}

function imageUrl(images: Pack, number: number): string {
  const palette = images.bytes('palette') ?? new Uint8Array();
  const [width = 0, height = 0, offset = 0] = new Uint32Array(
    (images.bytes('table') ?? new Uint8Array()).slice(number * 12, number * 12 + 12).buffer,
  );
  const indices = images.slice(offset, width * height * 2);
  const pixels = new Uint8Array(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const color = (((indices[pixel * 2] ?? 0) << 8) | (indices[pixel * 2 + 1] ?? 0)) * 4;
    const [alpha = 0, red = 0, green = 0, blue = 0] = palette.subarray(color, color + 4);
    pixels.set([red, green, blue, alpha], pixel * 4);
  }
  return toDataUrl(encodePng(width, height, pixels));
}
