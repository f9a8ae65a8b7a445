/** What the canvas of mind maps says to a user. */
export interface CanvasMessages {
  readonly canvas: (title: string) => string;
  readonly keysHint: string;
  /** Says a topic to whoever does not see it. */
  readonly topic: (topic: {
    readonly text: string;
    readonly level: number;
    readonly children: number;
    readonly folded: boolean;
  }) => string;
  readonly noText: string;
  readonly selected: (count: number) => string;
  readonly nothingSelected: string;
  readonly relationship: (from: string, to: string, label: string) => string;
  readonly boundary: (title: string) => string;
  readonly mainTopic: (count: number) => string;
  readonly subtopic: (count: number) => string;
  readonly parentTopic: string;
  readonly floatingTopic: string;
  readonly summary: string;
  readonly relating: string;
  readonly onlyNeighbours: string;
  readonly tooMany: (most: number) => string;
  readonly notWhole: (most: number) => string;
  readonly fileErrors: Readonly<Record<'too-large' | 'unsupported-type', string>>;
  readonly fileNotKept: string;
  /** Said where nothing has been written yet. */
  /** What a central topic without text shows. */
  readonly placeholder: string;
  readonly empty: string;
  readonly branchShown: string;
  readonly wholeMap: string;
  readonly note: string;
  readonly link: string;
  readonly openLink: string;
  readonly close: string;
  readonly menu: string;
  readonly controls: string;
  readonly actual: (percent: number) => string;
  readonly clipboardDenied: string;
  readonly groups: Readonly<Record<'add' | 'arrange' | 'mark' | 'fold', string>>;
  /** What the bar of the canvas is called, and its buttons. */
  readonly bar: string;
  readonly buttons: Readonly<Record<BarName, string>>;
  /** Said of a button that can do nothing: what has to be selected first. */
  readonly needs: Readonly<Record<'topic' | 'siblings', string>>;
  /** The titles of its commands. */
  readonly commands: Readonly<Record<CommandName, string>>;
}

/** What the bar of the canvas offers. */
export type BarName = 'addChild' | 'addAfter' | 'relate' | 'summarise' | 'bound' | 'remove';

/** What the canvas can do. */
export type CommandName =
  | 'addChild'
  | 'addAfter'
  | 'addBefore'
  | 'addParent'
  | 'addFloating'
  | 'remove'
  | 'removeAlone'
  | 'editText'
  | 'copyTopics'
  | 'cutTopics'
  | 'pasteTopics'
  | 'duplicate'
  | 'moveUp'
  | 'moveDown'
  | 'moveLeft'
  | 'moveRight'
  | 'relate'
  | 'bound'
  | 'summarise'
  | 'bold'
  | 'italic'
  | 'underline'
  | 'strike'
  | 'fold'
  | 'showLevel1'
  | 'showLevel2'
  | 'showLevel3'
  | 'showAll'
  | 'branch'
  | 'selectAll'
  | 'centre'
  | 'zoomIn'
  | 'zoomOut'
  | 'actualSize'
  | 'fit';

export const zhCN: CanvasMessages = {
  canvas: (title) => `${title}画布`,
  keysHint:
    '方向键移动选择，Tab 添加子主题，Enter 添加同级主题，F2 或空格编辑，菜单键打开更多操作。按 Esc 取消选择后，Tab 离开画布。',
  topic: ({ text, level, children, folded }) =>
    `主题 ${text}，第 ${level} 层${children > 0 ? `，${children} 个子主题${folded ? '，已折叠' : ''}` : ''}`,
  noText: '（无文字）',
  selected: (count) => `已选择 ${count} 项`,
  nothingSelected: '未选择任何主题',
  relationship: (from, to, label) => `联系线 ${label}，从 ${from} 到 ${to}`,
  boundary: (title) => `外框 ${title}`,
  mainTopic: (count) => `分支主题 ${count}`,
  subtopic: (count) => `子主题 ${count}`,
  parentTopic: '父主题',
  floatingTopic: '自由主题',
  summary: '概要',
  relating: '点击要联系到的主题，或用方向键选择后按 Enter；按 Esc 取消',
  onlyNeighbours: '只能用于同一主题下的子主题',
  tooMany: (most) => `一张导图最多有 ${most} 个主题，没有粘贴`,
  notWhole: (most) => `这张导图超过 ${most} 个主题或层级过深，只显示一部分，不能编辑；全部文字都保留着`,
  fileErrors: {
    'too-large': '图片超过 10 MB，没有添加',
    'unsupported-type': '只能添加 PNG、JPEG、GIF、WebP 或 SVG 图片',
  },
  fileNotKept: '图片没有保存下来',
  placeholder: '中心主题',
  empty: '点击中心主题后直接输入文字，按 Tab 添加分支，按 Enter 添加同级主题',
  branchShown: '只显示一个分支',
  wholeMap: '显示全部',
  note: '备注',
  link: '链接',
  openLink: '打开链接',
  close: '关闭',
  menu: '更多操作',
  controls: '缩放',
  actual: (percent) => `当前 ${percent}%，恢复实际大小`,
  clipboardDenied: '浏览器不允许读取剪贴板，请按 Ctrl+V 粘贴',
  groups: { add: '添加主题', arrange: '移动', mark: '标记', fold: '展开层级' },
  bar: '添加到导图',
  buttons: {
    addChild: '子主题',
    addAfter: '同级主题',
    relate: '联系线',
    summarise: '概要',
    bound: '外框',
    remove: '删除',
  },
  needs: { topic: '先选择一个主题', siblings: '先选择同一主题下的子主题' },
  commands: {
    addChild: '添加子主题',
    addAfter: '在后面添加主题',
    addBefore: '在前面添加主题',
    addParent: '添加父主题',
    addFloating: '添加自由主题',
    remove: '删除',
    removeAlone: '仅删除该主题，保留子主题',
    editText: '编辑文字',
    copyTopics: '复制主题',
    cutTopics: '剪切主题',
    pasteTopics: '粘贴主题',
    duplicate: '创建副本',
    moveUp: '向上移动',
    moveDown: '向下移动',
    moveLeft: '向左移动',
    moveRight: '向右移动',
    relate: '添加联系线',
    bound: '添加外框',
    summarise: '添加概要',
    bold: '加粗',
    italic: '斜体',
    underline: '下划线',
    strike: '删除线',
    fold: '折叠或展开',
    showLevel1: '展开到第 1 层',
    showLevel2: '展开到第 2 层',
    showLevel3: '展开到第 3 层',
    showAll: '全部展开',
    branch: '仅显示该分支',
    selectAll: '全选主题',
    centre: '回到中心主题',
    zoomIn: '放大',
    zoomOut: '缩小',
    actualSize: '实际大小',
    fit: '适应窗口',
  },
};
