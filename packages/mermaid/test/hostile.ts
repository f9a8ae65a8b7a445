import { CALL, DECLARATIONS, FOREIGN, LINKS, MARKUP, RULES } from '../../../scripts/hostile/payloads.js';

const loose = (source: string) => `---\nconfig:\n  securityLevel: loose\n  htmlLabels: true\n---\n${source}`;
const init = (config: object, source = 'flowchart LR; a --> b') =>
  `%%{init: ${JSON.stringify(config)}}%%\n${source}`;

/** Texts that try to run, to fetch, to restyle the page, or to hold it up. */
export const hostile: readonly string[] = [
  ...MARKUP.map((markup) => loose(`flowchart LR\n  a["${markup.replaceAll('"', '#quot;')}"] --> b`)),
  ...LINKS.map((link) => loose(`flowchart LR\n  a --> b\n  click a href "${link}"`)),
  ...RULES.map((rule) => init({ themeCSS: rule })),
  ...DECLARATIONS.map((declaration) => `flowchart LR\n  a --> b\n  style a ${declaration}`),
  ...DECLARATIONS.slice(0, 3).map(
    (declaration) => `flowchart LR\n  a:::x --> b\n  classDef x ${declaration}`,
  ),
  loose(`flowchart LR\n  a --> b\n  click a call ${CALL}`),
  loose(`flowchart LR\n  a@{ img: "https://${FOREIGN}/node.png", label: "x" }`),
  `sequenceDiagram\n  participant A\n  links A: {"x": "javascript:${CALL}"}\n  A->>A: <img src=x onerror=${CALL}>`,
  `classDiagram\n  class A\n  link A "javascript:${CALL}"\n  callback A "${CALL}"`,
  loose(`gantt\n  section x\n  task :a, 2024-01-01, 1d\n  click a href "javascript:${CALL}"`),
  loose(`stateDiagram-v2\n  a: <img src=x onerror=${CALL}>\n  a --> b: <svg onload=${CALL}>`),
  `erDiagram\n  "<img src=x onerror=${CALL}>" ||--o{ b : "<script>${CALL}</script>"`,
  loose(`mindmap\n  root((<img src=x onerror=${CALL}>))\n    ::icon(x" onload="${CALL})`),
  `C4Context\n  Person(a, "<img src=x onerror=${CALL}>", $link="javascript:${CALL}")`,
  loose(`flowchart LR\n  a["$$\\\\href{javascript:${CALL}}{x}$$"]`),
  `---\nconfig:\n  kanban:\n    ticketBaseUrl: 'javascript:${CALL}//#TICKET#'\n---\nkanban\n  x\n    y@{ ticket: 1 }`,
  init({ fontFamily: `x}</style><script>${CALL}</script>` }),
  init({ fontFamily: `x; } body, #canary { color: rgb(1,2,3) !important } y {` }),
  init({ themeVariables: { primaryColor: `red;}@import url(https://${FOREIGN}/tv.css);x{` }, theme: 'base' }),
  init({ altFontFamily: `x", url(https://${FOREIGN}/font)` }),
  `%%{init: {"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}}}%%\nflowchart LR; a-->b`,
  `---\nconfig:\n  __proto__:\n    polluted: true\n  constructor:\n    prototype:\n      polluted: true\n---\nflowchart LR; a-->b`,
  init(
    { securityLevel: 'loose', secure: [], dompurifyConfig: { ADD_TAGS: ['script'], ADD_ATTR: ['onload'] } },
    `flowchart LR; a["<svg onload=${CALL}>"]`,
  ),
  `flowchart LR\n  __proto__ --> constructor\n  class __proto__ x\n  style constructor fill:red`,
  `sankey\n"<img src=x onerror=${CALL}>",b,1`,
  `xychart-beta\n  title "<img src=x onerror=${CALL}>"\n  x-axis [a]\n  bar [1]`,
  `gitGraph\n  commit id: "<script>${CALL}</script>" tag: "<img src=x onerror=${CALL}>"`,
  `timeline\n  title <img src=x onerror=${CALL}>\n  2024 : <script>${CALL}</script>`,
  `architecture-beta\n  service a(<img src=x onerror=${CALL}>)[x]`,
  `flowchart TD\n${Array.from({ length: 1500 }, (_, index) => `n${index} --> n${(index * 7) % 1500}`).join('\n')}`,
  `flowchart TD\n${'subgraph s\n'.repeat(800)}a${'\nend'.repeat(800)}`,
];
