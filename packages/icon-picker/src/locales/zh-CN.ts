import type { LetuIconName } from '../symbols.js';

/** What the picker says to a user. */
export interface IconPickerMessages {
  readonly label: string;
  readonly search: string;
  readonly noneFound: (query: string) => string;
  readonly found: (count: number) => string;
  readonly colour: string;
  readonly colours: Readonly<Record<string, string>>;
  readonly names: Readonly<Record<LetuIconName, string>>;
}

export const zhCN: IconPickerMessages = {
  label: '图标',
  search: '搜索图标：中文、拼音或英文',
  noneFound: (query) => `没有找到“${query}”`,
  found: (count) => `找到 ${count} 个图标`,
  colour: '颜色',
  colours: {
    ultramarine: '群青',
    gamboge: '藤黄',
    bamboo: '竹青',
    cinnabar: '朱砂',
    wisteria: '紫藤',
    lake: '湖蓝',
    rouge: '胭脂',
    earth: '赭石',
    slate: '青灰',
  },
  names: {
    book: '书本',
    photos: '相册',
    photo: '照片',
    clock: '时钟',
    juice: '果汁',
    calculator: '计算器',
    rocket: '火箭',
    football: '足球',
    doc: '文档',
    umbrella: '雨伞',
    lock: '锁',
    'eco-car': '环保汽车',
    plant: '盆栽',
    'camera-shot': '相机',
    nature: '大树',
    'flower-1': '梅花',
    'flower-2': '郁金香',
    'flower-3': '莲花',
  },
};
