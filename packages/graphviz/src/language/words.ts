import { snippet, type Completion } from '@letu/code/language';
import { localizedText, type LocalizedText } from '@letu/core';

/** A keyword of DOT (https://graphviz.org/doc/info/lang.html). */
export interface Keyword {
  readonly word: string;
  readonly text: LocalizedText;
  readonly example: string;
}

const keyword = (word: string, zh: string, en: string, example: string): Keyword => ({
  word,
  text: localizedText(zh, en),
  example,
});

export const KEYWORDS: readonly Keyword[] = [
  keyword(
    'digraph',
    '有向图，边写成 ->。',
    'A directed graph; edges are written ->.',
    'digraph { 甲 -> 乙 }',
  ),
  keyword(
    'graph',
    '无向图，边写成 --；在图里面则设定图的属性。',
    'An undirected graph with edges --; inside a graph, it sets attributes.',
    'graph { 甲 -- 乙 }',
  ),
  keyword(
    'strict',
    '两个节点之间最多一条边。',
    'At most one edge between two nodes.',
    'strict digraph { 甲 -> 乙 -> 甲 }',
  ),
  keyword(
    'subgraph',
    '子图；名字以 cluster 开头的会画成框。',
    'A subgraph; drawn as a box if its name begins with cluster.',
    'subgraph cluster_甲 { label="框"; 乙 }',
  ),
  keyword(
    'node',
    '设定这之后的节点的默认属性。',
    'Sets attributes of the nodes that follow.',
    'node [shape=box, style=rounded]',
  ),
  keyword(
    'edge',
    '设定这之后的边的默认属性。',
    'Sets attributes of the edges that follow.',
    'edge [color=gray, fontsize=10]',
  ),
];

/** Snippets for an empty text. */
export const GRAPH_SNIPPETS: readonly Completion[] = [
  snippet(
    'digraph {…}',
    '有向图',
    'directed graph',
    'digraph ${名称} {\n  node [shape=box]\n\n  ${甲} -> ${乙}\n}\n',
  ),
  snippet('graph {…}', '无向图', 'undirected graph', 'graph ${名称} {\n  ${甲} -- ${乙}\n}\n'),
];

/** Snippets for statements; `--` stands for the link of the graph. */
export const STATEMENT_SNIPPETS: readonly Completion[] = [
  snippet('edge label', '带文字的边', 'edge with a label', '${甲} -- ${乙} [label="${文字}"]'),
  snippet('node label', '带文字的节点', 'node with a label', '${名称} [label="${文字}", shape=${box}]'),
  snippet('cluster {…}', '子图框', 'cluster', 'subgraph cluster_${名称} {\n  label="${标题}"\n  ${节点}\n}'),
  snippet('same rank', '同一层', 'nodes on one rank', '{ rank=same; ${甲}; ${乙} }'),
  snippet(
    'record',
    '分栏的节点',
    'record with fields',
    '${名称} [shape=record, label="<a> ${左} | <b> ${右}"]',
  ),
  snippet(
    'html table',
    'HTML 表格节点',
    'node with an HTML table',
    '${名称} [shape=plain, label=<\n  <table border="0" cellborder="1" cellspacing="0" cellpadding="6">\n    <tr><td bgcolor="lightblue"><b>${标题}</b></td></tr>\n    <tr><td port="a" align="left">${内容}</td></tr>\n  </table>>]',
  ),
  snippet(
    'node defaults',
    '节点的默认样式',
    'default style of nodes',
    'node [shape=${box}, style="${rounded,filled}", fillcolor="${#e0f2fe}"]',
  ),
  snippet(
    'edge defaults',
    '边的默认样式',
    'default style of edges',
    'edge [color="${#64748b}", fontsize=${10}]',
  ),
];
