import { createParser, type AstPseudoClass, type AstRule } from 'css-selector-parser';
import { unescapeCss } from './identifiers.js';
import { findTopLevel, stripComments } from './scan.js';

/** A selector from its leftmost compound on: `#a .b > c`. */
export type Selector = AstRule;

/** Alternatives: `a, b`. */
export type SelectorList = readonly Selector[];

/** One test of a compound: a tag, a class, a pseudo-class, … */
export type SimpleSelector = AstRule['items'][number];

/** Thrown for what is no selector. */
export class SelectorError extends Error {}

const words = (text: string): string[] => text.split(' ');

// What CSS has by now and browsers do not is left out: they drop rules that ask for it.
const parse = createParser({
  // Browsers close what is open at the end, and take names that start with two hyphens.
  strict: false,
  syntax: {
    tag: { wildcard: true },
    namespace: { wildcard: true },
    ids: true,
    classNames: true,
    nestingSelector: true,
    combinators: ['>', '+', '~'],
    attributes: {
      operators: ['=', '~=', '|=', '^=', '$=', '*='],
      caseSensitivityModifiers: ['i', 'I'],
    },
    pseudoClasses: {
      definitions: {
        NoArgument: words(
          'root scope empty link any-link first-child last-child only-child first-of-type last-of-type only-of-type ' +
            'hover active focus focus-within focus-visible visited target checked disabled enabled indeterminate ' +
            'default read-only read-write required optional valid invalid in-range out-of-range placeholder-shown ' +
            'autofill defined fullscreen modal open host before after first-line first-letter',
        ),
        Formula: words('nth-child nth-last-child nth-of-type nth-last-of-type'),
        Selector: words('not is where has host'),
        String: words('lang dir state'),
      },
    },
    pseudoElements: { unknown: 'accept', notation: 'doubleColon' },
  },
});

const PSEUDO_ELEMENT =
  /^(?:before|after|first-line|first-letter|selection|marker|placeholder|backdrop|part|slotted|cue|-.+)$/i;
const WEIGHTS: Readonly<Record<SimpleSelector['type'], number>> = {
  Id: 1 << 20,
  ClassName: 1 << 10,
  Attribute: 1 << 10,
  PseudoClass: 1 << 10,
  PseudoElement: 1,
  TagName: 1,
  WildcardTag: 0,
  NestingSelector: 0,
};

/** Reads a list of selectors. @throws SelectorError where one of them is not well formed */
export function parseSelectorList(text: string): SelectorList {
  // The parser makes one UTF-16 unit of every escape; here are undone those that need two.
  const written = stripComments(text, '').replace(/\\(?!00)[\da-f]{5,6}\s?/gi, unescapeCss);
  let cause: unknown;
  try {
    const { rules } = parse(written);
    // The parser stops at a bracket that closes nothing.
    const isWhole = !written.includes(')') || findTopLevel(written, ')', 0) === written.length;
    if (isWhole && rules.every(isSupported)) return rules;
  } catch (error) {
    cause = error;
  }
  throw new SelectorError(`"${text}" is not a selector.`, { cause });
}

/** Tells whether browsers take what the parser takes. */
function isSupported({ items, nestedRule }: Selector): boolean {
  return items.every(isSupportedItem) && (!nestedRule || isSupported(nestedRule));
}

function isSupportedItem(item: SimpleSelector): boolean {
  switch (item.type) {
    case 'PseudoElement':
      return PSEUDO_ELEMENT.test(item.name);
    case 'PseudoClass':
      return selectorsIn(item).every(
        (inner) => (inner.combinator === undefined || item.name === 'has') && isSupported(inner),
      );
    default:
      // Sheets that declare namespaces are not read.
      return !('namespace' in item && item.namespace?.type === 'NamespaceName');
  }
}

/** The first id, class or tag that a selector asks of the element itself; `undefined` where it asks for none. */
export function askedFor(
  { items, nestedRule }: Selector,
  type: 'Id' | 'ClassName' | 'TagName',
): string | undefined {
  if (nestedRule) return askedFor(nestedRule, type);
  for (const item of items) if (item.type === type) return item.name;
  return undefined;
}

/** The selectors in the parentheses of a pseudo-class. */
export function selectorsIn(pseudo: AstPseudoClass): SelectorList {
  return pseudo.argument?.type === 'Selector' ? pseudo.argument.rules : [];
}

/** Ids, classes and tags as one number that orders selectors (https://drafts.csswg.org/selectors/#specificity-rules). */
export function specificityOf({ items, nestedRule }: Selector): number {
  let sum = nestedRule ? specificityOf(nestedRule) : 0;
  for (const item of items) sum += weightOf(item);
  return sum;
}

function weightOf(item: SimpleSelector): number {
  if (item.type !== 'PseudoClass' || item.argument?.type !== 'Selector') return WEIGHTS[item.type];
  return item.name === 'where' ? 0 : Math.max(...selectorsIn(item).map(specificityOf));
}

/** Tells whether a match can depend on siblings or children, and so changes when others come and go. */
export function dependsOnTree({ items, combinator, nestedRule }: Selector): boolean {
  return (
    combinator === '+' ||
    combinator === '~' ||
    items.some(
      (item) =>
        item.type === 'PseudoClass' &&
        (/^(?:empty|(?:first|last|only|nth)-.+)$/.test(item.name) || selectorsIn(item).some(dependsOnTree)),
    ) ||
    (nestedRule !== undefined && dependsOnTree(nestedRule))
  );
}
