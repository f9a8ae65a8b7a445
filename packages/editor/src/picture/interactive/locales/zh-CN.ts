import type { PictureBackground } from '../../pictureProps.js';

/** How many of what a picture has. */
export interface PictureCounts {
  readonly nodes: number;
  readonly links: number;
  readonly groups: number;
  readonly texts: number;
}

/** What the interactive picture says to a user. */
export interface PictureMessages {
  readonly canvas: (name: string) => string;
  readonly keys: string;
  readonly controls: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly fit: string;
  readonly actual: (percent: number) => string;
  readonly actualHint: string;
  readonly background: Readonly<Record<PictureBackground, string>>;
  /** Said while a large picture is read that is shown as an image. */
  readonly imageLoading: string;
  readonly outline: string;
  readonly outlineEmpty: string;
  /** How many parts of a large picture the outline leaves out. */
  readonly outlineMore: (count: number) => string;
  readonly closeOutline: string;
  readonly links: string;
  readonly role: Readonly<Record<'group' | 'node' | 'link' | 'text', string>>;
  readonly search: string;
  readonly searchPlaceholder: string;
  readonly closeSearch: string;
  readonly next: string;
  readonly previous: string;
  readonly matches: (current: number, count: number) => string;
  readonly noMatches: string;
  readonly link: string;
  readonly openLink: string;
  readonly selectSource: string;
  readonly close: string;
  readonly rename: (label: string) => string;
  readonly noRename: string;
  readonly contains: (counts: PictureCounts) => string;
  /** What a picture contains, followed by the first labels in it. */
  readonly described: (contains: string, labels: readonly string[], more: boolean) => string;
}

export const zhCN: PictureMessages = {
  canvas: (name) => `${name}的画布`,
  keys: '方向键移动，加号和减号缩放，0 适应窗口，1 实际大小，Home 回到左上角。',
  controls: '画布工具',
  zoomIn: '放大',
  zoomOut: '缩小',
  fit: '适应窗口',
  actual: (percent) => `${percent}%，恢复实际大小`,
  actualHint: '实际大小',
  background: { plain: '背景：纯色', grid: '背景：网格', checkerboard: '背景：棋盘格' },
  imageLoading: '正在显示大图…',
  outline: '大纲',
  outlineEmpty: '图里没有文字。',
  outlineMore: (count) => `还有 ${count} 项没有列出`,
  closeOutline: '关闭大纲',
  links: '链接',
  role: { group: '分组', node: '节点', link: '连线', text: '文字' },
  search: '在图中查找',
  searchPlaceholder: '查找图中文字',
  closeSearch: '关闭查找',
  next: '下一个',
  previous: '上一个',
  matches: (current, count) => `第 ${current} 个，共 ${count} 个`,
  noMatches: '没有找到',
  link: '链接',
  openLink: '在新标签页打开',
  selectSource: '选中源文本',
  close: '关闭',
  rename: (label) => `修改“${label}”`,
  noRename: '这段文字不能直接在图上改，请在源文本里改。',
  contains: ({ nodes, links, groups, texts }) => {
    const parts = [
      groups > 0 ? `${groups} 个分组` : '',
      nodes > 0 ? `${nodes} 个节点` : '',
      links > 0 ? `${links} 条连线` : '',
      texts > 0 ? `${texts} 段文字` : '',
    ].filter(Boolean);
    return parts.length > 0 ? `包含 ${parts.join('、')}` : '';
  },
  described: (contains, labels, more) => `${contains}：${labels.join('、')}${more ? '等' : ''}。`,
};
