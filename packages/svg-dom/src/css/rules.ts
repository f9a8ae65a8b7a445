import { findTopLevel, stripComments } from './scan.js';

/** A rule as it is written: its head and what is in its braces; `null` for one that ends with `;`. */
export interface RuleText {
  readonly head: string;
  readonly body: string | null;
}

/** Cuts a sheet, or the body of an at-rule, into its rules. */
export function splitRules(text: string): RuleText[] {
  const sheet = text.replace(/<!--|-->/g, ' ');
  const rules: RuleText[] = [];
  for (let at = 0; at < sheet.length;) {
    const end = findTopLevel(sheet, '{;', at);
    const head = stripComments(sheet.slice(at, end), '').trim();
    if (sheet[end] === '{') {
      const close = findTopLevel(sheet, '}', end + 1);
      rules.push({ head, body: sheet.slice(end + 1, close) });
      at = close + 1;
    } else {
      if (head.startsWith('@')) rules.push({ head, body: null });
      at = end + 1;
    }
  }
  return rules;
}
