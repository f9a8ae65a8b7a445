/** What this kind says to a user. */
export interface HandchartMessages {
  readonly tooDeep: string;
  readonly tooManyAliases: string;
  readonly syntax: (code: string, message: string) => string;
  readonly notAChart: string;
  readonly noData: string;
  readonly tableTooSmall: string;
  readonly tableTooLarge: (cells: number) => string;
  readonly tooManyColumns: (most: number) => string;
  readonly tooManyRows: (type: string, most: number) => string;
  readonly tooManyLevels: (most: number) => string;
  readonly calendarTooLong: (weeks: number) => string;
  readonly noNumbers: string;
  readonly noNumber: (text: string, column: string) => string;
  /** @param more How many others are like it. */
  readonly lessThanNothing: (text: string, more: number) => string;
  /** @param more How many others are like it. */
  readonly beyondAxis: (text: string, more: number) => string;
  readonly cutBars: string;
  readonly mixedSigns: string;
  readonly onlyFirst: (drawn: string, others: readonly string[]) => string;
  readonly emptyOnRadar: string;
  readonly unknownDateForm: (text: string) => string;
  /** The name of a series that another axis than the others' measures. */
  readonly otherAxis: (name: string, isHorizontal: boolean) => string;
  readonly noDates: string;
  readonly needsColumns: (type: string, columns: string) => string;
  readonly unknownColumn: (name: string) => string;
  readonly loop: (name: string) => string;
  readonly unknownWord: (word: string, nearest: string | undefined) => string;
  readonly missing: (word: string) => string;
  readonly oneOf: (word: string, values: readonly string[], nearest: string | undefined) => string;
  readonly wrongType: (word: string, type: string) => string;
  readonly atLeast: (word: string, least: number) => string;
  readonly atMost: (word: string, most: number) => string;
  readonly fewest: (word: string, fewest: number) => string;
  readonly most: (word: string, most: number) => string;
  readonly longest: (word: string, most: number) => string;
  readonly endBeforeStart: (word: string) => string;
  readonly logarithmOfNothing: (word: string) => string;
  readonly noRow: string;
  readonly noCell: string;
  readonly unknownTag: (tag: string) => string;
  readonly noColour: (text: string) => string;
  readonly months: readonly string[];
  /** From Sunday on. */
  readonly weekdays: readonly string[];
  /** What is drawn besides marks. */
  readonly parts: {
    readonly title: string;
    readonly legend: string;
    readonly xAxis: string;
    readonly yAxis: string;
  };
  /** What stands for data that only some charts have. */
  readonly columns: { readonly prices: string; readonly levels: string; readonly links: string };
}

/** The errors of YAML by their codes (https://eemeli.org/yaml/#errors). */
const SYNTAX: Readonly<Record<string, string>> = {
  BAD_ALIAS: '没有这个锚点。',
  BAD_DQ_ESCAPE: '双引号里没有这种转义。',
  BAD_INDENT: '缩进不对，同一层要对齐。',
  BAD_SCALAR_START: '文字不能以这个符号开头，请加上引号。',
  BLOCK_AS_IMPLICIT_KEY: '这里缺少换行，或者多了一个冒号。',
  BLOCK_IN_FLOW: '方括号或花括号里不能这样换行书写。',
  DUPLICATE_KEY: '这个词写了两次。',
  MISSING_CHAR: '这里少了一个符号：引号、括号、逗号，或者冒号后的空格。',
  MULTILINE_IMPLICIT_KEY: '这一行不完整，也许少了冒号。',
  MULTIPLE_DOCS: '一份文本里只能有一张图。',
  TAB_AS_INDENT: '缩进请用空格，不要用 Tab。',
  TAG_RESOLVE_FAILED: '认不出这里的标签。',
  UNEXPECTED_TOKEN: '这里不该出现这个符号。',
};

const TYPES: Readonly<Record<string, string>> = {
  string: '文字',
  number: '数',
  int: '整数',
  boolean: 'true 或 false',
  array: '列表',
  object: '一组“词: 值”',
  text: '文字',
};

const others = (more: number) => (more > 0 ? `；另有 ${more} 格也是这样` : '');

const listed = (names: readonly string[]) =>
  `“${names.slice(0, 3).join('”“')}”${names.length > 3 ? `等 ${names.length} 列` : ''}`;

