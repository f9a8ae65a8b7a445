/** What Unicode's full-width forms are away from ASCII (https://www.unicode.org/charts/PDF/UFF00.pdf). */
const FULL_WIDTH_OFFSET = 0xfee0;

/** What Chinese input methods write for a sign besides its full-width form. */
const OTHER_FORMS: readonly (readonly [written: string, sign: string])[] = [
  ['【', '['],
  ['】', ']'],
  ['“', '"'],
  ['”', '"'],
  ['\u3000', ' '],
];

/**
 * Returns what is meant by the characters that Chinese input methods write in place of a language's signs.
 *
 * @param signs The ASCII signs that mean something in the language.
 * @param own Characters that stand for something else in it, or for more than one sign.
 */
export function fullWidthSigns(
  signs: string,
  own: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  const forms = [...signs]
    .filter((sign) => sign !== ' ')
    .map((sign) => [String.fromCharCode(sign.charCodeAt(0) + FULL_WIDTH_OFFSET), sign] as const);
  const others = OTHER_FORMS.filter(([, sign]) => signs.includes(sign));
  return Object.fromEntries([...forms, ...others, ...Object.entries(own)]);
}

/** Returns an expression that finds the characters of such a table. */
export function anySignOf(table: Readonly<Record<string, string>>): RegExp {
  return new RegExp(`[${Object.keys(table).join('')}]`, 'g');
}
