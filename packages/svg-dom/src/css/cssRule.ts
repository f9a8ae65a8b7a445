import { parseDeclarations, writeDeclarations, type Declarations } from './declarations.js';
import { splitRules, type RuleText } from './rules.js';
import { parseSelectorList, SelectorError, type SelectorList } from './selector.js';
import { normalizeSelectorText } from './selectorText.js';
import { styleDeclaration, type CSSStyleDeclaration, type DeclarationOwner } from './styleDeclaration.js';

/** `selector { declarations }`. Its declarations are read when first asked for: most rules match nothing. */
export class CSSStyleRule implements DeclarationOwner {
  readonly type = 1;
  readonly selectors: SelectorList;
  readonly quirks = false;
  readonly #head: string;
  readonly #body: string;
  readonly #onChange: () => void;
  #declarations: Declarations | undefined;
  #style: CSSStyleDeclaration | undefined;

  /** @throws SelectorError for a head that is no selector */
  constructor({ head, body }: RuleText, onChange: () => void) {
    this.selectors = parseSelectorList(head);
    this.#head = head;
    this.#body = body ?? '';
    this.#onChange = onChange;
  }

  get selectorText(): string {
    return normalizeSelectorText(this.#head);
  }
  get declarations(): Declarations {
    return (this.#declarations ??= parseDeclarations(this.#body));
  }
  set declarations(declarations: Declarations) {
    this.#declarations = declarations;
  }
  get style(): CSSStyleDeclaration {
    return (this.#style ??= styleDeclaration(this));
  }
  get cssText(): string {
    const text = writeDeclarations(this.declarations);
    return `${this.selectorText} { ${text}${text === '' ? '' : ' '}}`;
  }
  changed(): void {
    this.#onChange();
  }
}

/** `@media` and other rules that hold rules. */
export class CSSGroupingRule {
  readonly type = 4;
  /** What follows the `@`: `media`, `supports`, … */
  readonly atName: string;
  readonly conditionText: string;
  readonly cssRules: readonly CSSRule[];

  constructor({ head, body }: RuleText, onChange: () => void) {
    const [, name = '', condition = ''] = /^@([\w-]+)\s*(.*)$/s.exec(head) ?? [];
    this.atName = name.toLowerCase();
    this.conditionText = condition.trim().replace(/\s*:\s*/g, ': ');
    this.cssRules = parseRules(body ?? '', onChange);
  }
  get cssText(): string {
    const rules = this.cssRules.map(({ cssText }) => `\n  ${cssText}`).join('');
    return `@${this.atName} ${this.conditionText} {${rules}\n}`;
  }
}

/** Any other rule, kept as it is written: `@keyframes`, `@font-face`. */
export class CSSOtherRule {
  readonly type = 0;
  readonly cssText: string;

  constructor({ head, body }: RuleText) {
    this.cssText = body === null ? `${head};` : `${head} { ${body.trim()} }`;
  }
}

/** A rule of a sheet. */
export type CSSRule = CSSStyleRule | CSSGroupingRule | CSSOtherRule;

/** Reads the rules of a sheet; those with a head that is no selector are left out, as browsers do. */
export function parseRules(text: string, onChange: () => void): CSSRule[] {
  const rules: CSSRule[] = [];
  for (const rule of splitRules(text)) {
    // Nothing is fetched, and all text is Unicode already.
    if (/^@(?:import|charset)\b/i.test(rule.head)) continue;
    const parsed = parseRule(rule, onChange);
    if (parsed) rules.push(parsed);
  }
  return rules;
}

/** Reads one rule; `null` where it is none. */
export function parseRule(rule: RuleText, onChange: () => void): CSSRule | null {
  if (/^@(?:media|supports|layer|container|scope)\b/i.test(rule.head) && rule.body !== null)
    return new CSSGroupingRule(rule, onChange);
  if (rule.head.startsWith('@')) return new CSSOtherRule(rule);
  try {
    return rule.body === null ? null : new CSSStyleRule(rule, onChange);
  } catch (error) {
    if (error instanceof SelectorError) return null;
    throw error;
  }
}
