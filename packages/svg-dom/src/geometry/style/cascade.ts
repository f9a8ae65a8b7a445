import { normalizeValue } from '../../css/properties.js';
import type { Element } from '../../dom/interfaces.js';
import { SVG_NAMESPACE } from '../../dom/namespaces.js';
import { PRESENTATION_ATTRIBUTES } from './properties.js';
import type { IndexedRule } from './ruleIndex.js';
import { longhands } from './shorthands.js';
import { userAgentStyle } from './userAgent.js';

/**
 * Collects an element's declarations (https://www.w3.org/TR/css-cascade-4/#cascade-sort): the browser's own, then
 * presentation attributes, then rules, then the `style` attribute, then all that is important.
 *
 * @param rules Those that apply to the element, the strongest last.
 */
export function cascade(element: Element, rules: readonly IndexedRule[]): ReadonlyMap<string, string> {
  const declared = new Map<string, string>(userAgentStyle(element));
  addLanguage(element, declared);
  if (element.namespaceURI === SVG_NAMESPACE) addPresentation(element, declared);
  const important: (readonly [string, string])[] = [];
  for (const rule of rules)
    for (const declaration of rule.declarations) {
      if (declaration.important) important.push([declaration.name, declaration.value]);
      else declared.set(declaration.name, declaration.value);
    }
  addInline(element, declared, important);
  for (const [name, value] of important) declared.set(name, value);
  return declared;
}

function addLanguage(element: Element, declared: Map<string, string>): void {
  const language = element.getAttribute('xml:lang') ?? element.getAttribute('lang');
  if (language !== null) declared.set('-webkit-locale', language === '' ? 'auto' : JSON.stringify(language));
}

function addPresentation(element: Element, declared: Map<string, string>): void {
  const { attributes } = element;
  for (let index = 0; index < attributes.length; index++) {
    const attribute = attributes[index];
    if (!attribute || !PRESENTATION_ATTRIBUTES.has(attribute.name)) continue;
    const value = normalizeValue(attribute.name, attribute.value, true);
    if (value !== null) declared.set(attribute.name, value);
  }
}

function addInline(
  element: Element,
  declared: Map<string, string>,
  important: (readonly [string, string])[],
): void {
  const inline = element.inlineStyle;
  if (!inline) return;
  for (const [written, declaration] of inline.declarations)
    for (const [name, value] of longhands(written, declaration.value)) {
      if (declaration.important) important.push([name, value]);
      else declared.set(name, value);
    }
}
