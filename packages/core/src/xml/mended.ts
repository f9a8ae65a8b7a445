/** A text that was changed here and there, and where its parts were before. */
interface Mended {
  readonly text: string;
  /** Returns where something was before, by its place now; both in UTF-16 code units. */
  origin(at: number): number;
}

const CONTROL = /^&#(?:0*(?:[0-8]|1[124-9]|2\d|3[01])|x0*(?:[0-8bcef]|1[\da-f]));$/i;

type Replacement = readonly [pattern: RegExp, by: (found: string) => string];

/** What is mended, one after the other. */
const REPLACEMENTS: readonly Replacement[] = [
  [/^\uFEFF?\s+(?=<\?xml)/g, () => ''],
  [/"[^"<]*"/g, (quoted) => quoted.replaceAll(/\r\n?|\n/g, '&#10;')],
  [
    /<!\[CDATA\[[\s\S]*?\]\]>|<!--[\s\S]*?-->|&(?:#(?:\d{1,7}|x[\da-f]{1,6});|[\w.:-]{1,64};)?/gi,
    (found) => (found === '&' ? '&amp;' : CONTROL.test(found) ? '' : found),
  ],
];

/**
 * Mends what files of older programs have: blank space before the declaration, an `&` that begins no entity, control characters, line
 * breaks in attributes, which XML takes for blanks. Between tags, a line break is the same however it is written.
 */
export const mended = (text: string): string =>
  REPLACEMENTS.reduce((before, [pattern, by]) => before.replaceAll(pattern, by), text);

/** Mends a text as `mended` does, and remembers where its parts were. */
export function tracedMending(text: string): Mended {
  const steps: Mended[] = [];
  for (const replacement of REPLACEMENTS) steps.push(traced(steps.at(-1)?.text ?? text, replacement));
  return {
    text: steps.at(-1)?.text ?? text,
    origin: (at) => steps.reduceRight((place, step) => step.origin(place), at),
  };
}

function traced(before: string, [pattern, by]: Replacement): Mended {
  const shifts: { readonly from: number; readonly by: number }[] = [];
  let shift = 0;
  const text = before.replaceAll(pattern, (found, ...rest: unknown[]) => {
    const made = by(found);
    const at = rest.find((part) => typeof part === 'number') as number;
    if (made.length !== found.length) {
      shift += made.length - found.length;
      shifts.push({ from: at + found.length + shift, by: shift });
    }
    return made;
  });
  return { text, origin: (at) => at - (shifts.findLast(({ from }) => from <= at)?.by ?? 0) };
}
