/** One attribute an element has to have: with a value, or with a word among others. */
export interface AttributeTest {
  readonly name: string;
  readonly value: string;
  readonly isWord: boolean;
}

const ATTRIBUTE = String.raw`\[([\w:-]+)(~?)="((?:[^"\\]|\\.)*)"\]`;
const COMPOUND = new RegExp(`(?:${ATTRIBUTE})+`, 'y');
const EACH = new RegExp(ATTRIBUTE, 'g');
const COMMA = /\s*,\s*/y;

/**
 * Reads a selector made of attributes alone, as engines write theirs: alternatives, each of attributes that all have to be there.
 *
 * @returns Undefined for any other selector.
 */
export function readAttributeSelector(selector: string): readonly (readonly AttributeTest[])[] | undefined {
  const alternatives: AttributeTest[][] = [];
  for (let at = 0; ; at = COMMA.lastIndex) {
    COMPOUND.lastIndex = at;
    const [compound] = COMPOUND.exec(selector) ?? [];
    if (compound === undefined) return undefined;
    alternatives.push(
      [...compound.matchAll(EACH)].map(([, name = '', word, quoted = '']) => {
        return { name, value: quoted.replaceAll(/\\(.)/g, '$1'), isWord: word !== '' };
      }),
    );
    if (COMPOUND.lastIndex === selector.length) return alternatives;
    COMMA.lastIndex = COMPOUND.lastIndex;
    if (!COMMA.test(selector)) return undefined;
  }
}

/** Tells whether an element has all the attributes. */
export function hasAttributes(element: Element, tests: readonly AttributeTest[]): boolean {
  return tests.every(({ name, value, isWord }) => {
    const own = element.getAttribute(name);
    return isWord ? wordsOf(own).includes(value) : own === value;
  });
}

/** Returns the words of an attribute. */
export function wordsOf(value: string | null): readonly string[] {
  return value?.split(/\s+/) ?? [];
}
