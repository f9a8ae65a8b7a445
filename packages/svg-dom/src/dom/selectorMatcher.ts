import type { AstAttribute, AstPseudoClass } from 'css-selector-parser';
import type { Attr } from './attributes.js';
import type { Element, Node } from './interfaces.js';
import {
  dependsOnTree,
  selectorsIn,
  type Selector,
  type SelectorList,
  type SimpleSelector,
} from '../css/selector.js';

/** What else counts when an element is tested. */
export interface MatchMode {
  /** What `:scope` is; the root element where there is none. */
  readonly scope: Node | null;
  /** Whether all that depends on siblings and children is taken as fulfilled. */
  readonly anyTree: boolean;
}

/** Tells whether an element is what a selector asks for. */
export type Matcher = (element: Element, mode: MatchMode) => boolean;

/** The matcher of alternatives. */
export function compileList(selectors: SelectorList): Matcher {
  const matchers = selectors.map(compileSelector);
  return (element, mode) => matchers.some((matches) => matches(element, mode));
}

/** The matcher of one selector. */
export function compileSelector(selector: Selector): Matcher {
  let matches = compileCompound(selector);
  for (let rule = selector.nestedRule; rule; rule = rule.nestedRule)
    matches = compileCompound(rule, combine(rule.combinator, matches));
  return matches;
}

/** @param left The matcher of what stands to the left of the compound. */
function compileCompound({ items }: Selector, left?: Matcher): Matcher {
  const matchers = items.map(compileSimple);
  if (left) matchers.push(left);
  return (element, mode) => matchers.every((matches) => matches(element, mode));
}

/** Looks for what matches the left side of a combinator where the combinator says. */
function combine(combinator: string | undefined, left: Matcher): Matcher {
  switch (combinator) {
    case '>':
      return ({ parentElement }, mode) => parentElement !== null && left(parentElement, mode);
    case '+':
      return ({ previousElementSibling: previous }, mode) =>
        mode.anyTree || (previous !== null && left(previous, mode));
    case '~':
      return (element, mode) => mode.anyTree || some(element, 'previousElementSibling', left, mode);
    default:
      return (element, mode) => some(element, 'parentElement', left, mode);
  }
}

function some(
  element: Element,
  next: 'previousElementSibling' | 'parentElement',
  matches: Matcher,
  mode: MatchMode,
): boolean {
  for (let other = element[next]; other; other = other[next]) if (matches(other, mode)) return true;
  return false;
}

function compileSimple(item: SimpleSelector): Matcher {
  switch (item.type) {
    case 'TagName':
      return (element) => hasTag(element, item.name);
    case 'Id':
      return ({ id }) => id === item.name;
    case 'ClassName':
      return (element) => element.hasClass(item.name);
    case 'Attribute':
      return (element) => matchesAttribute(element, item);
    case 'PseudoClass':
      return compilePseudo(item);
    // Pseudo-elements have no box of their own.
    default:
      return () => item.type !== 'PseudoElement';
  }
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

function matchesAttribute(
  element: Element,
  { name, operator, value, caseSensitivityModifier }: AstAttribute,
): boolean {
  const found = attributeNamed(element, name);
  if (found === null) return false;
  if (value?.type !== 'String') return true;
  const caseless =
    caseSensitivityModifier !== undefined || (element.isHtml && CASELESS_VALUES.has(name.toLowerCase()));
  const actual = caseless ? found.toLowerCase() : found;
  const wanted = caseless ? value.value.toLowerCase() : value.value;
  switch (operator) {
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

function compilePseudo(pseudo: AstPseudoClass): Matcher {
  const selectors = selectorsIn(pseudo);
  switch (pseudo.name) {
    case 'is':
    case 'where':
      return compileList(selectors);
    case 'not': {
      const matches = compileList(selectors);
      const depends = selectors.some(dependsOnTree);
      return (element, mode) => (mode.anyTree && depends) || !matches(element, mode);
    }
    case 'root':
      return isRoot;
    case 'scope':
      return (element, { scope }) =>
        scope !== null && scope !== element.nodeDocument ? element === scope : isRoot(element);
    case 'empty':
      return (element, { anyTree }) => anyTree || isEmpty(element);
    case 'link':
    case 'any-link':
      return (element) => element.localName === 'a' && element.hasAttribute('href');
    default:
      return compilePlace(pseudo);
  }
}

const PLACE = /^(first|last|only|nth|nth-last)-(child|of-type)$/;

/** Nothing here is ever pointed at, focused, filled in or played: what asks for no place matches nothing. */
function compilePlace({ name, argument }: AstPseudoClass): Matcher {
  const [, end, kind] = PLACE.exec(name) ?? [];
  if (end === undefined) return () => false;
  const { a, b } = argument?.type === 'Formula' ? argument : { a: 0, b: 1 };
  const directions = end === 'only' ? [false, true] : [end.endsWith('last')];
  return (element, { anyTree }) =>
    anyTree ||
    directions.every((fromEnd) => matchesFormula(place(element, fromEnd, kind === 'of-type'), a, b));
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
