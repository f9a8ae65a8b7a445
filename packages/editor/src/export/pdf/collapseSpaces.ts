/**
 * Writes the texts of a picture with the spaces that are shown and no others, so that the n-th letter of a text is the n-th the
 * page has laid out.
 */
export function collapseSpaces(root: SVGSVGElement): void {
  for (const text of root.querySelectorAll('text')) if (!keepsSpaces(text)) collapse(text);
}

const keepsSpaces = (text: Element): boolean =>
  text.closest('[xml\\:space="preserve"]') !== null ||
  [text, ...text.querySelectorAll('*')].some((element) =>
    /white-space|xml:space/.test(`${element.getAttribute('style')} ${element.getAttributeNames().join(' ')}`),
  );

function collapse(text: Element): void {
  let last: Text | undefined;
  const nodes = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode() as Text | null; node; node = nodes.nextNode() as Text | null) {
    const collapsed = node.data.replaceAll(/[ \t\r\n\f]+/g, ' ');
    const isFirst = last === undefined || last.data.endsWith(' ');
    node.data = isFirst && collapsed.startsWith(' ') ? collapsed.slice(1) : collapsed;
    if (node.data !== '') last = node;
  }
  if (last) last.data = last.data.replace(/ $/, '');
}
