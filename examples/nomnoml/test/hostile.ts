import { CALL, FOREIGN, LINKS, MARKUP } from '../../../scripts/hostile/payloads.js';

/** Texts that try to run, to fetch, to restyle the page, or to hold it up. */
export const hostile: readonly string[] = [
  ...MARKUP.map((markup) => `[${markup.replaceAll(/[[\]|;]/g, '')}]`),
  ...LINKS.map((link) => `[${link.replaceAll(/[[\]|;\n]/g, '')}] -> [b]`),
  `#fill: url(https://${FOREIGN}/fill.svg)\n[a]`,
  `#stroke: red" onload="${CALL}\n[a]`,
  `#font: x" onload="${CALL}\n[a]`,
  `#title: </desc><script>${CALL}</script>\n[a]`,
  `#.x: fill=url(https://${FOREIGN}/x.svg) visual=roundrect\n[<x>a]`,
  `#import: https://${FOREIGN}/import.nomnoml\n[a]`,
  `${'['.repeat(2000)}a${']'.repeat(2000)}`,
];
