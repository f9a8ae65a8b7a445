import { breaksBetween } from '@letu/svg-dom';
import type { Inline, LineHeight, TextLook } from './content.js';
import { fontStack } from './fonts.js';
import type { LabelMeasure } from './measure.js';

/** A stretch of a line that looks the same; without a text it is a picture. */
export interface Run {
  readonly text: string;
  readonly look: TextLook;
  readonly width: number;
  readonly picture?: { readonly source: string; readonly height: number };
}

/** A line that is laid out: how wide it is, and how far it reaches above and below its baseline. */
export interface Line {
  readonly runs: readonly Run[];
  readonly width: number;
  readonly ascent: number;
  readonly descent: number;
}

/** Returns a font as CSS writes it. */
export const fontOf = ({ family, size, bold, italic }: TextLook) =>
  `${italic ? 'italic ' : ''}${bold ? '700 ' : ''}${size}px ${fontStack(family)}`;

/** Something that no line breaks in, with the space behind it, which counts only before something else in its line. */
interface Word {
  readonly runs: Run[];
  space: Run | undefined;
  /** The line ends here. */
  ends: boolean;
}

/** Breaks inlines into lines. @param room How wide a line may be. @param base How the paragraph's own letters look. */
export function layLines(
  inlines: readonly Inline[],
  base: TextLook,
  room: number,
  measure: LabelMeasure,
): readonly Line[] {
  const lines: Line[] = [];
  let words: Word[] = [];
  let width = 0;
  const end = () => {
    lines.push(lineOf(words, base, measure));
    words = [];
    width = 0;
  };
  for (const word of wordsOf(inlines, measure)) {
    const own = widthOf(word.runs);
    const isEmpty = words.length === 0;
    if (!isEmpty && width + own > room + TOLERANCE && canWrap(word)) end();
    words.push(word);
    width += own + (word.space?.width ?? 0);
    if (word.ends) end();
  }
  if (words.some(({ runs }) => runs.length > 0)) end();
  return lines;
}

/** What measuring is off by. */
const TOLERANCE = 0.01;

const widthOf = (runs: readonly Run[]) => runs.reduce((sum, { width }) => sum + width, 0);
const canWrap = ({ runs }: Word) => runs[0]?.look.spaces === 'normal' || runs[0]?.look.spaces === 'pre-wrap';

function lineOf(words: readonly Word[], base: TextLook, measure: LabelMeasure): Line {
  const runs: Run[] = [];
  words.forEach((word, index) => {
    runs.push(...word.runs);
    if (word.space && index < words.length - 1) runs.push(word.space);
  });
  const merged = mergeRuns(runs);
  const extents = [base, ...merged.filter(({ picture }) => !picture).map(({ look }) => look)].map((look) =>
    extentOf(look, measure),
  );
  const pictures = merged.flatMap(({ picture }) => (picture ? [picture.height] : []));
  return {
    runs: merged,
    width: widthOf(merged),
    ascent: Math.max(...extents.map(({ above }) => above), ...pictures),
    descent: Math.max(...extents.map(({ below }) => below)),
  };
}

function mergeRuns(runs: readonly Run[]): readonly Run[] {
  const merged: Run[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    if (last && last.look === run.look && !last.picture && !run.picture)
      merged[merged.length - 1] = { ...last, text: last.text + run.text, width: last.width + run.width };
    else merged.push(run);
  }
  return merged;
}

/** How far letters reach with the leading of their line (https://www.w3.org/TR/CSS2/visudet.html#leading). */
function extentOf(look: TextLook, measure: LabelMeasure): { readonly above: number; readonly below: number } {
  const { ascent, descent } = measure.metrics(fontOf(look));
  const height = pixelsOf(look.lineHeight, look.size);
  // Chromium rounds what it adds above down.
  const above = ascent + Math.floor((height - ascent - descent) / 2);
  return { above: above + look.raise, below: height - above - look.raise };
}

const pixelsOf = (height: LineHeight, size: number) =>
  'times' in height ? height.times * size : height.pixels;

const BLANK = /[ \t\n\r\f]/;

/** Splits inlines where lines may break; blanks run together to one. */
function wordsOf(inlines: readonly Inline[], measure: LabelMeasure): readonly Word[] {
  const words: Word[] = [];
  let word: Word = { runs: [], space: undefined, ends: false };
  let before = '';
  const next = () => {
    words.push(word);
    word = { runs: [], space: undefined, ends: false };
    before = '';
  };
  const addText = (text: string, look: TextLook) => {
    let piece = '';
    const take = () => {
      if (piece !== '') word.runs.push({ text: piece, look, width: measure.width(fontOf(look), piece) });
      piece = '';
    };
    for (const character of text) {
      if (BLANK.test(character)) {
        take();
        if (word.runs.length > 0 && !word.space)
          word.space = { text: ' ', look, width: measure.width(fontOf(look), ' ') };
        continue;
      }
      if (word.space || (before !== '' && breaksBetween(before, character))) {
        take();
        next();
      }
      piece += character;
      before = character;
    }
    take();
  };
  for (const inline of inlines) {
    if (inline.kind === 'picture') {
      const { source, width, height } = inline;
      if (word.runs.length > 0) next();
      word.runs.push({ text: '', look: PICTURE, width, picture: { source, height } });
      next();
    } else if (inline.kind === 'break') {
      word.ends = true;
      next();
    } else if (inline.look.spaces.startsWith('pre')) {
      inline.text.split('\n').forEach((line, index) => {
        if (index > 0) {
          word.ends = true;
          next();
        }
        addText(line.replaceAll('\t', '        ').replaceAll(' ', '\u00A0'), inline.look);
      });
    } else addText(inline.text, inline.look);
  }
  if (word.runs.length > 0) next();
  return words;
}

/** A picture has no letters. */
const PICTURE: TextLook = {
  family: 'sans-serif',
  size: 0,
  bold: false,
  italic: false,
  underline: false,
  strike: false,
  color: '#000000',
  raise: 0,
  lineHeight: { times: 0 },
  spaces: 'normal',
};
