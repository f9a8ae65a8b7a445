import { breaksBetween } from '@letu/svg-dom';

const LINE_BREAK = /\r\n|[\r\n\u2028\u2029]/;
const BLANK = /[ \t]/;

/**
 * Breaks a text into lines, as browsers do: never before a closing sign of Chinese, and inside a word only where it is longer
 * than a line.
 *
 * @param widest In CSS pixels.
 * @param widthOf Measures a piece of a line.
 */
export function wrapText(
  text: string,
  widest: number,
  widthOf: (piece: string) => number,
): readonly string[] {
  return text.split(LINE_BREAK).flatMap((paragraph) => {
    const line = paragraph.trim();
    return widthOf(line) <= widest ? [line] : wrapLine(line, widest, widthOf);
  });
}

function wrapLine(line: string, widest: number, widthOf: (piece: string) => number): readonly string[] {
  const lines: string[] = [];
  let current = '';
  let width = 0;
  const end = () => {
    lines.push(current.trimEnd());
    current = '';
    width = 0;
  };
  const add = (piece: string) => {
    current += piece;
    width += widthOf(piece);
  };
  for (const piece of piecesOf(line)) {
    const needed = widthOf(piece.trimEnd());
    if (current !== '' && width + needed > widest) end();
    if (needed <= widest) add(piece);
    else {
      for (const character of piece) {
        if (current !== '' && width + widthOf(character) > widest) end();
        add(character);
      }
    }
  }
  if (current !== '') end();
  return lines;
}

/** Splits a line where it may break; blanks stay with what is before them. */
function piecesOf(line: string): readonly string[] {
  const pieces: string[] = [];
  let piece = '';
  let before = '';
  for (const character of line) {
    const isBlank = BLANK.test(character);
    if (piece !== '' && !isBlank && (BLANK.test(before) || breaksBetween(before, character))) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
    before = character;
  }
  if (piece !== '') pieces.push(piece);
  return pieces;
}
