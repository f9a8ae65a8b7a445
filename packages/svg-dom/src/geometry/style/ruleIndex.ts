import type { CSSRule, CSSStyleRule } from '../../css/cssRule.js';
import { askedFor, dependsOnTree, specificityOf, type Selector } from '../../css/selector.js';
import { compileSelector, type Matcher } from '../../dom/selectorMatcher.js';
import type { CSSStyleSheet } from '../../css/styleSheet.js';
import type { Element } from '../../dom/interfaces.js';
import { matchesMedia, type MediaEnvironment } from './mediaQuery.js';
import { longhands } from './shorthands.js';

/** One property set by a rule. */
export interface RuleDeclaration {
  readonly name: string;
  readonly value: string;
  readonly important: boolean;
}

/** A selector of a rule and what it sets. */
export interface IndexedRule {
  readonly matches: Matcher;
  readonly specificity: number;
  /** Whether a match can change when siblings or children come and go. */
  readonly dependsOnTree: boolean;
  /** Where the rule stands among all, for ties of specificity. */
  readonly order: number;
  readonly declarations: readonly RuleDeclaration[];
}

/** The rules that apply to an element, the strongest last. */
export interface Match {
  readonly rules: readonly IndexedRule[];
  /** Whether others could apply once the element's siblings or children change. */
  readonly dependsOnTree: boolean;
}

const AS_IT_IS = { scope: null, anyTree: false };
const ANY_TREE = { scope: null, anyTree: true };

/** The rules of all sheets, findable by what their selectors ask of the element itself. */
export class RuleIndex {
  private readonly byId = new Map<string, IndexedRule[]>();
  private readonly byClass = new Map<string, IndexedRule[]>();
  private readonly byTag = new Map<string, IndexedRule[]>();
  private readonly others: IndexedRule[] = [];
  private count = 0;

  constructor(
    sheets: readonly CSSStyleSheet[],
    private readonly environment: MediaEnvironment,
  ) {
    for (const sheet of sheets) this.addAll(sheet.cssRules);
  }

  /** Returns the rules that apply to an element. */
  match(element: Element): Match {
    const found: IndexedRule[] = [];
    let depends = false;
    const collect = (candidates: readonly IndexedRule[] | undefined) => {
      if (!candidates) return;
      for (const rule of candidates) {
        depends ||= rule.dependsOnTree && rule.matches(element, ANY_TREE);
        if (rule.matches(element, AS_IT_IS)) found.push(rule);
      }
    };
    const id = element.getAttribute('id');
    if (id !== null) collect(this.byId.get(id));
    for (const name of element.classNames) collect(this.byClass.get(name));
    collect(this.byTag.get(element.localName.toLowerCase()));
    collect(this.others);
    return { rules: found.length > 1 ? found.toSorted(byStrength) : found, dependsOnTree: depends };
  }

  private addAll(rules: readonly CSSRule[]): void {
    for (const rule of rules) {
      if ('selectors' in rule) this.add(rule);
      else if ('cssRules' in rule && this.holds(rule.atName, rule.conditionText)) this.addAll(rule.cssRules);
    }
  }

  private holds(atName: string, condition: string): boolean {
    if (atName === 'media') return matchesMedia(condition, this.environment);
    return atName === 'layer' || (atName === 'supports' && !/^not\b/i.test(condition));
  }

  private add(rule: CSSStyleRule): void {
    const order = this.count++;
    let expanded: RuleDeclaration[] | undefined;
    for (const selector of rule.selectors) {
      const indexed: IndexedRule = {
        matches: compileSelector(selector),
        specificity: specificityOf(selector),
        dependsOnTree: dependsOnTree(selector),
        order,
        // Most rules of a sheet match nothing: their declarations are never read.
        get declarations() {
          return (expanded ??= expand(rule));
        },
      };
      this.bucketOf(selector).push(indexed);
    }
  }

  private bucketOf(selector: Selector): IndexedRule[] {
    const id = askedFor(selector, 'Id');
    if (id !== undefined) return bucket(this.byId, id);
    const className = askedFor(selector, 'ClassName');
    if (className !== undefined) return bucket(this.byClass, className);
    const tag = askedFor(selector, 'TagName');
    return tag === undefined ? this.others : bucket(this.byTag, tag.toLowerCase());
  }
}

function bucket(buckets: Map<string, IndexedRule[]>, key: string): IndexedRule[] {
  const known = buckets.get(key);
  if (known) return known;
  const created: IndexedRule[] = [];
  buckets.set(key, created);
  return created;
}

function expand(rule: CSSStyleRule): RuleDeclaration[] {
  const declarations: RuleDeclaration[] = [];
  for (const [written, { value, important }] of rule.declarations)
    for (const [name, part] of longhands(written, value)) declarations.push({ name, value: part, important });
  return declarations;
}

function byStrength(one: IndexedRule, other: IndexedRule): number {
  return one.specificity - other.specificity || one.order - other.order;
}
