import type { Font } from '../../measure/font.js';
import { roundedUp } from '../../measure/textHabits.js';
import type { Style } from '../style/style.js';
import { countCharacters } from './whiteSpace.js';

/** A piece of text to be measured. */
export interface ShapedPiece {
  readonly text: string;
  readonly style: Style;
  readonly font: Font;
  /** Whether it is placed on its own, so that its first letter kerns none before it. */
  readonly startsChunk: boolean;
}

/**
 * Measures pieces' advances in pixels of their fonts, each rounded up as the browser does.
 *
 * Pieces in the same font that follow each other are kerned as one text.
 */
export function shapePieces(pieces: readonly ShapedPiece[], scale: number): number[] {
  return pieces.map((piece, index) => {
    const width = widthBefore(piece, following(pieces, index));
    return roundedUp(width + spacing(piece, scale), piece.font.habits);
  });
}

/** Only letters at the seam can be kerned, so a short beginning of what follows is enough. */
const CONTEXT = 8;

function following(pieces: readonly ShapedPiece[], index: number): string {
  const piece = pieces[index] as ShapedPiece;
  let text = '';
  for (let next = index + 1; next < pieces.length && text.length < CONTEXT; next++) {
    const other = pieces[next] as ShapedPiece;
    if (other.startsChunk || !sameShaping(piece, other)) break;
    text += other.text;
  }
  return text.slice(0, CONTEXT);
}

function sameShaping(one: ShapedPiece, other: ShapedPiece): boolean {
  return one.font === other.font && one.style.get('letter-spacing') === other.style.get('letter-spacing');
}

/** What sums of rounded widths can be off by. */
const NOISE = 1e-4;

/** A letter is kerned by the one behind it. */
function widthBefore({ font, text }: ShapedPiece, context: string): number {
  const alone = font.measure(text).advance;
  if (context === '') return alone;
  const together = font.measure(text + context).advance - font.measure(context).advance;
  return Math.abs(together - alone) < NOISE ? alone : snap(together);
}

/** Takes the noise of a difference away, so that rounding up does not make a 64th of it. */
function snap(width: number): number {
  const rounded = Math.round(width * 64) / 64;
  return Math.abs(rounded - width) < NOISE / 8 ? rounded : width;
}

/** Returns how much further right letter and word spacing puts the last letter of a text. */
export function lastLetterShift(text: string, style: Style, scale: number): number {
  const letter = style.length('letter-spacing') ?? 0;
  return spacing({ text, style }, scale) - letter * scale;
}

function spacing({ text, style }: Pick<ShapedPiece, 'text' | 'style'>, scale: number): number {
  const letter = style.length('letter-spacing') ?? 0;
  const word = style.length('word-spacing') ?? 0;
  if (letter === 0 && word === 0) return 0;
  const words = word === 0 ? 0 : (text.match(/[ \u00a0]/g)?.length ?? 0);
  return (letter * countCharacters(text) + word * words) * scale;
}
