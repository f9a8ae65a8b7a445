/** How two compounds of a selector stand to each other. */
export type Combinator = ' ' | '>' | '+' | '~';

/** A test of an attribute: `[name]`, `[name="value"]`, `[name^="value" i]`. */
export interface AttributeTest {
  readonly name: string;
  readonly operator: '' | '=' | '~=' | '|=' | '^=' | '$=' | '*=';
  readonly value: string;
  readonly ignoreCase: boolean;
}

/** A pseudo-class. */
export type PseudoTest =
  | { readonly kind: 'root' | 'scope' | 'empty' | 'never' | 'link' }
  | { readonly kind: 'matches' | 'not'; readonly selectors: SelectorList }
  | {
      readonly kind: 'nth';
      /** The `n` and the constant of `an+b`. */
      readonly step: number;
      readonly offset: number;
      readonly fromEnd: boolean;
      readonly ofType: boolean;
    };

/** What one element has to be: `g.node[data-id]:first-child`. */
export interface Compound {
  /** The tag as written; `null` for any. */
  readonly tag: string | null;
  readonly id: string | null;
  readonly classes: readonly string[];
  readonly attributes: readonly AttributeTest[];
  readonly pseudos: readonly PseudoTest[];
}

/** Compounds with their combinators: `#a .b > c`. */
export interface ComplexSelector {
  /** The compounds from right to left: the first is the element itself. */
  readonly compounds: readonly Compound[];
  /** `combinators[i]` stands between `compounds[i + 1]` and `compounds[i]`. */
  readonly combinators: readonly Combinator[];
  /** Ids, classes and tags as one number that orders selectors (https://drafts.csswg.org/selectors/#specificity-rules). */
  readonly specificity: number;
  /** Whether a match can depend on siblings or children, and so changes when others come and go. */
  readonly dependsOnTree: boolean;
}

/** Alternatives: `a, b`. */
export type SelectorList = readonly ComplexSelector[];

const LIMIT = 1023;

/** Packs a specificity so that the greater number wins. */
export function packSpecificity(ids: number, classes: number, tags: number): number {
  return (Math.min(ids, LIMIT) << 20) | (Math.min(classes, LIMIT) << 10) | Math.min(tags, LIMIT);
}
