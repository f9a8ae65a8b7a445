import type { FallbackReason } from '../fallback.js';
import type { ExpectationKind, StatementMistake } from './mistakes.js';

/** What this kind says to a user. */
export interface MermaidMessages {
  readonly unknownType: (word: string) => string;
  readonly similarType: (word: string, type: string) => string;
  readonly typeMissing: string;
  readonly zenumlUnsupported: string;
  readonly markdownFence: string;
  readonly textTooLong: (length: number, limit: number) => string;

  readonly frontMatterInvalid: (reason: string) => string;
  readonly frontMatterUnclosed: string;
  readonly directiveUnclosed: string;
  readonly directiveIgnored: string;

  readonly iconMissing: (icon: string, packs: readonly string[]) => string;
  readonly iconNotDrawn: (icon: string) => string;
  readonly iconAsText: string;

  readonly unexpected: (found: string, expected: readonly string[]) => string;
  readonly lineUnfinished: (expected: readonly string[]) => string;
  readonly sourceUnfinished: (expected: readonly string[]) => string;
  readonly expectation: Readonly<Record<ExpectationKind, string>>;
  readonly literal: (text: string) => string;
  readonly fullWidth: (found: string, ascii: string) => string;
  readonly quoteLabel: (found: string) => string;
  readonly quoteWideText: (found: string) => string;
  readonly latinName: (found: string) => string;
  readonly commentAlone: string;
  readonly endIsReserved: string;
  readonly unclosed: (opener: string, closer: string) => string;

  readonly statement: Readonly<Record<StatementMistake, (name: string, other: string) => string>>;
  readonly failed: (message: string) => string;

  /** Why a picture was drawn on the page. */
  readonly onPage: Readonly<Record<FallbackReason, string>>;
}

const YAML_REASONS: Readonly<Record<string, string>> = {
  'bad indentation of a mapping entry': '缩进不对',
  'bad indentation of a sequence entry': '缩进不对',
  'can not read a block mapping entry; a multiline key may not be an implicit key': '这一行缺少冒号',
  'can not read an implicit mapping pair; a colon is missed': '缺少冒号',
  'duplicated mapping key': '同一个键写了两次',
  'end of the stream or a document separator is expected': '这里之后的内容读不懂',
  'missed comma between flow collection entries': '两项之间缺少逗号',
  'tab characters must not be used in indentation': '缩进不能用制表符',
  'unexpected end of the stream within a double quoted scalar': '双引号没有结束',
  'unexpected end of the stream within a flow collection': '括号没有结束',
  'unexpected end of the stream within a single quoted scalar': '单引号没有结束',
};

const yamlReason = (reason: string) => YAML_REASONS[reason] ?? reason;
const oneOf = (expected: readonly string[]) => expected.join('、').replace(/、([^、]*)$/, '或$1');
const wanted = (expected: readonly string[]) => (expected.length > 0 ? `，应为${oneOf(expected)}` : '');

