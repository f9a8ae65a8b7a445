import { fromPercent, toPercent, tryDecodePercent } from '../bytes/percent.js';
import { detectType } from '../detectType.js';
import { checkCode, maxBytesOf, withinCap, type DecodeOptions } from '../limits.js';
import type { DecodedDiagram, Dialect, DiagramSettings } from './dialect.js';
import { settingsOf } from './settings.js';

const PAGE = 'pikchrshow';
const PARAMETER = 'content';
const MOST_CHARACTERS = 3;

/**
 * The `pikchrshow` page of Fossil servers such as pikchr.org: the source percent-encoded in the parameter `content`. As in
 * any query, `+` reads as a space.
 * Source: https://pikchr.org/home/doc/trunk/doc/userman.md
 */
export const pikchrshow: Dialect<'percent'> = {
  name: 'pikchrshow',
  forms: ['percent'],
  encode: toPercent,
  decode,
  recognise(input, options) {
    if (input.kind === 'png') return undefined;
    if (input.kind === 'text') {
      const source = tryDecodePercent(input.text);
      return source !== undefined && detectType(source, options.kinds) === 'pikchr'
        ? diagram(source, {})
        : undefined;
    }
    const source = input.segments.at(-1) === PAGE ? input.parameters.get(PARAMETER) : null;
    if (source === null) return undefined;
    return diagram(withinCap(source, maxBytesOf(options)), settingsOf(input.parameters, PARAMETER));
  },
};

function decode(code: string, options?: DecodeOptions): string {
  const maxBytes = maxBytesOf(options);
  checkCode(code, maxBytes, MOST_CHARACTERS);
  return withinCap(fromPercent(code.replaceAll('+', ' ')), maxBytes);
}

function diagram(source: string, options: DiagramSettings): DecodedDiagram {
  return { dialect: 'pikchrshow', type: 'pikchr', source, options };
}
