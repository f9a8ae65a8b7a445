import type { Font } from '../../measure/font.js';
import { roundedUp } from '../../measure/textHabits.js';
import type { Style } from '../style/style.js';

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
 *
 * @param scale Pixels of the fonts per user unit.
 */
export function shapePieces(pieces: readonly ShapedPiece[], scale: number): number[] {
  return pieces.map((piece, index) =>
    roundedUp(widthBefore(piece, following(pieces, index, scale)), piece.font.habits),
  );
}

/** Only letters at the seam can be kerned, so a short beginning of what follows is enough. */
const CONTEXT = 8;

function following(pieces: readonly ShapedPiece[], index: number, scale: number): string {
  const piece = pieces[index] as ShapedPiece;
  // Chromium gives every element a font of its own where glyphs are measured at another size than the style's.
  const isScaled = scale !== 1;
  let text = '';
  for (let next = index + 1; next < pieces.length && text.length < CONTEXT; next++) {
    const other = pieces[next] as ShapedPiece;
    if (other.startsChunk || other.font !== piece.font || (isScaled && other.style !== piece.style)) break;
    text += other.text;
  }
  return text.slice(0, CONTEXT);
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
