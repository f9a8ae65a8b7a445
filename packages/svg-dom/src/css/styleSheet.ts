import { domException } from '../domException.js';
import { parseRule, parseRules, type CSSRule } from './cssRule.js';
import { splitRules } from './rules.js';

/** A list of rules that programs can change (https://drafts.csswg.org/cssom/#the-cssstylesheet-interface). */
export class CSSStyleSheet {
  readonly cssRules: CSSRule[] = [];
  /** Called after the sheet changed. */
  onChange: () => void = () => {};

  /** Puts a rule at a place. @returns the place */
  insertRule(text: string, index = 0): number {
    const [written] = splitRules(String(text));
    const rule = written && parseRule(written, this.#changed);
    if (!rule) throw domException('SyntaxError', `"${text}" is not a rule.`);
    this.#checkIndex(index, this.cssRules.length);
    this.cssRules.splice(index, 0, rule);
    this.#changed();
    return index;
  }
  deleteRule(index: number): void {
    this.#checkIndex(index, this.cssRules.length - 1);
    this.cssRules.splice(index, 1);
    this.#changed();
  }
  replaceSync(text: string): void {
    this.cssRules.splice(0, this.cssRules.length, ...parseRules(String(text), this.#changed));
    this.#changed();
  }
  async replace(text: string): Promise<this> {
    this.replaceSync(text);
    return this;
  }

  readonly #changed = (): void => this.onChange();

  #checkIndex(index: number, limit: number): void {
    if (index < 0 || index > limit)
      throw domException('IndexSizeError', `There is no place ${index} in the sheet.`);
  }
}
