import { z } from './zod.js';

const WIRE = /^BIGINT::(-?\d+)$/;

/** An integer too large for a JSON number: `BIGINT::<digits>` as it travels, a `bigint` once it is read. */
export const bigInt = z.codec(z.string().check(z.regex(WIRE)), z.bigint(), {
  decode: (text) => BigInt(text.replace(WIRE, '$1')),
  encode: (value) => `BIGINT::${value}`,
});

/**
 * Parses JSON in which large integers are written `BIGINT::<digits>`.
 *
 * Every such string becomes a `bigint`, a title that happens to look so included; where a schema is known, decode with it instead.
 *
 * @throws SyntaxError for text that is no JSON.
 */
export function parseJson(text: string): unknown {
  return JSON.parse(text, (_key, value: unknown) => {
    const digits = typeof value === 'string' ? WIRE.exec(value)?.[1] : undefined;
    return digits === undefined ? value : BigInt(digits);
  });
}

/** Writes JSON with every `bigint` as `BIGINT::<digits>`. */
export function stringifyJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'bigint' ? `BIGINT::${part}` : part,
  );
}
