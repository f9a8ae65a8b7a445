import { snippet, type Completion } from '@letu/code/language';

/** `${…}` are the places to fill in. */
export const snippets: readonly Completion[] = [
  snippet('容器 {…}', '装着其他图形的图形', 'A shape that holds others', '${名称}: ${标题} {\n  ${图形}\n}'),
  snippet(
    'sql_table',
    '数据表',
    'A table',
    '${表}: {\n  shape: sql_table\n  ${编号}: ${int} {constraint: primary_key}\n}',
  ),
  snippet(
    'class {…}',
    '类',
    'A class',
    '${类}: {\n  shape: class\n  +${属性}: ${string}\n  +${方法}(): ${void}\n}',
  ),
  snippet(
    'sequence_diagram',
    '时序图',
    'A sequence diagram',
    '${名称}: {\n  shape: sequence_diagram\n  ${甲} -> ${乙}: ${消息}\n}',
  ),
  snippet('|md', 'Markdown 文字', 'Text in Markdown', '${名称}: |md\n  ${# 标题}\n|'),
  snippet('grid', '网格', 'A grid', '${名称}: {\n  grid-columns: ${3}\n  ${图形}\n}'),
  snippet(
    'd2-config',
    '布局和主题',
    'Layout and theme',
    'vars: {\n  d2-config: {\n    layout-engine: ${elk}\n    theme-id: ${0}\n  }\n}',
  ),
  snippet(
    'classes {…}',
    '可套用的样式',
    'Classes of looks',
    'classes: {\n  ${名称}: {\n    style.fill: ${lightblue}\n  }\n}',
  ),
  snippet('layers {…}', '图层', 'Layers', 'layers: {\n  ${名称}: {\n    ${图形}\n  }\n}'),
];