export const zhCN: MermaidMessages = {
  unknownType: (word) =>
    `“${word}”不是 Mermaid 的图类型，第一个词要写 flowchart、sequenceDiagram、gantt 这样的类型名。`,
  similarType: (word, type) => `没有“${word}”这种图，是不是想写 ${type}？`,
  typeMissing: '还没有写图的类型，例如 flowchart LR 或 sequenceDiagram。',
  zenumlUnsupported: '不支持 ZenUML，它要用 Mermaid 之外的插件；请改用 sequenceDiagram。',
  markdownFence: '这里只写图本身，请去掉 Markdown 的 ``` 行。',
  textTooLong: (length, limit) => `图的文本有 ${length} 个字符，超过了 ${limit} 个字符的上限。`,

  frontMatterInvalid: (reason) => `开头的 YAML 有错：${yamlReason(reason)}。`,
  frontMatterUnclosed: '开头的 --- 没有配对，请在 YAML 之后另起一行写 ---。',
  directiveUnclosed: '这条 %%{ 指令没有结束，请补上 }%%。',
  directiveIgnored: '这条指令不是正确的 JSON，没有起作用。',

  iconMissing: (icon, packs) =>
    `没有图标“${icon}”。可用的是 Font Awesome 6 的免费图标，写作 ${packs.map((pack) => `${pack}:`).join('、')} 加图标名。`,
  iconNotDrawn: (icon) =>
    `Mermaid 在这种图里不画这样写的图标。${icon === '' ? '' : `请把它写进文字里，例如“${icon} 文字”。`}`,
  iconAsText: '图标在这里画不出来，照原样显示为文字。',

  unexpected: (found, expected) => `这里不该出现“${found}”${wanted(expected)}。`,
  lineUnfinished: (expected) => `这一行没有写完${wanted(expected)}。`,
  sourceUnfinished: (expected) => `文本到这里就结束了，还没有写完${wanted(expected)}。`,
  expectation: {
    name: '名称',
    text: '文字',
    quoted: '双引号括起来的文字',
    number: '数字',
    link: '连线',
    lineBreak: '换行',
  },
  literal: (text) => `“${text}”`,
  fullWidth: (found, ascii) => `“${found}”是全角符号，请改用半角的“${ascii}”。`,
  quoteLabel: (found) => `文字里有“${found}”这样的符号，请用双引号把文字括起来，例如 A["文字(说明)"]。`,
  quoteWideText: (found) => `“${found}”这样的中文要用双引号括起来，例如 ["一月", "二月"]。`,
  latinName: (found) => `这里的名称“${found}”只能用英文字母和数字，要显示的中文另写，例如 a["中文"]。`,
  commentAlone: '以“%%”开头的注释要单独写一行，不能接在语句后面。',
  endIsReserved: '小写的 end 是保留字，不能作节点名；请写成 End 或换个名字。',
  unclosed: (opener, closer) => `这里的“${opener}”没有结束，请补上“${closer}”。`,

  statement: {
    alignMembers: (name) => `align 里的“${name}”不是 service 或 junction。`,
    alignRepeated: (name) => `align 里的“${name}”写了两次。`,
    alignTooFew: () => 'align 至少要有两个成员。',
    alignContradicts: () => 'align 的要求与连线方向互相矛盾，排不出来。',
    axisValueMissing: (name) => `缺少坐标轴“${name}”的值。`,
    axesAfterCurves: () => '要先写 axis，再写用到它们的 curve。',
    branchExists: (name) => `分支“${name}”已经有了；切换到它请用 checkout。`,
    branchMissing: (name) => `分支“${name}”还没有创建；请先写 branch ${name}。`,
    branchMissingForMerge: (name) => `要合并的分支“${name}”不存在。`,
    branchWithoutCommits: (name) => `分支“${name}”上还没有提交。`,
    cherryPickCurrent: () => '要拣选的提交已经在当前分支上了。',
    cherryPickParent: () => '拣选合并提交时，parent 要写它的一个直接父提交。',
    cherryPickSource: () => '要拣选的提交不存在，请用 id 指明一个已有的提交。',
    circularFlow: () => '桑基图的流向不能绕成一圈。',
    classMissing: (name) => `没有“${name}”这个类。`,
    columns: () => 'columns 要写大于 0 的整数或 auto。',
    commitExists: (name) => `提交“${name}”已经有了，请换一个 id。`,
    coordinateRange: (_name, value) => `坐标要在 0 到 1 之间，或 0 到 100 之间；这里是 ${value}。`,
    coordinatesMissing: (name) => `“${name}”没有写坐标，例如 [0.7, 0.4]。`,
    dateInvalid: (date) => `“${date}”不是正确的日期，或与 dateFormat 的格式不符。`,
    datesAllExcluded: () => 'excludes 把能用的日期都排除了。',
    direction: (edge) => `连线 ${edge} 的方向要写 L、R、T 或 B。`,
    edgeEndMissing: (name) => `连线用到的“${name}”还没有定义；请把 service 或 group 写在连线前面。`,
    edgeGroup: (name) => `“${name}”写了 {group}，但这条连线没有跨过两个 group。`,
    formula: (reason) => `公式有错：${reason}`,
    frameExists: (name) => `帧“${name}”写了两次。`,
    groupDescription: (name) => `复合状态“${name}”只能有名称，不能再加说明。`,
    idExists: (name) => `名称“${name}”已经用过了。`,
    inactiveParticipant: (name) => `“${name}”没有激活，不能取消激活。`,
    insideItself: (name) => `“${name}”不能放在它自己里面。`,
    itemWithoutSection: (name) => `“${name}”缩进得比第一列还少；列都要从同一缩进开始。`,
    linkIndex: () => 'linkStyle 的序号超出了连线的条数；第一条连线是 0。',
    mergeItself: () => '分支不能合并到它自己。',
    mergeSame: () => '两个分支指向同一个提交，没有可合并的。',
    negativeValue: (name, value) => `“${name}”的值是 ${value}，饼图的值不能是负数。`,
    noData: () => '还没有数据，请至少写一个 bar 或 line。',
    nodeMissing: () => '这一行用到的节点还没有定义。',
    packetGap: (start, next) => `这一段从 ${start} 开始，与前一段不相接，应从 ${next} 开始。`,
    packetOrder: (start, end) => `${start}-${end} 的结束位小于开始位。`,
    packetZero: () => '一段至少要有 1 位。',
    parentMissing: (name) => `“${name}”所在的 group 还没有定义；请把 group 写在前面。`,
    parentNotGroup: (name) => `“${name}”只能放在 group 里。`,
    participantExists: () => '这个参与者已经有了，请用 as 另起一个名字。',
    participantInBoxes: (name) => `参与者“${name}”只能放在一个 box 里。`,
    participantWithoutMessage: () => 'create 或 destroy 之后，紧接着要有一条与这个参与者收发的消息。',
    pipelineParent: (name) => `pipeline 的“${name}”要是一个写了坐标的 component。`,
    relationEndMissing: () => '这条关系的一端还没有定义。',
    secondRoot: (name) => `思维导图只能有一个根，“${name}”要缩进到某个节点下面。`,
    setMissing: (name) => `没有“${name}”这个集合，请先写 set ${name}。`,
    shape: (name) => `没有“${name}”这种形状，形状名要小写。`,
    stateName: (name) => `状态名“${name}”里不能有空格；请写 state "${name}" as s1。`,
    styleUnknown: (name) => `不支持样式“${name}”。`,
    styleValue: (name, value) => `样式“${name}”的值“${value}”不对。`,
    taskWithoutDates: () => '这个任务的时间不完整；请写开始日期和天数，例如 2026-01-05, 3d。',
    textWithoutSet: () => 'text 要缩进写在一个 set 或 union 下面。',
    tooManyEdges: (limit) => `连线超过了 ${limit} 条的上限。`,
    treeEmptyNode: () => '树线后面要有文件或文件夹的名字。',
    treeIndentation: () => '用树线画层次时，缩进的行要以 ├── 或 └── 开头。',
    unionTooSmall: () => 'union 至少要写两个集合。',
    yaml: (reason) => `花括号里的属性有错：${yamlReason(reason)}。`,
  },
  failed: (message) => `Mermaid 画不出这一处：${message}`,

  onPage: {
    'image-node': '有节点按图片定大小，只有页面能读出图片的大小。图很大时，页面会停顿。',
    formula: '标签里有公式，只有页面能排公式。图很大时，页面会停顿。',
    'worker-failed': '在后台没有画成，改由页面重画。图很大时，页面会停顿。',
    'empty-picture': '在后台画出来是空的，改由页面重画。图很大时，页面会停顿。',
    'nan-geometry': '在后台画出的位置不对，改由页面重画。图很大时，页面会停顿。',
  },
};
