import { CALL, DECLARATIONS, FOREIGN, LINKS, MARKUP } from '../../../scripts/hostile/payloads.js';

const quoted = (text: string) =>
  JSON.stringify(text)
    .replaceAll(String.raw`\t`, '\t')
    .replaceAll(String.raw`\u0001`, '\u0001');
const many = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');

/** Texts that try to run, to fetch, to restyle the page, or to hold it up. */
export const hostile: readonly string[] = [
  ...MARKUP.map(
    (markup) =>
      `# ${markup}\n- ${markup} {tag=${quoted(markup)} icon=${quoted(markup)} boundary=${quoted(`1:${markup}`)}}\n  > ${markup}`,
  ),
  ...LINKS.map((link) => `# 根\n- [点我](<${link}>)`),
  ...DECLARATIONS.map(
    (declaration) =>
      `# 根 {fill=${quoted(`red;${declaration}`)} theme=${quoted(declaration)}}\n- a {color=${quoted(declaration)} line="url(https://${FOREIGN}/l)"}`,
  ),
  `# 根\n- </text></g></svg><script>${CALL}</script>`,
  `# 根\n- "><image href="https://${FOREIGN}/a.png"/>`,
  `# 根\n- &lt;img src=x onerror=${CALL}&gt; &#60;script&#62;${CALL}&#60;/script&#62; &xxe;`,
  `# 根 {#"onload="${CALL}}\n- a {#a"b icon="x\\" onload=\\"${CALL}"}`,
  `# 根\n- a {image=https://${FOREIGN}/a.png}\n- b {image=../../etc/passwd image-size=99999x99999}\n- c {image=${'0'.repeat(64)} image-size=99999x99999}`,
  `# 根 {__proto__=polluted constructor=x toString=y}\n- __proto__ {#__proto__ __proto__=1}\n- constructor {#constructor}\n\n__proto__ -> constructor: prototype`,
  `# 根 {layout=__proto__ theme=constructor numbering=toString lines=valueOf}\n- a {shape=__proto__}`,
  `# 根 {#a}\n- x {#a}\n- y {#a}\n\na -> a\na -> nowhere\nnowhere -> a: <svg onload=${CALL}>`,
  `# 根\n- a {summary=99999}\n- b {summary=99999 boundary=99999:x boundary=99999:y}\n- c {summary=-1 boundary=0}`,
  `# 根 {#a size=NaN width=1e308 at=1e308,1e308}\n- b {#b size=96 width=2000 at=-999999,999999}\n\na -> b {bend=999999,-999999,999999,-999999}\na <-> b {bend=NaN,Infinity,1e308,0 color=javascript:${CALL}}\n\n# 远 {at=999999,-999999}`,
  `# \uD800\uDC00\uD800\n- \uDFFF{tag=\uD83D}\n- \u202E倒过来\u202D\u0000\u0007\uFFFE\n- ${'\u0301'.repeat(5000)}`,
  `# 根\n- ${'宽'.repeat(200_000)}`,
  `# 根\n- ${'x'.repeat(300_000)}`,
  `# 根\n- a ${many(3000, (index) => `\\\n行 ${index}`)}`,
  `# 根\n- a {${many(3000, (index) => `icon=i${index} tag=t${index}`).replaceAll('\n', ' ')}}`,
  `# 根\n- a {${many(3000, (index) => `boundary=${index + 1}:b`).replaceAll('\n', ' ')}}\n${many(3000, () => '- x')}`,
  `# 根\n${many(3000, (index) => `- x\n- s {summary=${index + 1}}`)}`,
  many(1_000_000, () => '- 平'),
  many(20_000, (index) => `${' '.repeat(Math.min(index, 4000))}- 深`),
  `# 根\n${many(4000, (index) => `- 主题 ${index} {boundary=1}`)}`,
  `# 根 {layout=fishbone}\n${many(3000, (index) => `- ${index}\n  - x {boundary=1}`)}`,
  `# 根 {layout=timeline}\n${many(3000, (index) => `- ${index} {boundary=2}\n  - x`)}`,
  `# 根 {layout=table}\n${many(3000, (index) => `- ${index}\n  - x\n  - s {summary=1}`)}`,
  `# 根 {layout=org}\n${many(190, (index) => `${'  '.repeat(index)}- ${index}`)}`,
  `# 根\n${many(2000, (index) => `- n {#n${index}}`)}\n\n${many(1999, (index) => `n${index} -> n${index + 1}: 联系`)}`,
  `${'{'.repeat(100_000)}`,
  `# 根 {${'a="'.repeat(50_000)}`,
  `# 根\n- ${'[('.repeat(50_000)}`,
  `# 根\n${'> '.repeat(1)}${'备注'.repeat(100_000)}\n- a`,
  many(5000, (index) => `# 浮 ${index}`),
];
