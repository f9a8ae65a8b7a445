import type { Layout, LineStyle, Numbering, Relationship, TopicShape } from '../../../document/model.js';
import type { TextPart } from '../../search/searchMap.js';
import type { PanelName } from '../panelControl.js';

/** What a colour of a topic's style is for. */
export type ColorPart = 'fill' | 'border' | 'color' | 'line';

/** What can be set or not in a topic's style. */
export type StyleFlag = 'bold' | 'italic' | 'strike' | 'underline';

/** What the panels beside the canvas, the search and their commands say. */
export interface PanelMessages {
  /** The name of the bar that opens panels. */
  readonly bar: string;
  readonly outline: string;
  readonly panels: Readonly<Record<PanelName, string>>;
  readonly close: string;
  /** Said where a panel is about a topic and none is selected. */
  readonly noTopic: string;
  readonly noTopicHint: string;
  /** How many topics a panel is about. */
  readonly topics: (count: number) => string;
  /** Said where a panel is about one topic of several that are selected. */
  readonly onlyFirst: (text: string) => string;
  readonly untitled: string;
  readonly mixed: string;
  readonly byTheme: string;
  readonly increase: string;
  readonly decrease: string;

  readonly style: {
    readonly shape: string;
    readonly shapes: Readonly<Record<TopicShape, string>>;
    readonly colors: Readonly<Record<ColorPart, string>>;
    readonly swatch: (color: string) => string;
    readonly ownColor: string;
    readonly colorCode: string;
    readonly invalidColor: string;
    readonly text: string;
    readonly size: string;
    readonly flags: Readonly<Record<StyleFlag, string>>;
    readonly align: string;
    readonly aligns: Readonly<Record<'left' | 'center' | 'right', string>>;
    readonly width: string;
    readonly automatic: string;
    readonly copy: string;
    readonly paste: string;
    readonly reset: string;
  };

  readonly relationship: {
    readonly color: string;
    readonly dashed: string;
    readonly arrows: string;
    readonly arrowsOf: Readonly<Record<Relationship['arrows'], string>>;
  };

  readonly map: {
    readonly layout: string;
    readonly layouts: Readonly<Record<Layout, string>>;
    readonly theme: string;
    /** A theme that the source names and that is none of ours. */
    readonly unknownTheme: (name: string) => string;
    readonly lineStyle: string;
    readonly lineStyles: Readonly<Record<LineStyle, string>>;
    readonly rainbow: string;
    readonly rainbowHint: string;
    readonly numbering: string;
    readonly numberings: Readonly<Record<Numbering, string>>;
  };

  readonly marks: {
    readonly kind: string;
    readonly icons: string;
    readonly present: string;
    readonly remove: (name: string) => string;
    readonly clear: string;
    readonly emoji: string;
    readonly emojiSearch: string;
    readonly noEmoji: (query: string) => string;
    readonly found: (count: number) => string;
    readonly emojiGroups: readonly string[];
  };

  readonly tags: {
    readonly add: string;
    readonly placeholder: string;
    readonly remove: (tag: string) => string;
    readonly used: string;
    readonly none: string;
    readonly partly: string;
    readonly addToAll: (tag: string) => string;
  };

  readonly note: {
    readonly label: string;
    readonly placeholder: string;
    readonly count: (characters: number) => string;
  };

  readonly link: {
    readonly kind: string;
    readonly address: string;
    readonly addressHint: string;
    readonly invalid: string;
    readonly topic: string;
    readonly topicHint: string;
    readonly topicPlaceholder: string;
    readonly noneFound: string;
    readonly lost: string;
    readonly open: string;
    readonly goTo: string;
    readonly remove: string;
  };

  readonly image: {
    readonly choose: string;
    readonly replace: string;
    readonly hint: string;
    readonly alt: (topic: string) => string;
    readonly width: string;
    readonly remove: string;
    readonly missing: string;
    readonly errors: Readonly<Record<'too-large' | 'unsupported-type' | 'failed', string>>;
  };

  readonly search: {
    readonly matchCase: string;
    readonly wholeWords: string;
    readonly showReplace: string;
    readonly hideReplace: string;
    readonly replacement: string;
    readonly replaceOne: string;
    readonly replaceAll: string;
    readonly replaced: (count: number) => string;
    /** Where something was found that the canvas does not show. */
    readonly parts: Readonly<Record<Exclude<TextPart, 'text'>, string>>;
  };

  readonly commands: {
    readonly open: (panel: string) => string;
    readonly find: string;
    readonly replace: string;
    readonly numbering: (style: string) => string;
    readonly copyStyle: string;
    readonly pasteStyle: string;
    readonly resetStyle: string;
  };
}

