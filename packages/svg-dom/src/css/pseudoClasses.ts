import { packSpecificity, type PseudoTest, type SelectorList } from './selector.js';

/** A pseudo-class as read, with what it adds to its selector. */
export interface ParsedPseudo {
  readonly test: PseudoTest;
  readonly specificity: number;
  readonly dependsOnTree: boolean;
}

const CLASS = packSpecificity(0, 1, 0);
const TAG = packSpecificity(0, 0, 1);

// Nothing here is ever pointed at, focused, filled in or played; pseudo-elements have no box of their own.
const NEVER = new Set(
  (
    'hover active focus focus-within focus-visible visited target checked disabled enabled indeterminate default ' +
    'read-only read-write required optional valid invalid in-range out-of-range placeholder-shown autofill defined ' +
    'fullscreen modal open host lang dir has state'
  ).split(' '),
);
const PSEUDO_ELEMENTS = new Set(
  'before after first-line first-letter selection marker placeholder backdrop part slotted cue'.split(' '),
);
const CHILD: Readonly<Record<string, readonly [fromEnd: boolean, ofType: boolean]>> = {
  'first-child': [false, false],
  'last-child': [true, false],
  'first-of-type': [false, true],
  'last-of-type': [true, true],
  'nth-child': [false, false],
  'nth-last-child': [true, false],
  'nth-of-type': [false, true],
  'nth-last-of-type': [true, true],
};

/**
 * Reads a pseudo-class or pseudo-element.
 *
 * @param argument What stands in its parentheses; `null` where it has none.
 * @param parse Reads selectors in the argument.
 * @returns `null` where there is no such thing.
 */
export function parsePseudoClass(
  name: string,
  argument: string | null,
  isElement: boolean,
  parse: (text: string) => SelectorList,
): ParsedPseudo | null {
  if (isElement) return PSEUDO_ELEMENTS.has(name) || name.startsWith('-') ? never(TAG) : null;
  if (argument !== null) return parseFunction(name, argument, parse);
  if (name === 'root' || name === 'scope')
    return { test: { kind: name }, specificity: CLASS, dependsOnTree: false };
  if (name === 'link' || name === 'any-link')
    return { test: { kind: 'link' }, specificity: CLASS, dependsOnTree: false };
  if (name === 'empty') return { test: { kind: name }, specificity: CLASS, dependsOnTree: true };
  if (name === 'only-child' || name === 'only-of-type') return only(name === 'only-of-type');
  const place = CHILD[name];
  if (place && !name.startsWith('nth')) return nth({ step: 0, offset: 1 }, place);
  if (NEVER.has(name)) return never(CLASS);
  return /^(?:before|after|first-line|first-letter)$/.test(name) ? never(TAG) : null;
}

function parseFunction(
  name: string,
  argument: string,
  parse: (text: string) => SelectorList,
): ParsedPseudo | null {
  const place = CHILD[name];
  if (place && name.startsWith('nth')) {
    const formula = parseFormula(argument);
    return formula && nth(formula, place);
  }
  if (name === 'not' || name === 'is' || name === 'where' || name === 'matches') {
    const selectors = parse(argument);
    return {
      test: { kind: name === 'not' ? 'not' : 'matches', selectors },
      specificity: name === 'where' ? 0 : Math.max(...selectors.map(({ specificity }) => specificity)),
      dependsOnTree: selectors.some(({ dependsOnTree }) => dependsOnTree),
    };
  }
  return NEVER.has(name) ? never(CLASS) : null;
}

/** Reads `an+b`, `odd`, `even` (https://drafts.csswg.org/css-syntax/#anb). */
function parseFormula(text: string): { step: number; offset: number } | null {
  const formula = text.trim().toLowerCase();
  if (formula === 'odd') return { step: 2, offset: 1 };
  if (formula === 'even') return { step: 2, offset: 0 };
  if (/^[+-]?\d+$/.test(formula)) return { step: 0, offset: Number(formula) };
  const match = /^([+-]?\d*)n\s*(?:([+-])\s*(\d+))?$/.exec(formula);
  if (!match) return null;
  const [, step = '', sign = '+', offset = '0'] = match;
  return { step: /\d/.test(step) ? Number(step) : Number(`${step}1`), offset: Number(sign + offset) };
}

function nth(
  { step, offset }: { step: number; offset: number },
  [fromEnd, ofType]: readonly [boolean, boolean],
): ParsedPseudo {
  return { test: { kind: 'nth', step, offset, fromEnd, ofType }, specificity: CLASS, dependsOnTree: true };
}

function only(ofType: boolean): ParsedPseudo {
  const first = { kind: 'nth', step: 0, offset: 1, fromEnd: false, ofType } as const;
  const compound = {
    tag: null,
    id: null,
    classes: [],
    attributes: [],
    pseudos: [first, { ...first, fromEnd: true }],
  };
  const selectors = [{ compounds: [compound], combinators: [], specificity: CLASS, dependsOnTree: true }];
  return { test: { kind: 'matches', selectors }, specificity: CLASS, dependsOnTree: true };
}

function never(specificity: number): ParsedPseudo {
  return { test: { kind: 'never' }, specificity, dependsOnTree: false };
}
