import type { Completion } from '@letu/code/language';

type Row = readonly [label: string, chinese: string, english: string, insert: string];

/** `${…}` are the places to fill in. */
const ROWS: readonly Row[] = [
  ['容器 {…}', '装着其他图形的图形', 'A shape that holds others', '${名称}: ${标题} {\n  ${图形}\n}'],
  [
    'sql_table',
    '数据表',
    'A table',
    '${表}: {\n  shape: sql_table\n  ${编号}: ${int} {constraint: primary_key}\n}',
  ],
  ['class {…}', '类', 'A class', '${类}: {\n  shape: class\n  +${属性}: ${string}\n  +${方法}(): ${void}\n}'],
  [
    'sequence_diagram',
    '时序图',
    'A sequence diagram',
    '${名称}: {\n  shape: sequence_diagram\n  ${甲} -> ${乙}: ${消息}\n}',
  ],
  ['|md', 'Markdown 文字', 'Text in Markdown', '${名称}: |md\n  ${# 标题}\n|'],
  ['grid', '网格', 'A grid', '${名称}: {\n  grid-columns: ${3}\n  ${图形}\n}'],
  [
    'd2-config',
    '布局和主题',
    'Layout and theme',
    'vars: {\n  d2-config: {\n    layout-engine: ${elk}\n    theme-id: ${0}\n  }\n}',
  ],
  [
    'classes {…}',
    '可套用的样式',
    'Classes of looks',
    'classes: {\n  ${名称}: {\n    style.fill: ${lightblue}\n  }\n}',
  ],
  ['layers {…}', '图层', 'Layers', 'layers: {\n  ${名称}: {\n    ${图形}\n  }\n}'],
];

export const snippets: readonly Completion[] = ROWS.map(([label, chinese, english, insert]) => ({
  label,
  kind: 'snippet',
  insert,
  detail: { 'zh-CN': chinese, 'en-US': english },
}));
