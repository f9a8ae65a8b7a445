import { CALL, FOREIGN, LINKS, MARKUP, RULES } from '../../../scripts/hostile/payloads.js';

const quoted = (text: string) => JSON.stringify(text).replaceAll('\\t', '\t');

/** Texts that try to run, to fetch, to restyle the page, or to hold it up. */
export const hostile: readonly string[] = [
  ...LINKS.map((link) => `digraph { a [URL=${quoted(link)} label="${'节点'}"] }`),
  ...LINKS.slice(0, 3).map(
    (link) => `digraph { a -> b [edgeURL=${quoted(link)} headhref=${quoted(link)} label=x] }`,
  ),
  ...LINKS.slice(0, 3).map(
    (link) =>
      `digraph { a [shape=none label=<<table href=${quoted(link)} tooltip="x"><tr><td>x</td></tr></table>>] }`,
  ),
  ...MARKUP.slice(0, 6).map((markup) => `digraph { a [label=${quoted(markup)} tooltip=${quoted(markup)}] }`),
  `digraph { a [id=${quoted(`x" onload="${CALL}`)} class=${quoted(`y' onclick='${CALL}`)}] }`,
  `digraph { a [fontname=${quoted(`x" onmouseover="${CALL}`)}] }`,
  `digraph { a [fillcolor=${quoted(`url(https://${FOREIGN}/fill.svg)`)} style=filled] }`,
  `digraph { a [image="https://${FOREIGN}/node.png"] }`,
  `digraph { a [label=<<table><tr><td><img src="https://${FOREIGN}/cell.png"/></td></tr></table>>] }`,
  `digraph { graph [imagepath="/etc" stylesheet="https://${FOREIGN}/sheet.css" fontpath="/etc"]; a [image="passwd"] }`,
  `digraph { a [shapefile="/etc/passwd" shape=custom] }`,
  `digraph { graph [_background="I 0 0 100 100 -https://${FOREIGN}/x.png"]; a }`,
  ...RULES.slice(0, 2).map((rule) => `digraph { a [label=<<font face=${quoted(rule)}>x</font>>] }`),
  `digraph { graph [comment=${quoted(`--><script>${CALL}</script>`)}]; a }`,
  `digraph ${quoted(`x--><svg onload=${CALL}>`)} { a }`,
  `digraph { size="1e300,1e300"; a [width=1e300 height=1e300] }`,
  `digraph { a [peripheries=2000000000] }`,
  `digraph { ${'{a b c d e f g h} -> {i j k l m n o p};'.repeat(200)} }`,
  `digraph { layout=neato; ${Array.from({ length: 3000 }, (_, index) => `n${index} -> n${(index * 17) % 3000}`).join(';')} }`,
];
