/** The first character of each initial in the order of Pinyin. No syllable begins with i, u or v. */
const FIRST = '阿八嚓哒妸发旮哈讥咔垃妈拏噢妑七呥仨它穵夕丫帀';
const INITIALS = 'abcdefghjklmnopqrstwxyz';
const HAN = /\p{Script=Han}/u;

let collator: Intl.Collator | undefined;

/**
 * Returns the initials of a text's Chinese characters in Pinyin, other letters and digits as they are: `导出 PNG` is `dcpng`.
 * The order of the browser's own Chinese dictionary tells them, so there is no table to load.
 */
export function pinyinInitials(text: string): string {
  collator ??= new Intl.Collator('zh-CN-u-co-pinyin');
  return [...text.toLowerCase()].map((character) => initial(character, collator!)).join('');
}

function initial(character: string, { compare }: Intl.Collator): string {
  if (!HAN.test(character)) return /[\p{L}\p{N}]/u.test(character) ? character : '';
  let found = '';
  for (const [index, first] of [...FIRST].entries()) {
    if (compare(character, first) < 0) break;
    found = INITIALS[index] ?? '';
  }
  return found;
}