export const zhCN: HandchartMessages = {
  tooDeep: '这段文本嵌套得太深。',
  tooManyAliases: '这里引用得太多。',
  syntax: (code, message) => SYNTAX[code] ?? `YAML：${message}`,
  notAChart: '图要写成“词: 值”，一行一个，例如 type: bar；冒号用半角，后面空一格。',
  noData: '缺少数据：请写 data: |，下面是一张表，第一行是列名。',
  tableTooSmall: '数据至少要有两列，以及列名下面的一行。',
  tableTooLarge: (cells) => `数据太多，最多 ${cells} 格。`,
  tooManyColumns: (most) => `列太多，最多 ${most} 列。`,
  tooManyRows: (type, most) => `${type} 最多画 ${most} 行，这里开始画不下了。`,
  tooManyLevels: (most) => `层数太多，最多 ${most} 层。`,
  calendarTooLong: (weeks) => `日历图画不下这么长的时间，这样的宽度最多 ${weeks} 周；可以加大 width。`,
  noNumbers: '数据里没有一列是数。',
  noNumber: (text, column) => `“${text}”不是数，“${column}”这一列其他格都是数，这一格没有画。`,
  lessThanNothing: (text, more) => `${text} 小于 0，不是整体的一部分，没有画${others(more)}。`,
  beyondAxis: (text, more) => `${text} 超出了轴的范围，没有画全${others(more)}。`,
  cutBars: '轴不从 0 开始，长短之比与数之比不同。',
  mixedSigns: '有正有负的数叠起来看不出大小，这里不堆叠，各画各的面积。',
  onlyFirst: (drawn, names) => `这种图只画一列，画的是“${drawn}”；没有画${listed(names)}。`,
  emptyOnRadar: '这一格是空的，不是 0；雷达图的线在这里只能经过中心。',
  unknownDateForm: (text) => `日期里没有“${text}”这种写法；年 YYYY、YY，月 MMM、MM、M，日 DD、D。`,
  otherAxis: (name, isHorizontal) => `${name}（${isHorizontal ? '上' : '右'}轴）`,
  noDates: '日历图的第一列要是日期，例如 2026-01-31。',
  needsColumns: (type, columns) => `${type} 需要${columns}。`,
  unknownColumn: (name) => `数据里没有“${name}”这一列。`,
  loop: (name) => `“${name}”流回了自己，桑基图里不能有环。`,
  unknownWord: (word, nearest) => `没有“${word}”这个词${nearest ? `，是不是 ${nearest}？` : '。'}`,
  missing: (word) => `缺少 ${word}。`,
  oneOf: (word, values, nearest) =>
    nearest ? `${word} 没有这个值，是不是 ${nearest}？` : `${word} 只能是 ${values.join('、')}。`,
  wrongType: (word, type) => `${word} 应该是${TYPES[type] ?? type}。`,
  atLeast: (word, least) => `${word} 不能小于 ${least}。`,
  atMost: (word, most) => `${word} 不能大于 ${most}。`,
  fewest: (word, fewest) => `${word} 至少要有 ${fewest} 项。`,
  most: (word, most) => `${word} 最多 ${most} 项。`,
  longest: (word, most) => `${word} 最多 ${most} 个字。`,
  endBeforeStart: (word) => `${word} 要比同一根轴的 min 大。`,
  logarithmOfNothing: (word) => `对数刻度只有正数，${word} 要大于 0。`,
  noRow: '这里应该是一行：方括号里的几格。',
  noCell: '一格里只能是文字、数，或者空着。',
  unknownTag: (tag) => `不认识标签 ${tag}，后面的内容按文字画。`,
  noColour: (text) => `“${text}”不是颜色，请写成 #1677ff 或颜色的英文名。`,
  months: Array.from({ length: 12 }, (_, month) => `${month + 1}月`),
  weekdays: ['日', '一', '二', '三', '四', '五', '六'],
  parts: { title: '标题', legend: '图例', xAxis: '横轴', yAxis: '纵轴' },
  columns: {
    prices: '四列数：开盘、收盘、最低、最高',
    levels: '一列名称和一列数',
    links: '来源、去向两列和一列数',
  },
};
