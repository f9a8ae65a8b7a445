import type { Font } from '@letu/client';

/** What the page of fonts says. */
export interface FontMessages {
  readonly about: string;
  readonly drop: string;
  readonly dropHint: (megabytes: number) => string;
  readonly whose: Readonly<Record<'mine' | 'site', string>>;
  readonly whoseLabel: string;
  readonly mine: string;
  readonly ofSite: string;
  readonly none: string;
  readonly noneHint: string;
  readonly noneOfSite: string;
  readonly sample: string;
  /** For fonts without Chinese. */
  readonly latinSample: string;
  readonly sampleLabel: string;
  readonly ownSample: string;
  readonly loading: string;
  readonly noPreview: string;
  readonly weights: Readonly<Record<string, string>>;
  readonly styles: Readonly<Record<Font['style'], string>>;
  readonly embedding: Readonly<Record<Font['embedding'], string>>;
  readonly embeddingHint: Readonly<Record<Font['embedding'], string>>;
  readonly coverage: (percent: number) => string;
  readonly coverageHint: (common: number, all: number) => string;
  readonly noHanzi: string;
  readonly usable: string;
  readonly notUsable: string;
  readonly remove: (family: string) => string;
  readonly removeTitle: (family: string) => string;
  readonly removeHint: string;
  readonly removeSiteHint: string;
  readonly removed: (family: string) => string;
  readonly uploading: (name: string) => string;
  readonly checking: string;
  readonly uploaded: (family: string) => string;
  readonly problems: Readonly<
    Record<'tooLarge' | 'empty' | 'collection' | 'woff' | 'unknown' | 'unreadable', string>
  >;
  readonly dismiss: (name: string) => string;
  /** Of the option of diagrams. */
  readonly option: string;
  readonly optionHelp: string;
  readonly ofDiagram: string;
  readonly missing: string;
}

export const zhCN: FontMessages = {
  about: '上传的字体可以用在图里：在编辑器的“选项”里选“上传的字体”，导出的图会带上用到的字。',
  drop: '把字体文件拖到这里，或点击选择',
  dropHint: (megabytes) => `TTF、OTF 或 WOFF2，每个不超过 ${megabytes} MB。请只上传有权使用的字体。`,
  whose: { mine: '只给我', site: '给全站' },
  whoseLabel: '字体给谁用',
  mine: '我的字体',
  ofSite: '本站字体',
  none: '还没有自己的字体',
  noneHint: '上传公司或学校的规定字体，画出来的图就和文档是一个样子。',
  noneOfSite: '本站还没有共用的字体。',
  sample: '乐图，发现创作的乐趣 Letu 2026',
  latinSample: 'The joy of making, Letu 2026',
  sampleLabel: '预览文字',
  ownSample: '输入文字看看效果',
  loading: '正在加载字样…',
  noPreview: '字样没能加载',
  weights: {
    100: '极细',
    200: '特细',
    300: '细体',
    400: '常规',
    500: '中等',
    600: '半粗',
    700: '粗体',
    800: '特粗',
    900: '黑体',
  },
  styles: { normal: '正体', italic: '斜体', oblique: '倾斜' },
  embedding: { installable: '可自由嵌入', editable: '可嵌入编辑', preview: '可嵌入查看', whole: '不可拆分' },
  embeddingHint: {
    installable: '字体的授权允许嵌入任何文件。',
    editable: '字体的授权允许嵌入可编辑的文件。',
    preview: '字体的授权只允许嵌入供查看和打印的文件。',
    whole: '字体的授权不允许只嵌入用到的字，所以不能用在图里。',
  },
  coverage: (percent) => `常用汉字 ${percent}%`,
  coverageHint: (common, all) => `3755 个一级常用汉字里有 ${common} 个，共 ${all} 个汉字。`,
  noHanzi: '没有汉字',
  usable: '可用在图里',
  notUsable: '不能用在图里',
  remove: (family) => `删除“${family}”`,
  removeTitle: (family) => `删除字体“${family}”？`,
  removeHint: '用到它的图会改用默认字体，已经导出的文件不受影响。',
  removeSiteHint: '本站的每个人都不能再用它，用到它的图会改用默认字体。',
  removed: (family) => `已删除“${family}”`,
  uploading: (name) => `正在上传 ${name}`,
  checking: '正在检查字体…',
  uploaded: (family) => `已上传“${family}”`,
  problems: {
    tooLarge: '文件超过了大小限制。',
    empty: '文件是空的。',
    collection: '这是字体合集（TTC），请先拆成单个字体再上传。',
    woff: 'WOFF 是旧格式，请上传 WOFF2、TTF 或 OTF。',
    unknown: '这不是字体文件，只支持 TTF、OTF 和 WOFF2。',
    unreadable: '读不了这个文件。',
  },
  dismiss: (name) => `关闭关于 ${name} 的消息`,
  option: '上传的字体',
  optionHelp: '来自“扩展 › 字体”。字宽仍按默认字体排版；别人没有这个字体时看到默认字体，导出的文件不受影响。',
  ofDiagram: '默认',
  missing: '已删除的字体',
};
