import type { LocalizedText } from '@letu/core';

/** A diagram type as it is offered: its first word, its name, and a beginning to write on from. */
export interface DiagramTypeHelp {
  readonly word: string;
  readonly title: LocalizedText;
  readonly start: string;
}

const TYPES: readonly (readonly [word: string, zh: string, en: string, start: string])[] = [
  ['flowchart', '流程图', 'Flowchart', 'flowchart ${TD}\n    ${A}[${开始}] --> ${B}[${结束}]'],
  ['graph', '流程图（旧写法）', 'Flowchart, older word', 'graph ${TD}\n    ${A} --> ${B}'],
  [
    'sequenceDiagram',
    '时序图',
    'Sequence diagram',
    'sequenceDiagram\n    participant ${甲}\n    ${甲}->>${乙}: ${你好}',
  ],
  [
    'classDiagram',
    '类图',
    'Class diagram',
    'classDiagram\n    class ${动物} {\n        +String ${名字}\n    }',
  ],
  ['stateDiagram-v2', '状态图', 'State diagram', 'stateDiagram-v2\n    [*] --> ${空闲}\n    ${空闲} --> [*]'],
  [
    'erDiagram',
    '实体关系图',
    'Entity relationship diagram',
    'erDiagram\n    ${客户} ||--o{ ${订单} : ${拥有}',
  ],
  [
    'gantt',
    '甘特图',
    'Gantt chart',
    'gantt\n    title ${排期}\n    dateFormat YYYY-MM-DD\n    section ${阶段}\n        ${任务} :${t1}, ${2026-01-05}, ${3d}',
  ],
  ['pie', '饼图', 'Pie chart', 'pie showData\n    title ${占比}\n    "${甲}" : ${40}\n    "${乙}" : ${60}'],
  ['mindmap', '思维导图', 'Mind map', 'mindmap\n  root((${主题}))\n    ${分支}\n      ${要点}'],
  ['timeline', '时间线', 'Timeline', 'timeline\n    title ${历程}\n    ${2024} : ${事件}'],
  [
    'journey',
    '用户旅程',
    'User journey',
    'journey\n    title ${旅程}\n    section ${阶段}\n        ${任务}: ${5}: ${我}',
  ],
  [
    'gitGraph',
    'Git 分支图',
    'Git graph',
    'gitGraph\n    commit\n    branch ${develop}\n    commit\n    checkout main\n    merge ${develop}',
  ],
  ['kanban', '看板', 'Kanban board', 'kanban\n  todo[${待办}]\n    ${t1}[${任务}]\n  done[${完成}]'],
  [
    'quadrantChart',
    '象限图',
    'Quadrant chart',
    'quadrantChart\n    title ${标题}\n    x-axis ${低} --> ${高}\n    y-axis ${低} --> ${高}\n    ${甲}: [${0.3}, ${0.6}]',
  ],
  [
    'xychart-beta',
    '柱状图与折线图',
    'Bar and line chart',
    'xychart-beta\n    title "${标题}"\n    x-axis ["${一月}", "${二月}"]\n    bar [${3}, ${5}]',
  ],
  ['sankey-beta', '桑基图', 'Sankey diagram', 'sankey-beta\n\n${来源},${去向},${10}'],
  [
    'requirementDiagram',
    '需求图',
    'Requirement diagram',
    'requirementDiagram\n    requirement ${req1} {\n        id: ${1}\n        text: "${要求}"\n        risk: ${low}\n        verifymethod: ${test}\n    }',
  ],
  [
    'C4Context',
    'C4 上下文图',
    'C4 context',
    'C4Context\n    title ${标题}\n    Person(${user}, "${用户}")\n    System(${sys}, "${系统}")\n    Rel(${user}, ${sys}, "${使用}")',
  ],
  ['C4Container', 'C4 容器图', 'C4 containers', 'C4Container\n    Container(${web}, "${网站}", "${技术}")'],
  ['C4Component', 'C4 组件图', 'C4 components', 'C4Component\n    Component(${c1}, "${组件}", "${技术}")'],
  [
    'C4Dynamic',
    'C4 动态图',
    'C4 dynamic',
    'C4Dynamic\n    Component(${c1}, "${组件}")\n    Rel(${c1}, ${c1}, "${调用}")',
  ],
  [
    'C4Deployment',
    'C4 部署图',
    'C4 deployment',
    'C4Deployment\n    Deployment_Node(${n1}, "${服务器}") {\n        Container(${web}, "${网站}")\n    }',
  ],
  [
    'block-beta',
    '块图',
    'Block diagram',
    'block-beta\n    columns ${2}\n    ${a}["${甲}"] ${b}["${乙}"]\n    ${a} --> ${b}',
  ],
  ['packet-beta', '报文结构图', 'Packet', 'packet-beta\n    0-15: "${源端口}"\n    16-31: "${目的端口}"'],
  [
    'architecture-beta',
    '架构图',
    'Architecture',
    'architecture-beta\n    group ${g}(cloud)["${云}"]\n    service ${a}(server)["${服务}"] in ${g}',
  ],
  [
    'radar-beta',
    '雷达图',
    'Radar chart',
    'radar-beta\n    axis ${a}["${甲}"], ${b}["${乙}"], ${c}["${丙}"]\n    curve ${x}["${得分}"]{${3}, ${4}, ${5}}',
  ],
  ['treemap-beta', '矩形树图', 'Treemap', 'treemap-beta\n"${总计}"\n    "${甲}": ${10}\n    "${乙}": ${20}'],
  ['treeView-beta', '文件树', 'Tree of files', 'treeView-beta\n    "${src}"\n        "${index.ts}"'],
  [
    'venn-beta',
    '韦恩图',
    'Venn diagram',
    'venn-beta\n    set A["${甲}"]\n    set B["${乙}"]\n    union A,B["${交集}"]',
  ],
  ['ishikawa-beta', '鱼骨图', 'Fishbone diagram', 'ishikawa-beta\n    ${问题}\n    ${类别}\n        ${原因}'],
  [
    'wardley-beta',
    '沃德利地图',
    'Wardley map',
    'wardley-beta\n    title ${标题}\n    component ${A} [${0.6}, ${0.7}]',
  ],
  [
    'eventmodeling',
    '事件建模',
    'Event model',
    'eventmodeling\n\ntf 01 ui ${Page}\ntf 02 cmd ${Command}\ntf 03 evt ${Event}',
  ],
  ['usecase-beta', '用例图', 'Use case diagram', 'usecase-beta\n    actor ${user}\n    ${user} --> ${login}'],
  [
    'swimlane-beta',
    '泳道图',
    'Swimlanes',
    'swimlane-beta\n    subgraph ${甲}\n        ${A}[${步骤}]\n    end',
  ],
  [
    'agentflow-beta',
    '智能体流程',
    'Agent flow',
    'agentflow-beta\n    flow ${主流程}\n        ${A}[${步骤}]\n    end',
  ],
  [
    'cynefin-beta',
    'Cynefin 框架',
    'Cynefin framework',
    'cynefin-beta\n    complex\n        "${探索}"\n    clear\n        "${照做}"',
  ],
  [
    'railroad-beta',
    '铁路图',
    'Railroad diagram',
    'railroad-beta\n    ${rule} = sequence(terminal("${a}"), nonterminal("${b}")) ;',
  ],
  [
    'railroad-ebnf-beta',
    '铁路图（EBNF）',
    'Railroad, EBNF',
    'railroad-ebnf-beta\n    ${rule} = "${a}", { "${b}" } ;',
  ],
];

/** The diagram types that are offered at the start of a text, the commonest first. */
export const diagramTypes: readonly DiagramTypeHelp[] = TYPES.map(([word, zh, en, start]) => ({
  word,
  title: { 'zh-CN': zh, 'en-US': en },
  start,
}));
