import { isEmbeddedResource } from './reference.js';

/** Everything by which CSS reaches outside: functions that fetch, and old ones that run script. */
const FETCHING = /(?:url|src|image-set|-webkit-image-set|cross-fade|-webkit-cross-fade|image|element)\s*\(/i;
const QUOTED_OR_BARE = /(?:url|src)\(\s*(?:"([^"]*)"|'([^']*)'|([^)]*?))\s*\)/gi;
const FORBIDDEN = /expression\s*\(|javascript:|-moz-binding|behavior\s*:|@import|@charset|@namespace/i;

/** Undoes CSS escapes and comments, which can hide any of the above from a search. */
function unescaped(css: string): string {
  return css
    .replaceAll(/\/\*[\s\S]*?(?:\*\/|$)/g, '')
    .replaceAll(
      /\\(?:([0-9a-f]{1,6})[ \t\r\n\f]?|([\s\S]))/gi,
      (_match, hex?: string, character?: string) => {
        if (hex === undefined) return character ?? '';
        const codePoint = Number.parseInt(hex, 16);
        return codePoint > 0 && codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : '\uFFFD';
      },
    );
}

/** Tells whether a declaration's value stays inside the picture. */
export function isSafeCssValue(value: string): boolean {
  const plain = unescaped(value);
  if (FORBIDDEN.test(plain)) return false;
  const rest = plain.replaceAll(QUOTED_OR_BARE, (match, double?: string, single?: string, bare?: string) =>
    isEmbeddedResource(double ?? single ?? bare ?? '') ? '' : match,
  );
  return !FETCHING.test(rest);
}

/** Declarations of words, numbers and colours alone: without brackets, quotes, escapes and rules nothing is reached by them. */
const PLAIN = /^[\w\s.,:;#%!+-]*$/;
/** What of them is looked at closely all the same. */
const NOTABLE = /position|behavior|binding|script/i;

/** Returns a `style` attribute without the declarations that reach outside the picture. */
export function sanitiseDeclarations(style: string): string {
  if (PLAIN.test(style) && !NOTABLE.test(style)) return style;
  const sheet = parse(`x{${style}}`);
  const [rule] = sheet?.cssRules ?? [];
  if (!(rule instanceof CSSStyleRule)) return '';
  cleanDeclarations(rule.style);
  return rule.style.cssText;
}

/**
 * Returns a style sheet without what reaches outside the picture: imports, foreign addresses, rules for the shadow host.
 *
 * The browser's own parser reads the sheet, so nothing is seen here in another way than it is applied.
 */
export function sanitiseStyleSheet(css: string): string {
  const sheet = parse(css);
  return sheet ? serialise(sheet.cssRules) : '';
}

function parse(css: string): CSSStyleSheet | undefined {
  try {
    const sheet = new CSSStyleSheet();
    // Imports are dropped here already: constructed sheets take none (https://drafts.csswg.org/cssom/#dom-cssstylesheet-replacesync).
    sheet.replaceSync(css);
    return sheet;
  } catch {
    return undefined;
  }
}

function serialise(rules: CSSRuleList): string {
  return [...rules].map((rule) => serialiseRule(rule)).join('\n');
}

function serialiseRule(rule: CSSRule): string {
  if (rule instanceof CSSStyleRule) return serialiseStyleRule(rule);
  if (rule instanceof CSSFontFaceRule) return isSafeCssValue(rule.cssText) ? rule.cssText : '';
  if (rule instanceof CSSKeyframesRule) return isSafeCssValue(rule.cssText) ? rule.cssText : '';
  if (rule instanceof CSSMediaRule) return `@media ${rule.media.mediaText} {\n${serialise(rule.cssRules)}\n}`;
  if (rule instanceof CSSSupportsRule)
    return `@supports ${rule.conditionText} {\n${serialise(rule.cssRules)}\n}`;
  return '';
}

function serialiseStyleRule(rule: CSSStyleRule): string {
  // The host belongs to the page; a picture styles only itself.
  if (/:host|::slotted|:root\b/i.test(unescaped(rule.selectorText))) return '';
  cleanDeclarations(rule.style);
  const nested = rule.cssRules.length > 0 ? `\n${serialise(rule.cssRules)}\n` : '';
  return `${rule.selectorText} { ${rule.style.cssText}${nested} }`;
}

function cleanDeclarations(style: CSSStyleDeclaration): void {
  // A copy: removing a declaration shortens the list that is walked.
  for (const name of Array.from(style)) {
    if (!isSafeCssValue(style.getPropertyValue(name))) style.removeProperty(name);
  }
  // A picture that is fixed to the window could cover the page.
  if (/fixed|sticky/i.test(style.position)) style.removeProperty('position');
}