export const zhCN: PanelMessages = {
  bar: '格式面板',
  outline: '大纲',
  panels: {
    style: '样式',
    map: '骨架',
    marks: '标记',
    tags: '标签',
    note: '备注',
    link: '链接',
    image: '图片',
  },
  close: '关闭面板',
  noTopic: '还没有选中主题',
  noTopicHint: '在画布或大纲里选中一个主题，就能在这里设置它。',
  topics: (count) => `已选 ${count} 个主题`,
  onlyFirst: (text) => `只用于“${text}”`,
  untitled: '（无文字）',
  mixed: '多个值',
  byTheme: '随主题',
  increase: '增加',
  decrease: '减少',
  style: {
    shape: '形状',
    shapes: {
      rounded: '圆角矩形',
      pill: '胶囊',
      rect: '矩形',
      ellipse: '椭圆',
      diamond: '菱形',
      hexagon: '六边形',
      underline: '下划线',
      none: '无边框',
    },
    colors: { fill: '填充', border: '边框', color: '文字', line: '分支线' },
    swatch: (color) => `颜色 ${color}`,
    ownColor: '自选颜色',
    colorCode: '颜色代码',
    invalidColor: '写成 #rrggbb 或英文颜色名',
    text: '文字',
    size: '字号',
    flags: { bold: '粗体', italic: '斜体', strike: '删除线', underline: '下划线' },
    align: '对齐',
    aligns: { left: '左对齐', center: '居中', right: '右对齐' },
    width: '宽度',
    automatic: '自动',
    copy: '复制样式',
    paste: '粘贴样式',
    reset: '恢复主题样式',
  },
  relationship: {
    color: '线条颜色',
    dashed: '虚线',
    arrows: '箭头',
    arrowsOf: { to: '指向终点', both: '两端都有', none: '没有箭头' },
  },
  map: {
    layout: '结构',
    layouts: {
      both: '思维导图',
      right: '向右逻辑图',
      left: '向左逻辑图',
      org: '组织结构图',
      timeline: '时间轴',
      fishbone: '鱼骨图',
      table: '树形表格',
    },
    theme: '配色',
    unknownTheme: (name) => `没有名为“${name}”的配色，按默认配色显示。`,
    lineStyle: '线条',
    lineStyles: { curve: '曲线', elbow: '折线', rounded: '圆角折线', straight: '直线' },
    rainbow: '彩虹分支',
    rainbowHint: '每条主分支一种颜色',
    numbering: '编号',
    numberings: { none: '不编号', decimal: '1.1.1', chinese: '一、二、三' },
  },
  marks: {
    kind: '标记的种类',
    icons: '图标',
    present: '已有标记',
    remove: (name) => `去掉标记“${name}”`,
    clear: '全部去掉',
    emoji: '表情',
    emojiSearch: '搜索表情，如：笑、火箭',
    noEmoji: (query) => `没有找到“${query}”，可以直接粘贴表情。`,
    found: (count) => `找到 ${count} 个表情`,
    emojiGroups: ['表情', '手势与人', '动物与自然', '食物', '活动与旅行', '物品', '符号'],
  },
  tags: {
    add: '添加标签',
    placeholder: '输入标签，按回车添加',
    remove: (tag) => `去掉标签“${tag}”`,
    used: '图中用过的标签',
    none: '还没有标签',
    partly: '只有一部分主题有',
    addToAll: (tag) => `给所有选中的主题加上“${tag}”`,
  },
  note: {
    label: '备注',
    placeholder: '写下细节、出处或待办，纯文字',
    count: (characters) => `${characters} 字`,
  },
  link: {
    kind: '链接到',
    address: '网址',
    addressHint: '例如 https://example.com 或邮箱地址',
    invalid: '这不是可以打开的网址，没有保存。请写 http、https、mailto 或 tel 开头的地址。',
    topic: '图中的主题',
    topicHint: '点击链接会跳到这个主题',
    topicPlaceholder: '选择一个主题',
    noneFound: '没有这样的主题',
    lost: '链接指向的主题已经不在了。',
    open: '打开链接',
    goTo: '跳到该主题',
    remove: '去掉链接',
  },
  image: {
    choose: '选择图片…',
    replace: '换一张…',
    hint: '也可以把图片拖到画布上或直接粘贴。PNG、JPEG、GIF、WebP、SVG，最大 10 MB。',
    alt: (topic) => `“${topic}”的图片`,
    width: '宽度',
    remove: '去掉图片',
    missing: '这里没有这张图片的文件。',
    errors: {
      'too-large': '图片超过 10 MB，没有放进来。请先压缩。',
      'unsupported-type': '这不是 PNG、JPEG、GIF、WebP 或 SVG 图片。',
      failed: '图片没有存下来，请再试一次。',
    },
  },
  search: {
    matchCase: '区分大小写',
    wholeWords: '全词匹配',
    showReplace: '展开替换',
    hideReplace: '收起替换',
    replacement: '替换为',
    replaceOne: '替换',
    replaceAll: '全部替换',
    replaced: (count) => `替换了 ${count} 处`,
    parts: { tag: '标签', note: '备注', boundary: '外框标题', relationship: '联系文字' },
  },
  commands: {
    open: (panel) => `打开面板：${panel}`,
    find: '查找',
    replace: '查找和替换',
    numbering: (style) => `编号：${style}`,
    copyStyle: '复制样式',
    pasteStyle: '粘贴样式',
    resetStyle: '恢复主题样式',
  },
};
