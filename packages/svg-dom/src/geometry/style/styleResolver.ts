import type { Document, Element } from '../../dom/interfaces.js';
import type { FontTable } from '../../measure/font.js';
import { cascade } from './cascade.js';
import { RuleIndex, type IndexedRule, type Match } from './ruleIndex.js';
import { Style, type StyleEnvironment } from './style.js';

/** A style and what it was made from. */
interface Entry {
  readonly style: Style;
  readonly parent: Style | undefined;
  readonly styleVersion: number;
  readonly index: RuleIndex;
  readonly match: Match;
  /** The document's version when the entry was last found right. */
  checkedAt: number;
}

/**
 * Finds elements' styles, and keeps them until something they depend on changes.
 *
 * A style object is never changed, only replaced, and replaced whenever the style of the parent is: who holds one can
 * tell by identity whether it still counts.
 */
export class StyleResolver implements StyleEnvironment {
  private readonly entries = new WeakMap<Element, Entry>();
  private index: RuleIndex | undefined;
  private indexVersion = -1;

  constructor(
    private readonly document: Document,
    readonly fonts: FontTable,
    readonly window: { readonly width: number; readonly height: number },
  ) {}

  /** Returns an element's style. */
  styleOf(element: Element): Style {
    const { version } = this.document;
    const known = this.entries.get(element);
    if (known?.checkedAt === version) return known.style;
    const parentElement = element.parentElement;
    const parent = parentElement ? this.styleOf(parentElement) : undefined;
    const index = this.currentIndex();
    if (known && isStillRight(known, element, parent, index)) {
      known.checkedAt = version;
      return known.style;
    }
    const match = index.match(element);
    const style = new Style(cascade(element, match.rules), parent, this);
    const { styleVersion } = element;
    this.entries.set(element, { style, parent, styleVersion, index, match, checkedAt: version });
    return style;
  }

  rootFontSize(): number {
    const root = this.document.documentElement;
    return root ? this.styleOf(root).fontSize : 16;
  }

  private currentIndex(): RuleIndex {
    const { styleSheetVersion, styleSheets } = this.document;
    if (!this.index || this.indexVersion !== styleSheetVersion) {
      this.index = new RuleIndex(styleSheets, this.window);
      this.indexVersion = styleSheetVersion;
    }
    return this.index;
  }
}

function isStillRight(entry: Entry, element: Element, parent: Style | undefined, index: RuleIndex): boolean {
  if (entry.parent !== parent || entry.styleVersion !== element.styleVersion || entry.index !== index)
    return false;
  return !entry.match.dependsOnTree || sameRules(entry.match.rules, index.match(element).rules);
}

function sameRules(ones: readonly IndexedRule[], others: readonly IndexedRule[]): boolean {
  return ones.length === others.length && ones.every((rule, index) => rule === others[index]);
}
