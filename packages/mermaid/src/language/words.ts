import type { Dialect } from '../source/dialects.js';

/** A word of a language: the word, what it does in Chinese and English, and what is written for it if more than the word. */
export type Word = readonly [word: string, zh: string, en: string, insert?: string];

const accessible: readonly Word[] = [
  ['title', '标题', 'Title', 'title ${标题}'],
  ['accTitle', '给读屏软件的标题', 'Title for screen readers', 'accTitle: ${标题}'],
  ['accDescr', '给读屏软件的说明', 'Description for screen readers', 'accDescr: ${说明}'],
];

const styled: readonly Word[] = [
  ['classDef', '定义样式类，再用 class 或 ::: 套用', 'Defines a style, applied by class or :::', 'classDef ${名称} fill:${#e6f4ff},stroke:${#1677ff}'],
  ['class', '给节点套用样式类', 'Applies a style to nodes', 'class ${节点} ${名称}'],
  ['style', '直接给节点写样式', 'Styles one node', 'style ${节点} fill:${#e6f4ff},stroke:${#1677ff}'],
];

const direction: readonly Word[] = [['direction', '排列方向：TB、BT、LR、RL', 'Direction: TB, BT, LR, RL', 'direction ${LR}']];
const click: Word = ['click', '点节点时打开链接', 'Opens a link when a node is clicked', 'click ${节点} href "${https://}"'];
const end: Word = ['end', '结束这一块', 'Ends the block'];
const section: Word = ['section', '分段', 'Begins a section', 'section ${名称}'];
const block = (word: string, zh: string, en: string): Word => [word, zh, en, `${word} \${${zh.split('：')[0]}}\n    \${}\nend`];

