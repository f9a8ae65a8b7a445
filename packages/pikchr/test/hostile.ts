import { CALL, FOREIGN, MARKUP } from '../../../scripts/hostile/payloads.js';

const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;
const doubling = Array.from(
  { length: 30 },
  (_, index) => `define m${index + 1} { m${index}; m${index} }`,
).join('\n');

/** Texts that try to run, to fetch, to restyle the page, or to hold it up. */
export const hostile: readonly string[] = [
  ...MARKUP.slice(0, 10).map((markup) => `box ${quoted(markup)}`),
  `text "</text></svg><script>${CALL}</script>"`,
  `box "x" fill 'url(https://${FOREIGN}/fill.svg)'`,
  `box "&lt;img src=x onerror=${CALL}&gt;"`,
  `print "<script>${CALL}</script>"; box "x"`,
  `# <script>${CALL}</script>\nbox "x"`,
  `box "x" color javascript:${CALL}`,
  `define m0 { box }\n${doubling}\nm30`,
  `define m { m }\nm`,
  `scale = 1e308; box wid 1e308 ht 1e308 "x"`,
  `box wid 0/0 ht -1`,
  `${'[ '.repeat(20_000)}box${' ]'.repeat(20_000)}`,
  `x = ${'('.repeat(50_000)}1${')'.repeat(50_000)}`,
  Array.from({ length: 20_000 }, () => 'box "x"; arrow').join('\n'),
];
