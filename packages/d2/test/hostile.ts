import { CALL, DECLARATIONS, FOREIGN, LINKS, MARKUP } from '../../../scripts/hostile/payloads.js';

const quoted = (text: string) => JSON.stringify(text);

/** Texts that try to run, to fetch, to restyle the page, or to hold it up. */
export const hostile: readonly string[] = [
  ...LINKS.map((link) => `a: 甲 { link: ${quoted(link)} }`),
  ...MARKUP.map((markup) => `a: |md\n  ${markup}\n|`),
  ...MARKUP.slice(0, 3).map((markup) => `a: ${quoted(markup)} { tooltip: ${quoted(markup)} }`),
  ...DECLARATIONS.map((declaration) => `a.style.fill: ${quoted(declaration)}`),
  `a: { icon: https://${FOREIGN}/icon.svg }`,
  `a: { shape: image; icon: //${FOREIGN}/image.png }`,
  `a: { icon: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${CALL}'/>" }`,
  `a: { class: ${quoted(`x"><script>${CALL}</script>`)} }`,
  `${quoted(`x"><img src=x onerror=${CALL}>`)} -> b`,
  `a: |latex\n  \\href{javascript:${CALL}}{x}\n|`,
  `a: |\`html\n  <script>${CALL}</script>\n\`|`,
  `...@/etc/passwd\na`,
  `a: @https://${FOREIGN}/import\n`,
  `...@../../../../etc/hostname\nb`,
  `vars: { a: \${b}; b: \${a} }\nx: \${a}`,
  `a -> b\n${'*.*.*: x\n** -> **\n'.repeat(12)}`,
  `${'a: {'.repeat(3000)}${'}'.repeat(3000)}`,
  Array.from({ length: 1500 }, (_, index) => `n${index} -> n${(index * 7) % 1500}: ${index}`).join('\n'),
];
