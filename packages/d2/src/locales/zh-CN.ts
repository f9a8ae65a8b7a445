import type { ErrorKey } from '../errorPatterns.js';

/** What this kind says to a user. */
export interface D2Messages {
  /** D2's errors; `$1`, `$2` … are what `errorPatterns.ts` captures. */
  readonly errors: Readonly<Record<ErrorKey, string>>;
  readonly otherError: (message: string) => string;
  readonly tooDeep: string;
  readonly tala: string;
  readonly foreignImage: string;
  /** `found` is a full-width sign, `meant` the one D2 knows. */
  readonly fullWidth: (found: string, meant: string) => string;
  readonly boards: (drawn: string, others: readonly string[]) => string;
  readonly noSuchBoard: (board: string) => string;
  readonly badOption: (name: string) => string;
}

export const zhCN: D2Messages = {
  errors: {
    unclosedMap: '这个“{”没有对应的“}”。',
    unclosedArray: '这个“[”没有对应的“]”。',
    unclosedText: '这段文字缺少结尾的引号 $1 。',
    unclosedBlock: '这段文本块没有结束，缺少 $1 。',
    unclosedComment: '块注释没有结束，缺少三个双引号。',
    unclosedGroup: '连线分组缺少右括号“)”。',
    unclosedVariable: '变量引用缺少“}”。',
    extraBrace: '多了一个“}”。',
    missingValue: '这里缺少取值。',
    missingKey: '冒号前面缺少名称。',
    missingSource: '连线缺少起点。',
    missingTarget: '连线缺少终点。',
    badStart: '名称不能以这里的符号开头，需要时请加引号。',
    textAfter: '这里多出了内容，也许少了分号或换行。',
    edgeIndex: '连线的序号应写成 [0] 或 [*]。',
    escape: '反斜杠后面缺少字符。',
    keyTooLong: '名称太长，最多 $1 个字节。长文字请写在冒号后面。',
    plantuml: '这看起来是 PlantUML，不是 D2。',
    notAnImport: '导入应写成 ...$1 。',
    spreadImport: '“...@” 只能单独成行，不能写在冒号后面。',
    importMissing: '这里不能导入其他文件，找不到“$1”。请把它的内容直接写进来。',
    unknownShape: '没有“$1”这种图形。',
    arrowheadShape: '“$1”只能用作箭头的形状。',
    reservedInEdge: '连线的两端不能是保留字，需要时请加引号。',
    notComposite: '“$1”不能用花括号或数组作取值。',
    mustBeStyle: '“$1”是样式，应写成 style.$1 。',
    styleNeedsKeys: 'style 后面要写明样式，例如 style.opacity: 0.4 。',
    badStyle: '没有“$1”这种样式。',
    edgeKeys: '连线的花括号里只能写属性，不能写图形。',
    onlyOnEdges: '“$1”只能用在连线上。',
    classKeys: '样式类里只能写属性，“$1”不是属性。',
    between: '“$1”应是 $2 到 $3 之间的数。',
    atLeast: '“$1”应是不小于 $2 的数。',
    boolean: '“$1”应是 true 或 false。',
    oneOf: '“$1”应是其中之一：$2。',
    colour: '“$1”应是颜色名、#十六进制颜色或渐变。',
    font: '没有“$1”这种字体。',
    integer: '“$1”应是整数，而不是“$2”。',
    positive: '“$1”应是正整数。',
    notNegative: '“$1”不能是负数。',
    direction: '方向应是其中之一：$1。',
    near: '“$1”不是图形的完整路径，也不是 top-left 这样的方位。',
    nearRoot: 'top-left 这样的方位只能用在最外层的图形上。',
    nearOther: 'near 不能指向这个图形。',
    variable: '没有定义变量“$1”。',
    noEdge: '没有这条连线。',
    imageIcon: 'image 图形需要 icon 属性。',
    imageChildren: 'image 图形里不能放其他图形。',
    iconAddress: '图标地址“$1”无效。',
    columnChildren: '表的列和类的成员里不能再放内容。',
    tableLabel: '表名不能换行。',
    textLabel: 'text 图形需要文字。',
    constraint: 'constraint 只能用在 sql_table 的列上。',
    intoItself: '连线不能从“$1”进入它自己的内部。',
    equalSides: '$1 图形的宽和高必须相等。',
    onlyFor: '“$1”只能用于：$2。',
    markdown: 'Markdown 里的标签没有写对。$1',
    emptyBlock: '文本块不能是空的。',
    boardScope: '“$1”只能写在一张图的最外层。',
    boardName: '图名“$1”重复了。',
    filterOutsideGlob: '以 & 开头的筛选条件只能写在通配符里。',
    underscore: '“_”表示上一层，只能写在路径开头，最外层没有上一层。',
    tooltipAddress: '已有链接的图形，提示不能是网址。',
    themeNumber: '没有编号为 $1 的主题。',
    themeColour: '主题里没有“$1”这种颜色。',
    configKey: 'd2-config 里没有“$1”这个设置。',
    layout: '没有“$1”布局，可用 dagre 或 elk。',
  },
  otherError: (message) => `D2：${message}`,
  tooDeep: '这里嵌套得太深，画不出来。',
  tala: '这里没有 TALA 布局，改用 ELK。',
  foreignImage: '这个图标在别的网站上，图中不会显示。',
  fullWidth: (found, meant) =>
    `“${found}”在这里是名称的一部分。需要符号请写半角的 ${meant} ，需要文字请给名称加引号。`,
  boards: (drawn, others) =>
    drawn === ''
      ? `还有 ${others.length} 张图：${others.join('、')}。这里画的是最外层。`
      : `共有 ${others.length} 张图：${others.join('、')}。这里画的是 ${drawn}。`,
  noSuchBoard: (board) => `没有“${board}”这张图。`,
  badOption: (name) => `选项“${name}”的取值无效，已忽略。`,
};
