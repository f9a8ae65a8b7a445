/**
 * Where lines may break: the pairs of characters Chromium breaks between, found by trying them all, in the terms of
 * https://www.unicode.org/reports/tr14/.
 */
type BreakClass =
  | 'alphabetic'
  | 'closing'
  | 'combining'
  | 'dash'
  | 'glue'
  | 'ideograph'
  | 'opening'
  | 'postfix'
  | 'prefix'
  | 'quotation'
  | 'breakAfter'
  | 'zeroSpace';

const CLOSING =
  /[!),.:;?\]}/|\-\u2010\u2013\u2025\u2026\u2030\u203C\u2047-\u2049\u3001\u3002\u3005\u3009\u300B\u300D\u300F\u3011\u3015\u3017\u3019\u301B\u301C\u301F\u303B\u309B-\u309E\u30A0\u30FB\u30FD\u30FE\uFE50-\uFE52\uFE54-\uFE57\uFF01\uFF09\uFF0C\uFF0E\uFF1A\uFF1B\uFF1F\uFF3D\uFF5D\uFF60\uFF61\uFF63-\uFF65\u00BB\u203A]/;
const OPENING =
  /[([{\u00A1\u00BF\u3008\u300A\u300C\u300E\u3010\u3014\u3016\u3018\u301A\u301D\uFF08\uFF3B\uFF5B\uFF5F\uFF62]/;
const POSTFIX = /[%\u00A2\u00B0\u2030-\u2037\u2103\u2109\uFF05\uFFE0]/;
const PREFIX = /[$+\\\u00A3-\u00A5\u00B1\u20A0-\u20BF\u2116\u2212\u2213\uFF04\uFFE1\uFFE5\uFFE6]/;
const QUOTATION = /["'\u2018\u2019\u201A-\u201F\u00AB\u2039]/;
const IDEOGRAPH =
  /[\u1100-\u11FF\u2E80-\u2FFF\u3003-\u3004\u3006\u3007\u3012\u3013\u3020-\u3029\u3030-\u303A\u303C-\u303F\u3041-\u309A\u309F\u30A1-\u30FA\u30FC\u30FF-\u4DBF\u4E00-\u9FFF\uA000-\uA4CF\uA960-\uA97F\uAC00-\uD7FF\uF900-\uFAFF\uFE30-\uFE4F\uFF02-\uFFDC\u231A\u231B\u23F0-\u23F3\u2600-\u2603\u2614\u2615\u26BD\u26BE\u26C4\u26C5\u{1F000}-\u{1FAFF}\u{20000}-\u{3FFFD}]/u;
const COMBINING = /\p{M}|\p{Emoji_Modifier}|\u200D/u;

function classOf(character: string): BreakClass {
  if (character === '\u200B') return 'zeroSpace';
  if (/[\u00A0\u2007\u202F\u2060\uFEFF\u2011]/.test(character)) return 'glue';
  if (character === '\u2014') return 'dash';
  if (/[\u3000\u2000-\u2006\u2008-\u200A\u2012]/.test(character)) return 'breakAfter';
  if (CLOSING.test(character)) return 'closing';
  if (OPENING.test(character)) return 'opening';
  if (QUOTATION.test(character)) return 'quotation';
  if (POSTFIX.test(character)) return 'postfix';
  if (PREFIX.test(character)) return 'prefix';
  if (COMBINING.test(character)) return 'combining';
  return IDEOGRAPH.test(character) ? 'ideograph' : 'alphabetic';
}

const AFTER_HYPHEN = /["#%&'(*+\-0-9<=>@A-Z[\\^_`a-z{|~]/;
const AFTER_QUESTION = /[#$%&(*+\-0-9<=>@A-Z[\\^_`a-z{|~]/;
const BEFORE_BRACKET = /[!"#%&)*+,.:;=>\\\]|}~]/;

function breaksInAscii(before: string, after: string): boolean {
  if (before === '-') return AFTER_HYPHEN.test(after);
  if (before === '?') return AFTER_QUESTION.test(after);
  return /[(<[{]/.test(after) && BEFORE_BRACKET.test(before);
}

/**
 * Tells whether a line may break between two characters, neither of them a space.
 *
 * @param before Whole, though it be a surrogate pair.
 * @param after Likewise.
 */
export function breaksBetween(before: string, after: string): boolean {
  if (before < '\u007F' && after < '\u007F') return breaksInAscii(before, after);
  const left = classOf(before);
  const right = classOf(after);
  if (left === 'zeroSpace') return true;
  if (right === 'zeroSpace' || left === 'glue' || right === 'glue' || right === 'combining') return false;
  if (left === 'opening' || left === 'quotation' || right === 'quotation') return false;
  if (before === '\u200D') return false;
  if (right === 'closing' || right === 'breakAfter') return false;
  if (left === 'dash' || right === 'dash') return left !== right;
  if (left === 'breakAfter' || /[-|\u2010\u2013]/.test(before)) return true;
  if (right === 'opening' && after > '\u007F') return true;
  return breaksBetweenWords(before, left, right);
}

function breaksBetweenWords(before: string, left: BreakClass, right: BreakClass): boolean {
  switch (left) {
    case 'ideograph':
      return right !== 'postfix';
    case 'closing':
      // After ASCII punctuation of numbers, letters are held together as in "3.5é".
      return before > '\u007F' || !/[),.:;\]]/.test(before) || right !== 'alphabetic';
    case 'postfix':
      return right !== 'alphabetic';
    case 'prefix':
      return right === 'prefix' || right === 'postfix' || right === 'opening';
    default:
      return right === 'ideograph';
  }
}
