import type { CSSRule } from './cssRule.js';
import { selectorsIn, type Selector } from './selector.js';
import type { CSSStyleSheet } from './styleSheet.js';

/** The attributes that selectors of some sheets ask for by name: `[data-look="neo"]`. */
export function attributesOf(sheets: readonly CSSStyleSheet[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { cssRules } of sheets) addRules(cssRules, names);
  return names;
}

function addRules(rules: readonly CSSRule[], names: Set<string>): void {
  for (const rule of rules) {
    if ('cssRules' in rule) addRules(rule.cssRules, names);
    else if ('selectors' in rule) rule.selectors.forEach((selector) => addSelector(selector, names));
  }
}

function addSelector({ items, nestedRule }: Selector, names: Set<string>): void {
  for (const item of items) {
    if (item.type === 'Attribute') names.add(item.name);
    if (item.type === 'PseudoClass') selectorsIn(item).forEach((inner) => addSelector(inner, names));
  }
  if (nestedRule) addSelector(nestedRule, names);
}
