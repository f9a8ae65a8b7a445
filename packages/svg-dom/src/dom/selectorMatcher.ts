import type { Attr } from './attributes.js';
import type { Element, Node } from './interfaces.js';
import type { AttributeTest, ComplexSelector, Compound, PseudoTest, SelectorList } from '../css/selector.js';

/**
 * Tells whether an element is what one of some selectors asks for.
 *
 * @param scope What `:scope` is; the root element where there is none.
 */
export function matchesAny(element: Element, selectors: SelectorList, scope: Node | null): boolean {
  return matchesList(element, selectors, { scope, anyTree: false });
}

/** Tells whether an element is what a selector asks for. */
export function matchesComplex(element: Element, selector: ComplexSelector, scope: Node | null): boolean {
  return matchesFrom(element, selector, 0, scope === null ? ROOT_SCOPE : { scope, anyTree: false });
}

/**
 * Tells whether an element could be what a selector asks for if only its siblings and children were others: of use where
 * `selector.dependsOnTree`.
 */
export function couldMatch(element: Element, selector: ComplexSelector): boolean {
  return matchesFrom(element, selector, 0, ANY_TREE);
}

interface MatchMode {
  readonly scope: Node | null;
  /** Whether all that depends on siblings and children is taken as fulfilled. */
  readonly anyTree: boolean;
}

const ROOT_SCOPE: MatchMode = { scope: null, anyTree: false };
const ANY_TREE: MatchMode = { scope: null, anyTree: true };

function matchesList(element: Element, selectors: SelectorList, mode: MatchMode): boolean {
  for (let index = 0; index < selectors.length; index++)
    if (matchesFrom(element, selectors[index] as ComplexSelector, 0, mode)) return true;
  return false;
}

/** Matches the compounds from `index` on to the left, with the element as the one at `index`. */
function matchesFrom(element: Element, selector: ComplexSelector, index: number, mode: MatchMode): boolean {
  if (!matchesCompound(element, selector.compounds[index] as Compound, mode)) return false;
  if (index === selector.combinators.length) return true;
  switch (selector.combinators[index]) {
    case '>': {
      const parent = element.parentElement;
      return parent !== null && matchesFrom(parent, selector, index + 1, mode);
    }
    case '+': {
      if (mode.anyTree) return true;
      const previous = element.previousElementSibling;
      return previous !== null && matchesFrom(previous, selector, index + 1, mode);
    }
    case '~':
      if (mode.anyTree) return true;
      for (let other = element.previousElementSibling; other; other = other.previousElementSibling)
        if (matchesFrom(other, selector, index + 1, mode)) return true;
      return false;
    default:
      for (let other = element.parentElement; other; other = other.parentElement)
        if (matchesFrom(other, selector, index + 1, mode)) return true;
      return false;
  }
}

function matchesCompound(element: Element, compound: Compound, mode: MatchMode): boolean {
  const { tag, id, classes, attributes, pseudos } = compound;
  if (id !== null && element.id !== id) return false;
  for (let index = 0; index < classes.length; index++)
    if (!element.hasClass(classes[index] as string)) return false;
  if (tag !== null && !hasTag(element, tag)) return false;
  for (let index = 0; index < attributes.length; index++)
    if (!matchesAttribute(element, attributes[index] as AttributeTest)) return false;
  for (let index = 0; index < pseudos.length; index++)
    if (!matchesPseudo(element, pseudos[index] as PseudoTest, mode)) return false;
  return true;
}

/** In HTML documents names have no case for selectors, those of SVG neither: `lineargradient` finds `linearGradient`. */
function hasTag(element: Element, tag: string): boolean {
  const name = element.localName;
  return name === tag || (element.nodeDocument.isHtmlDocument && equalsIgnoringCase(name, tag));
}

function attributeNamed(element: Element, name: string): string | null {
  const value = element.getAttribute(name);
  if (value !== null || !element.nodeDocument.isHtmlDocument) return value;
  const { attributes } = element;
  for (let index = 0; index < attributes.length; index++) {
    const attribute = attributes[index] as Attr;
    if (equalsIgnoringCase(attribute.name, name)) return attribute.value;
  }
  return null;
}

function equalsIgnoringCase(one: string, other: string): boolean {
  return one.length === other.length && one.toLowerCase() === other.toLowerCase();
}

// Their values have no case in HTML (https://html.spec.whatwg.org/#case-sensitivity-of-selectors); the rest of that list is obsolete.
const CASELESS_VALUES = new Set([
  'align',
  'dir',
  'lang',
  'rel',
  'type',
  'media',
  'method',
  'checked',
  'disabled',
]);

function matchesAttribute(element: Element, test: AttributeTest): boolean {
  const found = attributeNamed(element, test.name);
  if (found === null) return false;
  if (test.operator === '') return true;
  const caseless = test.ignoreCase || (element.isHtml && CASELESS_VALUES.has(test.name.toLowerCase()));
  const actual = caseless ? found.toLowerCase() : found;
  const wanted = caseless ? test.value.toLowerCase() : test.value;
  switch (test.operator) {
    case '=':
      return actual === wanted;
    case '~=':
      return wanted !== '' && actual.split(/[\t\n\f\r ]+/).includes(wanted);
    case '|=':
      return actual === wanted || actual.startsWith(`${wanted}-`);
    case '^=':
      return wanted !== '' && actual.startsWith(wanted);
    case '$=':
      return wanted !== '' && actual.endsWith(wanted);
    default:
      return wanted !== '' && actual.includes(wanted);
  }
}

function matchesPseudo(element: Element, test: PseudoTest, mode: MatchMode): boolean {
  switch (test.kind) {
    case 'matches':
      return matchesList(element, test.selectors, mode);
    case 'not':
      if (mode.anyTree && test.selectors.some(({ dependsOnTree }) => dependsOnTree)) return true;
      return !matchesList(element, test.selectors, mode);
    case 'nth':
      return (
        mode.anyTree || matchesFormula(place(element, test.fromEnd, test.ofType), test.step, test.offset)
      );
    case 'root':
      return isRoot(element);
    case 'scope':
      return mode.scope !== null && mode.scope !== element.nodeDocument
        ? element === mode.scope
        : isRoot(element);
    case 'empty':
      return mode.anyTree || isEmpty(element);
    case 'link':
      return element.localName === 'a' && element.hasAttribute('href');
    default:
      return false;
  }
}

function isRoot(element: Element): boolean {
  return element.parentNode === element.nodeDocument;
}

function isEmpty(element: Element): boolean {
  for (let child = element.firstChild; child; child = child.nextSibling)
    if (child.isElement() || child.nodeValue !== '') return false;
  return true;
}

/** The 1-based place among the siblings. */
function place(element: Element, fromEnd: boolean, ofType: boolean): number {
  let count = 1;
  for (let other = step(element, fromEnd); other; other = step(other, fromEnd))
    if (!ofType || (other.localName === element.localName && other.namespaceURI === element.namespaceURI))
      count++;
  return count;
}

function step(element: Element, fromEnd: boolean): Element | null {
  return fromEnd ? element.nextElementSibling : element.previousElementSibling;
}

function matchesFormula(position: number, multiple: number, offset: number): boolean {
  if (multiple === 0) return position === offset;
  const rounds = (position - offset) / multiple;
  return rounds >= 0 && Number.isInteger(rounds);
}
