import type { FontName, TextExtent, TextMeasurer, TextSettings } from './textMeasurer.js';

/** A script and how wide its characters are where no font has them. */
interface Script {
  readonly sample: string;
  readonly characters: string;
  /** In em, as in Noto's fonts. */
  readonly width: number;
}

const SCRIPTS: readonly Script[] = [
  {
    sample: '中',
    characters:
      '\\u2E80-\\u303E\\u3400-\\u4DBF\\u4E00-\\u9FFF\\uF900-\\uFAFF\\uFE30-\\uFE4F\\uFF01-\\uFF60\\u{20000}-\\u{3FFFD}',
    width: 1,
  },
  { sample: 'あ', characters: '\\u3041-\\u30FF\\u31F0-\\u31FF', width: 1 },
  { sample: '한', characters: '\\u1100-\\u115F\\uAC00-\\uD7A3', width: 0.92 },
  {
    sample: '😀',
    characters: '\\u{1F300}-\\u{1F64F}\\u{1F680}-\\u{1F6FF}\\u{1F900}-\\u{1FAFF}',
    width: 1.25,
  },
];

/** A character that no font has: it looks as every missing one does. */
const NOBODYS = '\u0378';
const PROBE = '100px sans-serif';

/**
 * Measures with another measurer, but takes characters of Chinese, Japanese, Korean and emoji that none of its fonts
 * has to be as wide as they usually are, instead of as wide as the box that stands for a missing one.
 */
export function estimateMissing(measurer: TextMeasurer): TextMeasurer {
  const missing = SCRIPTS.filter(({ sample }) => isMissing(measurer, sample));
  if (missing.length === 0) return measurer;
  const runs = new RegExp(missing.map(({ characters }) => `([${characters}]+)`).join('|'), 'gu');
  return {
    measureFont: (font, language) => measurer.measureFont(font, language),
    measureText(font, text, settings = {}) {
      const measure = (part: string) => measurer.measureText(font, part, settings);
      let extent: TextExtent | undefined;
      let end = 0;
      for (const match of text.matchAll(runs)) {
        if (match.index > end) extent = joined(extent, measure(text.slice(end, match.index)));
        const script = missing[match.slice(1).findIndex((run) => run !== undefined)] as Script;
        extent = joined(extent, estimated(font, match[0], script, measurer, settings));
        end = match.index + match[0].length;
      }
      if (extent && end === text.length) return extent;
      return joined(extent, measure(text.slice(end)));
    },
  };
}

function isMissing(measurer: TextMeasurer, sample: string): boolean {
  const one = measurer.measureText(PROBE, sample);
  const other = measurer.measureText(PROBE, NOBODYS);
  return (
    one.advance === other.advance && one.inkAscent === other.inkAscent && one.inkRight === other.inkRight
  );
}

function estimated(
  font: FontName,
  text: string,
  { width }: Script,
  measurer: TextMeasurer,
  { language, letterSpacing = 0 }: TextSettings,
): TextExtent {
  const size = Number(/([\d.]+)px/.exec(font)?.[1] ?? 16);
  const advance = [...text].length * (width * size + letterSpacing);
  const { ascent, descent } = measurer.measureFont(font, language);
  return { advance, inkLeft: 0, inkRight: advance, inkAscent: ascent, inkDescent: descent };
}

function joined(before: TextExtent | undefined, after: TextExtent): TextExtent {
  if (!before) return after;
  return {
    advance: before.advance + after.advance,
    inkLeft: Math.max(before.inkLeft, after.inkLeft - before.advance),
    inkRight: Math.max(before.inkRight, before.advance + after.inkRight),
    inkAscent: Math.max(before.inkAscent, after.inkAscent),
    inkDescent: Math.max(before.inkDescent, after.inkDescent),
  };
}
