import { iconPickerMessages } from './locales/index.js';
import { iconNames, type LetuIconName } from './symbols.js';

/** By each symbol: its pinyin, syllable by syllable, and further words people look for, in both languages. */
const WORDS: Readonly<Record<LetuIconName, { readonly pinyin: string; readonly more: string }>> = {
  book: { pinyin: 'shu ben', more: '书籍 阅读 知识 read' },
  photos: { pinyin: 'xiang ce', more: '图库 图片 album gallery pictures' },
  photo: { pinyin: 'zhao pian', more: '图片 picture image' },
  clock: { pinyin: 'shi zhong', more: '时间 钟表 time' },
  juice: { pinyin: 'guo zhi', more: '饮料 drink' },
  calculator: { pinyin: 'ji suan qi', more: '数学 财务 math' },
  rocket: { pinyin: 'huo jian', more: '发射 项目 launch start' },
  football: { pinyin: 'zu qiu', more: '运动 体育 soccer ball sport' },
  doc: { pinyin: 'wen dang', more: '文件 file page paper' },
  umbrella: { pinyin: 'yu san', more: '天气 rain' },
  lock: { pinyin: 'suo', more: '安全 私密 private secure' },
  'eco-car': { pinyin: 'huan bao qi che', more: '电动车 新能源 electric green' },
  plant: { pinyin: 'pen zai', more: '植物 绿植 pot' },
  'camera-shot': { pinyin: 'xiang ji', more: '拍照 摄影 shot' },
  nature: { pinyin: 'da shu', more: '自然 森林 forest' },
  'flower-1': { pinyin: 'mei hua', more: '花 flower' },
  'flower-2': { pinyin: 'yu jin xiang', more: '花 flower' },
  'flower-3': { pinyin: 'lian hua', more: '荷花 花 flower' },
};

const folded = (text: string) => text.toLowerCase().replaceAll(/[\s'’-]+/g, '');

function isFound(name: LetuIconName, query: string): boolean {
  const { pinyin, more } = WORDS[name];
  const syllables = pinyin.split(' ');
  const initials = syllables.map(([first]) => first).join('');
  const words = [
    name,
    iconPickerMessages['zh-CN'].names[name],
    iconPickerMessages['en-US'].names[name],
    ...more.split(' '),
  ];
  // Pinyin from the start of a syllable only: `ang` is no way to ask for an album.
  const isPinyin = syllables.some((_, at) => syllables.slice(at).join('').startsWith(query));
  return isPinyin || initials.startsWith(query) || words.some((word) => folded(word).includes(query));
}

/**
 * Returns the symbols that a text asks for, in their order: by Chinese or English name, pinyin (`huojian`, `huo jian`), its initials (`hj`)
 * or a related word. A text of spaces asks for all.
 *
 * @param text What was typed.
 */
export function searchIcons(text: string): readonly LetuIconName[] {
  const query = folded(text);
  return query ? iconNames.filter((name) => isFound(name, query)) : iconNames;
}
