import { CALL, DECLARATIONS, FOREIGN, LINKS, MARKUP, RULES } from '../../../scripts/hostile/payloads.js';

const quoted = (text: string) => JSON.stringify(text);
const table = 'data: |\n  季度, 北京, 上海\n  一季度, 120, 98\n  二季度, 132, 110\n';
const chart = (words: string) => `type: bar\n${words}\n${table}`;

/** A chart with a text wherever a chart shows one. */
const everywhere = (text: string) => `type: combo
title: ${quoted(text)}
subtitle: ${quoted(text)}
unit: ${quoted(text)}
dates: ${quoted(text.slice(0, 40))}
labels: true
x: { title: ${quoted(text)} }
y: { title: ${quoted(text)} }
data: [[${quoted(text)}, ${quoted(text)}, "b"], [${quoted(text)}, 1, 2], ["c", 3, 4]]
`;

const doubling = 'abcdefghijklmnopqrst'
  .split('')
  .map(
    (name, index, names) =>
      `${name}: &${name} [${index === 0 ? 'x, x' : `*${names[index - 1]}, *${names[index - 1]}`}]`,
  )
  .join('\n');

/** Texts that try to run, to fetch, to restyle the page, or to hold it up. */
export const hostile: readonly string[] = [
  ...[...MARKUP, ...LINKS].map(everywhere),
  ...[
    'pie',
    'treemap',
    'sunburst',
    'sankey',
    'radar',
    'gauge',
    'funnel',
    'heatmap',
    'waterfall',
    'bubble',
  ].map(
    (type) =>
      `type: ${type}\nlabels: true\ndata: [["<a>", "<script>${CALL}</script>"], ["</text><image href='https://${FOREIGN}/i.png'/>", 3], ["]]><script>${CALL}</script>", 4]]\n`,
  ),
  // What ECharts takes and our source has no word for.
  chart(`formatter: "function(){${CALL}}"`),
  chart(`tooltip: { formatter: "<img src=x onerror=${CALL}>" }`),
  chart(`series: [{ symbol: "image://https://${FOREIGN}/a.png" }]`),
  chart(`graphic: [{ type: image, style: { image: "https://${FOREIGN}/b.png" } }]`),
  chart(`backgroundColor: { image: "https://${FOREIGN}/c.png" }`),
  chart(`title: { text: a, link: "javascript:${CALL}" }`),
  chart(`toolbox: { feature: { myTool: { onclick: "${CALL}" } } }`),
  everywhere(`image://https://${FOREIGN}/d.png`),
  everywhere('{rich|text} {a|b} {{{{'),
  // Colours and fonts that are more.
  chart(`colors: ["red; background: url(https://${FOREIGN}/e.png)"]`),
  chart(`colors: ["url(https://${FOREIGN}/f.svg#p)"]`),
  chart(`colors: ["#fff\\"/><script>${CALL}</script>"]`),
  chart(`colors: ["expression(${CALL})", "var(--letu-ink)"]`),
  chart(`fontFamily: "x'; src: url(https://${FOREIGN}/g.woff2)"`),
  ...[...DECLARATIONS, ...RULES].map(everywhere),
  everywhere(`</style><style>${RULES[0]}</style>`),
  // Tags, references and keys of YAML.
  chart(`title: !!js/function "function () { ${CALL} }"`),
  chart(`title: !!js/undefined ""`),
  chart(`title: !<tag:yaml.org,2002:js/regexp> /a/`),
  chart(`title: !!binary "${Buffer.from(`<script>${CALL}</script>`).toString('base64')}"`),
  chart(`__proto__: { polluted: true }`),
  chart(`constructor: { prototype: { polluted: true } }`),
  chart(`"__proto__": { type: bar }\nunit: { "__proto__": x, constructor: y }`),
  chart(`<<: { title: merged }`),
  chart(`x: &x { title: a, <<: *x }`),
  chart(`title: *nothing`),
  `a: &a [*a, *a]\n${chart('')}`,
  `${doubling}\n${chart('')}`,
  `type: bar\nunit: &u { a: b }\nx: *u\n${table}`,
  'type: bar\ndata: [["__proto__", "constructor"], ["toString", 1], ["hasOwnProperty", 2]]\n',
  'type: sankey\ndata: [["a", "b", "c"], ["__proto__", "constructor", 1], ["constructor", "toString", 2]]\n',
  // Numbers.
  'type: bar\ndata: [[a, b], [c, 1e308], [d, -1e308], [e, .inf], [f, .nan]]\n',
  'type: line\ny: { min: .nan, max: -.inf, log: true }\ndata: |\n  a, b\n  c, 0\n  d, -5\n',
  'type: pie\ndata: |\n  a, b\n  c, -1\n  d, 0\n',
  'type: gauge\ny: { min: 5, max: 5 }\ndata: |\n  a, b\n  c, 99999999999999999999999\n',
  'type: bar\ny: { min: 0, max: 1e-300 }\ndata: |\n  a, b\n  c, 1\n',
  'type: calendar\ndata: |\n  a, b\n  0001-01-01, 1\n  9999-12-31, 2\n',
  'type: calendar\ndata: |\n  a, b\n  2026-99-99, 1\n',
  chart(`width: 1e9\nheight: .inf`),
  chart(`seed: 99999999999999999999`),
  chart(`decimals: 1e9`),
  // Size and depth.
  '['.repeat(200_000),
  '{a: '.repeat(200_000),
  `type: bar\ntitle: ${'['.repeat(50_000)}${']'.repeat(50_000)}\n${table}`,
  '- '.repeat(100_000),
  `type: bar\ndata: |\n  a, b\n${'  x, 1\n'.repeat(20_000)}`,
  `type: treemap\ndata: |\n  a, b\n${Array.from({ length: 30_000 }, (_, n) => `  ${n}号, 1\n`).join('')}`,
  `type: sunburst\ndata: |\n  ${Array.from({ length: 20_000 }, (_, n) => `列${n}`).join(', ')}\n  ${Array.from({ length: 20_000 }, (_, n) => (n < 19_999 ? `层${n}` : '1')).join(', ')}\n`,
  `type: sankey\ndata: |\n  a, b, c\n${Array.from({ length: 20_000 }, (_, n) => `  n${n}, n${n + 1}, 1\n`).join('')}`,
  `type: bar\ndata: |\n  ${Array.from({ length: 50_000 }, (_, n) => `c${n}`).join(',')}\n  ${'1,'.repeat(50_000)}\n`,
  `type: radar\ndata: |\n  a, b\n${Array.from({ length: 5_000 }, (_, n) => `  第${n}项, ${n}\n`).join('')}`,
  // Letters.
  everywhere('\ud800 half a pair \udc00'),
  everywhere('\u202e倒过来\u2066\u202d写\u0000'),
  everywhere(`${'👩‍👩‍👧‍👦'.repeat(100)}${'e\u0301\u0302\u0303'.repeat(100)}`),
  `${String.fromCharCode(0xfeff)}type: bar\n\u0000${table}`,
  chart(`title: ${'长'.repeat(100_000)}`),
];
