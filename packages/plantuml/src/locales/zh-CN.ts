import type { UnsupportedName } from '../source/unsupported.js';

/** What this kind says to a user. */
export interface PlantumlMessages {
  /** @param type The kind of diagram the engine took the text for, in its words. */
  readonly syntaxError: (type: string | undefined) => string;
  /** Words for the engine's own messages; each takes what the message is about. */
  readonly engineErrors: Readonly<
    Record<
      | 'emptyDiagram'
      | 'unknownTheme'
      | 'unknownFunction'
      | 'unknownCall'
      | 'assertion'
      | 'importUnsupported'
      | 'withoutStart'
      | 'unknownColor'
      | 'unknownElement'
      | 'unknownOption'
      | 'unknownSprite'
      | 'badSprite'
      | 'alreadyDefined'
      | 'badSkinparam'
      | 'badStyle'
      | 'badJson'
      | 'badActivation'
      | 'lateSwimlane'
      | 'severalRoots'
      | 'longGantt'
      | 'networkDiagram'
      | 'badStatement'
      | 'infiniteLoop'
      | 'badExpression'
      | 'badReturn'
      | 'tooDeep'
      | 'crash',
      (about: string) => string
    >
  >;
  readonly otherError: (message: string) => string;
  readonly includeNotFound: (path: string) => string;
  readonly partNotFound: (path: string, part: string) => string;
  readonly inIncludedFile: (path: string, line: number, message: string) => string;
  readonly notData: (format: 'JSON' | 'YAML') => string;
  readonly unsupportedDiagram: (name: string) => string;
  readonly unsupportedNames: Readonly<Record<UnsupportedName, string>>;
  readonly lostParts: Readonly<Record<'formula' | 'image' | 'nestedDiagram', string>>;
  readonly onlyFirstDiagram: string;
}

const DIAGRAM_TYPES: Readonly<Record<string, string>> = {
  sequence: '时序图',
  class: '类图',
  object: '对象图',
  activity: '活动图',
  component: '组件图',
  state: '状态图',
  timing: '时间图',
  nwdiag: '网络图',
  mindmap: '思维导图',
  wbs: '工作分解图',
  gantt: '甘特图',
  json: 'JSON 图',
  yaml: 'YAML 图',
  ebnf: 'EBNF 图',
  regex: '正则表达式图',
  chart: '图表',
};

const BLOCKS: Readonly<Record<string, string>> = {
  if: '判断（if）',
  while: '循环（while）',
  repeat: '循环（repeat）',
  fork: '分叉（fork）',
  split: '拆分（split）',
  switch: '分支（switch）',
  group: '分组（group）',
};

const quoted = (text: string) => (text ? `“${text}”` : '');

export const zhCN: PlantumlMessages = {
  syntaxError: (type) => {
    const name = DIAGRAM_TYPES[type ?? ''];
    return name ? `这一行有语法错误（按${name}理解）。` : '这一行有语法错误。';
  },
  engineErrors: {
    emptyDiagram: () => '图里还没有内容。',
    unknownTheme: (name) => `没有名为${quoted(name)}的主题。`,
    unknownFunction: (name) => `没有内置函数 ${name}。`,
    unknownCall: (name) => `没有参数相符的函数或过程 ${name}。`,
    assertion: (text) => (text ? `断言不成立：${text}` : '断言不成立。'),
    importUnsupported: () => '不能导入压缩包，请改用 !include。',
    withoutStart: (block) => `这里结束的${BLOCKS[block] ?? block}没有开始。`,
    unknownColor: (name) => `没有这种颜色${quoted(name)}。`,
    unknownElement: (name) => `没有这个元素${quoted(name)}，它要先定义。`,
    unknownOption: (name) => `没有 !option ${name} 这个选项。`,
    unknownSprite: (name) => `没有内置图标${quoted(name)}。`,
    badSprite: () => '图标的数据有误。',
    alreadyDefined: () => '这个名字已经定义过了。',
    badSkinparam: () => 'skinparam 的写法有误。',
    badStyle: () => '样式的写法有误。',
    badJson: () => 'JSON 的写法有误。',
    badActivation: () => '这里不能激活或结束激活。',
    lateSwimlane: () => '泳道要在图的开头定义。',
    severalRoots: () => '工作分解图只能有一个根节点。',
    longGantt: () => '甘特图不能超过 20 年。',
    networkDiagram: () => '网络图请以 @startnwdiag 开头。',
    badStatement: () => '这条预处理语句有错误。',
    infiniteLoop: () => '这里的循环没有尽头。',
    badExpression: () => '这个表达式有错误。',
    badReturn: () => '!return 只能用在函数里，函数也必须有 !return。',
    tooDeep: () => '这一行太长，或嵌套太深，绘图引擎处理不了。',
    crash: (exception) => `绘图引擎处理这一行时出错：${exception}`,
  },
  otherError: (message) => `PlantUML：${message}`,
  includeNotFound: (path) => `找不到要包含的文件“${path}”。`,
  partNotFound: (path, part) => `文件“${path}”里没有“${part}”这一部分。`,
  inIncludedFile: (path, line, message) => `被包含的文件“${path}”第 ${line} 行：${message}`,
  notData: (format) => `这里的内容不是正确的 ${format}。`,
  unsupportedDiagram: (name) => `内置的 PlantUML 引擎画不了${name}。如需绘制，请为应用配置 Kroki 服务。`,
  unsupportedNames: {
    salt: '界面草图（Salt）',
    ditaa: '字符画（ditaa）',
    dot: '用 DOT 写的图（可改用 Graphviz 图）',
    math: '数学公式',
    latex: '公式（LaTeX）',
    chen: '陈氏 ER 图',
    chronology: '年表',
    files: '文件树',
    board: '看板',
    git: '分支图（Git）',
    jcckit: '图表（JCCKit）',
    hcl: '配置图（HCL）',
    wire: '线框图',
    sudoku: '数独',
    other: '这种图',
  },
  lostParts: {
    formula: '内置的 PlantUML 引擎不画公式，这里会留空。',
    image: '不会读取图片文件或下载图片，这里会留空。',
    nestedDiagram: '内置的 PlantUML 引擎不画嵌套的图，这里会留空。',
  },
  onlyFirstDiagram: '一个文本只画第一张图，从这里开始的图没有画出。',
};
