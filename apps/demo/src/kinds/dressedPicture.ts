import { dataAddress } from '@letu/core';
import { client } from '../server/client.js';
import { lettersOf } from './lettersOf.js';

/** The name a font bears inside of a picture, where nothing else is called so. */
const FAMILY = 'Letu Uploaded';

/** What most pictures need, so that not every letter typed is a request. */
const ALWAYS = Array.from({ length: 95 }, (_none, at) => String.fromCharCode(32 + at));

interface Cut {
  readonly letters: ReadonlySet<string>;
  /** The rule that carries the font; undefined where it cannot be had. */
  readonly rule: Promise<string | undefined>;
}

/** The latest part of each font, by its id: pictures are drawn anew with nearly every letter typed. */
const cuts = new Map<string, Cut>();

/**
 * Returns a picture whose texts are in an uploaded font, of which it carries what they need. Where the font cannot be had, the
 * picture stays as it is.
 *
 * @param svg The picture as an engine drew it.
 * @param font The font's id.
 */
export async function dressedPicture(svg: string, font: string): Promise<string> {
  const rule = await ruleFor(font, lettersOf(svg));
  if (rule === undefined) return svg;
  const dress = `text,tspan,textPath,foreignObject *{font-family:"${FAMILY}",sans-serif!important}`;
  return svg.replace(
    /<svg\b(?:[^>"']|"[^"]*"|'[^']*')*>/,
    (start) => `${start}<style>${rule}${dress}</style>`,
  );
}

function ruleFor(font: string, needed: ReadonlySet<string>): Promise<string | undefined> {
  const known = cuts.get(font);
  if (known && [...needed].every((letter) => known.letters.has(letter))) return known.rule;
  const letters = new Set([...ALWAYS, ...(known?.letters ?? []), ...needed]);
  const rule = ruleOf(font, letters);
  cuts.set(font, { letters, rule });
  // What could not be had is asked for again with the next picture.
  void rule.then((carried) => carried === undefined && cuts.delete(font));
  return rule;
}

async function ruleOf(font: string, letters: ReadonlySet<string>): Promise<string | undefined> {
  try {
    const { bytes } = await client.call('font.subset', {
      params: { id: font },
      body: { text: [...letters].join('') },
      // Nobody has asked for it just now: the picture is there, in the font it was drawn in.
      silent: true,
    });
    return `@font-face{font-family:"${FAMILY}";src:url(${dataAddress({ mediaType: 'font/woff2', bytes })})}`;
  } catch {
    return undefined;
  }
}
