import type { CSSRule } from './cssRule.js';
import type { SelectorList } from './selector.js';
import type { CSSStyleSheet } from './styleSheet.js';

/** The attributes that selectors of some sheets ask for by name: `[data-look="neo"]`. */
export function attributesOf(sheets: readonly CSSStyleSheet[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { cssRules } of sheets) addRules(cssRules, names);
  return names;
}

function addRules(rules: readonly CSSRule[], names: Set<string>): void {
  for (const rule of rules) {
    if ('selectors' in rule) addSelectors(rule.selectors, names);
    else if ('cssRules' in rule) addRules(rule.cssRules, names);
  }
}

function addSelectors(selectors: SelectorList, names: Set<string>): void {
  for (const { compounds } of selectors)
    for (const { attributes, pseudos } of compounds) {
      for (const { name } of attributes) names.add(name);
      for (const pseudo of pseudos) if ('selectors' in pseudo) addSelectors(pseudo.selectors, names);
    }
}