/** The words that can begin a statement in each type. */
export const words: Readonly<Record<Dialect, readonly Word[]>> = {
  flowchart: [
    ['subgraph', '子图，到 end 为止', 'A group, up to end', 'subgraph ${组}[${标题}]\n    ${}\nend'],
    end,
    ...direction,
    ...styled,
    ['linkStyle', '给第几条连线写样式，从 0 数起', 'Styles links by number, from 0', 'linkStyle ${0} stroke:${#1677ff},stroke-width:${2px}'],
    click,
    ...accessible.slice(1),
  ],
  sequence: [
    ['participant', '参与者', 'A participant', 'participant ${A} as ${名称}'],
    ['actor', '参与者，画成小人', 'A participant drawn as a person', 'actor ${A} as ${名称}'],
    ['create participant', '中途出现的参与者', 'A participant that appears later', 'create participant ${A}'],
    ['destroy', '参与者消失', 'A participant disappears', 'destroy ${A}'],
    ['activate', '激活', 'Begins an activation', 'activate ${A}'],
    ['deactivate', '取消激活', 'Ends an activation', 'deactivate ${A}'],
    ['Note over', '写在参与者上方的备注', 'A note over participants', 'Note over ${A},${B}: ${备注}'],
    ['Note right of', '右侧的备注', 'A note on the right', 'Note right of ${A}: ${备注}'],
    ['Note left of', '左侧的备注', 'A note on the left', 'Note left of ${A}: ${备注}'],
    block('loop', '循环', 'A loop'),
    ['alt', '分支：满足条件走哪一支', 'Alternatives', 'alt ${条件}\n    ${}\nelse ${否则}\n    ${}\nend'],
    ['else', '分支的另一支', 'Another alternative', 'else ${否则}'],
    block('opt', '可选', 'Optional'),
    ['par', '并行', 'Parallel', 'par ${甲}\n    ${}\nand ${乙}\n    ${}\nend'],
    ['and', '并行的另一支', 'Another parallel part', 'and ${乙}'],
    ['critical', '关键区', 'A critical region', 'critical ${操作}\n    ${}\noption ${异常}\n    ${}\nend'],
    ['option', '关键区的一种情况', 'A case of a critical region', 'option ${情况}'],
    block('break', '中断', 'Breaks the flow'),
    ['rect', '背景色块', 'A coloured background', 'rect rgb(${230, 244, 255})\n    ${}\nend'],
    ['box', '把参与者框在一起', 'A box around participants', 'box ${名称}\n    participant ${A}\nend'],
    end,
    ['autonumber', '给消息编号', 'Numbers the messages'],
    ['link', '参与者的链接', 'A link of a participant', 'link ${A}: ${名称} @ ${https://}'],
    ...accessible,
  ],
  class: [
    ['class', '类', 'A class', 'class ${名称} {\n    +String ${属性}\n    +${方法}()\n}'],
    ['namespace', '命名空间', 'A namespace', 'namespace ${名称} {\n    class ${类}\n}'],
    ['note', '备注', 'A note', 'note "${备注}"'],
    ['note for', '某个类的备注', 'A note for a class', 'note for ${类} "${备注}"'],
    ...direction,
    ['cssClass', '给类套用样式类', 'Applies a style to classes', 'cssClass "${类}" ${名称}'],
    ...styled.filter(([word]) => word !== 'class'),
    click,
    ...accessible.slice(1),
  ],
  state: [
    ['state', '状态；as 之前写显示的文字', 'A state', 'state "${描述}" as ${s1}'],
    ['state {', '复合状态', 'A composite state', 'state ${名称} {\n    [*] --> ${s1}\n}'],
    ['state choice', '选择', 'A choice', 'state ${名称} <<choice>>'],
    ['state fork', '分叉', 'A fork', 'state ${名称} <<fork>>'],
    ['state join', '汇合', 'A join', 'state ${名称} <<join>>'],
    ['note right of', '右侧的备注', 'A note on the right', 'note right of ${s1}\n    ${备注}\nend note'],
    ['note left of', '左侧的备注', 'A note on the left', 'note left of ${s1}\n    ${备注}\nend note'],
    ['[*]', '起点或终点', 'Start or end'],
    ...direction,
    ...styled,
    ...accessible.slice(1),
  ],
  er: [...direction, ['subgraph', '分组', 'A group', 'subgraph ${组}\n    ${}\nend'], end, ...styled, ...accessible],
  gantt: [
    ['title', '标题', 'Title', 'title ${标题}'],
    ['dateFormat', '日期的写法', 'How dates are written', 'dateFormat ${YYYY-MM-DD}'],
    ['axisFormat', '坐标轴上日期的写法', 'How the axis shows dates', 'axisFormat ${%m-%d}'],
    ['tickInterval', '刻度间隔', 'Distance of ticks', 'tickInterval ${1week}'],
    ['excludes', '不计入工期的日子', 'Days that do not count', 'excludes ${weekends}'],
    ['includes', '仍计入的日子', 'Days that count after all', 'includes ${2026-02-14}'],
    ['todayMarker', '今天的标线', 'The line of today', 'todayMarker ${off}'],
    ['weekday', '一周从哪天开始', 'First day of a week', 'weekday ${monday}'],
    ['weekend', '周末从哪天开始', 'First day of the weekend', 'weekend ${friday}'],
    ['inclusiveEndDates', '结束日期包含在内', 'End dates belong to the task'],
    section,
    click,
    ...accessible.slice(1),
  ],
  pie: [['showData', '显示数值', 'Shows the values'], ...accessible],
  journey: [section, ...accessible],
  mindmap: [['::icon', '图标', 'An icon', '::icon(${fa fa-book})'], [':::', '样式类', 'Style classes', '::: ${urgent}']],
  kanban: [],
  ishikawa: [],
  treemap: [...styled.slice(0, 1), ...accessible],
  treeView: accessible,
  timeline: [section, ...accessible],
  quadrant: [
    ['x-axis', '横轴两端', 'Ends of the x axis', 'x-axis ${低} --> ${高}'],
    ['y-axis', '纵轴两端', 'Ends of the y axis', 'y-axis ${低} --> ${高}'],
    ...['右上', '左上', '左下', '右下'].map((place, index): Word => {
      const word = `quadrant-${index + 1}`;
      return [word, `${place}的象限`, `Quadrant ${index + 1}, counted from the upper right`, `${word} \${${place}}`];
    }),
    ...styled.slice(0, 1),
    ...accessible,
  ],
  requirement: [
    ...['requirement', 'functionalRequirement', 'interfaceRequirement', 'performanceRequirement', 'physicalRequirement', 'designConstraint'].map(
      (word): Word => [word, '需求', 'A requirement', `${word} \${req1} {\n    id: \${1}\n    text: \${要求}\n    risk: \${low}\n    verifymethod: \${test}\n}`],
    ),
    ['element', '元素', 'An element', 'element ${el1} {\n    type: ${类型}\n}'],
    ...direction,
    ...styled,
  ],
  gitGraph: [
    ['commit', '提交', 'A commit', 'commit id: "${说明}"'],
    ['branch', '新建分支并切换过去', 'Creates a branch and goes to it', 'branch ${名称}'],
    ['checkout', '切换分支', 'Goes to a branch', 'checkout ${main}'],
    ['switch', '切换分支', 'Goes to a branch', 'switch ${main}'],
    ['merge', '合并分支', 'Merges a branch', 'merge ${名称}'],
    ['cherry-pick', '拣选提交', 'Takes over a commit', 'cherry-pick id: "${提交}"'],
    ...accessible,
  ],
  c4: [
    ...['Person', 'Person_Ext', 'System', 'System_Ext', 'SystemDb', 'SystemDb_Ext', 'SystemQueue', 'SystemQueue_Ext'].map(
      (word): Word => [word, 'C4 元素：名称、文字、说明', 'An element: name, text, description', `${word}(\${a}, "\${名称}", "\${说明}")`],
    ),
    ...['Container', 'ContainerDb', 'ContainerQueue', 'Container_Ext', 'Component', 'ComponentDb', 'ComponentQueue', 'Component_Ext'].map(
      (word): Word => [word, 'C4 元素：名称、文字、技术、说明', 'An element: name, text, technology, description', `${word}(\${a}, "\${名称}", "\${技术}", "\${说明}")`],
    ),
    ...['Boundary', 'Enterprise_Boundary', 'System_Boundary', 'Container_Boundary', 'Deployment_Node', 'Node'].map(
      (word): Word => [word, '边界：花括号里是成员', 'A boundary around what stands in braces', `${word}(\${b}, "\${名称}") {\n    \${}\n}`],
    ),
    ...['Rel', 'BiRel', 'Rel_U', 'Rel_D', 'Rel_L', 'Rel_R', 'Rel_Back'].map(
      (word): Word => [word, '关系：从、到、文字', 'A relation: from, to, text', `${word}(\${a}, \${b}, "\${关系}")`],
    ),
    ['UpdateElementStyle', '元素的颜色', 'Colours of an element', 'UpdateElementStyle(${a}, $bgColor="${grey}")'],
    ['UpdateRelStyle', '关系的颜色与位置', 'Colours and place of a relation', 'UpdateRelStyle(${a}, ${b}, $lineColor="${blue}")'],
    ['UpdateLayoutConfig', '每行几个', 'How many in a row', 'UpdateLayoutConfig($c4ShapeInRow="${3}")'],
    ...accessible,
  ],
  sankey: [],
  xychart: [
    ['title', '标题', 'Title', 'title "${标题}"'],
    ['x-axis', '横轴', 'The x axis', 'x-axis ["${一月}", "${二月}"]'],
    ['y-axis', '纵轴', 'The y axis', 'y-axis "${名称}" ${0} --> ${100}'],
    ['bar', '柱', 'Bars', 'bar [${3}, ${5}]'],
    ['line', '折线', 'A line', 'line [${3}, ${5}]'],
    ...accessible.slice(1),
  ],
  block: [
    ['columns', '分几列', 'Number of columns', 'columns ${3}'],
    ['space', '空一格', 'An empty place'],
    ['block', '块中的块', 'A block of blocks', 'block:${名称}\n    ${a} ${b}\nend'],
    end,
    ...styled,
  ],
  packet: accessible,
  architecture: [
    ['group', '组', 'A group', 'group ${g}(${cloud})["${名称}"]'],
    ['service', '服务', 'A service', 'service ${a}(${server})["${名称}"]'],
    ['junction', '连接点', 'A junction', 'junction ${j}'],
    ['align row', '排成一行', 'In one row', 'align row ${a} ${b}'],
    ['align column', '排成一列', 'In one column', 'align column ${a} ${b}'],
    ...accessible,
  ],
  radar: [
    ['axis', '坐标轴', 'Axes', 'axis ${a}["${名称}"]'],
    ['curve', '一组数值', 'One set of values', 'curve ${x}["${名称}"]{${3}, ${4}, ${5}}'],
    ['max', '最大值', 'The largest value', 'max ${100}'],
    ['min', '最小值', 'The smallest value', 'min ${0}'],
    ['ticks', '圈数', 'Number of rings', 'ticks ${5}'],
    ['graticule', '网格形状：circle 或 polygon', 'Grid: circle or polygon', 'graticule ${polygon}'],
    ['showLegend', '图例', 'Legend', 'showLegend ${true}'],
    ...accessible,
  ],
  venn: [
    ['set', '集合', 'A set', 'set ${A}["${名称}"]'],
    ['union', '几个集合的交集', 'What sets have in common', 'union ${A},${B}["${名称}"]'],
    ['text', '写在上一个集合里的文字', 'Text in the set above', 'text ${T}["${文字}"]'],
    ...accessible.slice(0, 1),
  ],
  wardley: [
    ['component', '组件：可见度、演化程度', 'A component: visibility, evolution', 'component ${A} [${0.6}, ${0.7}]'],
    ['anchor', '锚点', 'An anchor', 'anchor ${A} [${0.9}, ${0.6}]'],
    ['evolve', '演化到哪里', 'Where it evolves to', 'evolve ${A} ${0.8}'],
    ['pipeline', '管线', 'A pipeline', 'pipeline ${A} {\n    component ${B} [${0.5}]\n}'],
    ['note', '备注', 'A note', 'note "${备注}" [${0.5}, ${0.5}]'],
    ['accelerator', '推力', 'An accelerator', 'accelerator "${名称}" [${0.5}, ${0.5}]'],
    ['deaccelerator', '阻力', 'A deaccelerator', 'deaccelerator "${名称}" [${0.5}, ${0.5}]'],
    ['size', '画布大小', 'Size of the map', 'size [${1100}, ${800}]'],
    ['evolution', '演化的各阶段', 'Stages of evolution', 'evolution ${Genesis} -> ${Custom} -> ${Product} -> ${Commodity}'],
    ...accessible.slice(0, 1),
  ],
  eventmodeling: [
    ['tf', '时间帧：编号、类别、名称', 'A frame: number, kind, name', 'tf ${01} ${cmd} ${名称}'],
    ['rf', '重新起头的帧', 'A frame that starts anew', 'rf ${01} ${evt} ${名称}'],
    ['data', '数据', 'Data', 'data ${名称} {\n    ${字段}: ${string}\n}'],
  ],
  usecase: [
    ['actor', '参与者', 'An actor', 'actor ${用户}'],
    ['systemBoundary', '系统边界', 'The boundary of a system', 'systemBoundary ${系统}\n    ${}\nend'],
    ['note for', '备注', 'A note', 'note for ${用例} "${备注}"'],
    end,
    ...direction,
    ...styled,
  ],
  agentflow: [
    ['flow', '一段流程', 'A flow', 'flow ${名称}\n    ${}\nend'],
    ['connector', '连接器', 'A connector', 'connector ${名称}\n    ${}\nend'],
    end,
    ...direction,
    ...styled,
  ],
  cynefin: ['complex', 'complicated', 'clear', 'chaotic', 'confusion'].map((word, index): Word => {
    const zh = ['复杂', '繁杂', '清晰', '混乱', '失序'][index] ?? '';
    return [word, `${zh}域`, `The ${word} domain`, `${word}\n    "\${内容}"`];
  }),
  railroad: [
    ...['sequence', 'choice', 'optional', 'oneOrMore', 'zeroOrMore', 'terminal', 'nonterminal', 'special'].map(
      (word): Word => [word, '铁路图的一段', 'A part of a rule', `${word}(\${"a"})`],
    ),
    ...accessible.slice(0, 1),
  ],
  plain: [],
};

/** Words that stand in statements, not at their beginning. */
export const innerWords: Readonly<Record<string, readonly [zh: string, en: string]>> = {
  as: ['显示的文字', 'The text that is shown'],
  TB: ['从上到下', 'From top to bottom'],
  TD: ['从上到下', 'From top to bottom'],
  BT: ['从下到上', 'From bottom to top'],
  LR: ['从左到右', 'From left to right'],
  RL: ['从右到左', 'From right to left'],
  after: ['在某个任务之后', 'After another task'],
  done: ['已完成', 'Done'],
  active: ['进行中', 'Under way'],
  crit: ['关键', 'Critical'],
  milestone: ['里程碑', 'A milestone'],
  vert: ['竖线', 'A vertical line'],
  PK: ['主键', 'Primary key'],
  FK: ['外键', 'Foreign key'],
  UK: ['唯一键', 'Unique key'],
  NORMAL: ['普通提交', 'A plain commit'],
  REVERSE: ['撤销的提交', 'A reverted commit'],
  HIGHLIGHT: ['突出的提交', 'A highlighted commit'],
  choice: ['选择', 'A choice'],
  fork: ['分叉', 'A fork'],
  join: ['汇合', 'A join'],
};
