import { expect, it } from 'vitest';
import { kindByName } from '@letu/kinds';

const board = (...elements: object[]) => JSON.stringify({ type: 'excalidraw', version: 2, elements });
const said = (text: string, fontSize = 20) => ({ type: 'text', text, fontSize });
const file = (name: string, ...cells: string[]) =>
  `<mxfile><diagram name="${name}" id="a"><mxGraphModel><root><mxCell id="0"/>${cells.join('')}</root></mxGraphModel></diagram></mxfile>`;
const cell = (value: string, style = '') => `<mxCell id="c" value="${value}" style="${style}" vertex="1"/>`;

const titleIn = async (name: string, source: string) =>
  (await kindByName(name)?.loadKind())?.titleOf?.(source);

it.each([
  ['mindmap', '# 年度 **计划** {theme=letu rainbow}\n\n- 一', '年度 **计划**'],
  ['mindmap', '\n# 很长的\\\n  主题 {#a}\n', '很长的 主题'],
  ['mindmap', '# [官网](https://letu.example)\n', '官网'],
  ['mindmap', '- 一\n- 二\n', undefined],
  ['mermaid', '---\ntitle: "下单: 流程"\nconfig:\n  theme: base\n---\nflowchart LR\n  a --> b', '下单: 流程'],
  ['mermaid', 'gantt\n    title 官网改版\n    dateFormat YYYY-MM-DD', '官网改版'],
  ['mermaid', 'pie showData title 来源\n  "甲" : 1', '来源'],
  ['mermaid', 'xychart-beta\n  title "上半年销量"', '上半年销量'],
  ['mermaid', 'flowchart LR\n  title --> b', undefined],
  ['plantuml', '@startuml\ntitle 下单与\\n支付\na -> b\n@enduml', '下单与 支付'],
  ['plantuml', '@startuml\ntitle\n  两行\n  标题\nend title\n@enduml', '两行 标题'],
  ['plantuml', '@startuml\na -> b : title\n@enduml', undefined],
  ['d2', 'title: 部署 {near: top-center}\na -> b', '部署'],
  ['d2', 'title: |md\n  # 部署\n| {near: top-center}', '部署'],
  ['d2', 'a: { title: 不是 }', undefined],
  ['graphviz', 'digraph { graph [rankdir=LR, label="依赖"]; a -> b [label="用"] }', '依赖'],
  ['graphviz', 'graph {\n  subgraph c { label="组 {" }\n  // label=否\n  label = 总览\n}', '总览'],
  ['graphviz', 'digraph { a [label="甲"]; subgraph c { label="组" } }', undefined],
  ['handchart', 'type: bar\ntitle: 销售额 # 万元\nsubtitle: 一', '销售额 # 万元'],
  ['handchart', '{\n  "type": "bar",\n  "title": "销售额",\n  "data": []\n}', '销售额'],
  ['pikchr', 'box "甲"', undefined],
  ['excalidraw', board(said('请假\n审批', 28), said('提交'), { type: 'frame', name: '一' }), '请假 审批'],
  ['excalidraw', board(said('甲', 28), said('乙', 28), { type: 'frame', name: '用户端' }), '用户端'],
  ['excalidraw', board(said('随手一记')), undefined],
  ['excalidraw', '{ "elements": [ null', undefined],
  ['drawio', file('下单 &amp; 支付', cell('开始', 'fontSize=20;')), '下单 & 支付'],
  [
    'drawio',
    file('第 1 页', cell('&lt;b&gt;门店&lt;/b&gt;&amp;nbsp;网络', 'text;html=1;fontSize=20;'), cell('甲')),
    '门店 网络',
  ],
  [
    'drawio',
    file(
      'Page-1',
      `<object label="机房" id="o">${cell('').replace(' value=""', '').replace('style=""', 'style="fontSize=18"')}</object>`,
    ),
    '机房',
  ],
  ['drawio', file('Page-1', cell('甲'), cell('乙')), undefined],
])('a title is read out of the source of %s: %j is %s', async (name, source, title) => {
  expect(await titleIn(name, source)).toBe(title);
});
