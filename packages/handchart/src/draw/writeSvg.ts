import type { VNode } from './drawChart.js';
import type { ShapeFinder } from './shapes.js';

const MARKED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** A hundredth of a pixel is less than anybody sees, and the same on every machine. */
const valueText = (name: string, value: string | number | true) =>
  typeof value === 'number'
    ? String(Math.round(value * 100) / 100)
    : // Paths are long, and numbers and letters alone.
      name === 'd'
      ? String(value)
      : escaped(String(value).replaceAll(COUNTED, 'chart-'));

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => MARKED[sign] ?? sign);

/** Of what the renderer numbers through all charts it has drawn, such as gradients: a picture's names are its own. */
const COUNTED = /\bzr\d+-/g;

/**
 * Writes a picture as text. The renderer's own writer leaves the values of attributes as they are.
 *
 * @param style A style sheet that goes into the picture, of our own making.
 * @param idOf Returns the id of the shape that an element draws.
 */
export function writeSvg(root: VNode, style: string, idOf: ShapeFinder['idOf']): string {
  const pieces: string[] = [];
  const write = (node: VNode, inner = '') => {
    const { tag, attrs, children = [], text } = node;
    pieces.push('<', tag);
    const id = idOf(node);
    if (id !== undefined) pieces.push(' data-shape="', id, '"');
    for (const [name, value] of Object.entries(attrs)) {
      // Without a namespace of its own it is an error of XML, and white space is kept anyway where a text has single blanks.
      if (value === undefined || value === false || name === 'xml:space' || name.startsWith('ecmeta_'))
        continue;
      pieces.push(' ', name, '="', valueText(name, value), '"');
    }
    pieces.push('>', inner, escaped(text ?? ''));
    for (const child of children) write(child);
    pieces.push('</', tag, '>');
  };
  write(root, style === '' ? '' : `<style>${style}</style>`);
  return pieces.join('');
}

/** Returns the texts of a picture. */
export function textsIn(root: VNode): readonly string[] {
  const own = root.tag === 'text' && root.text ? [root.text] : [];
  return [...own, ...(root.children ?? []).flatMap(textsIn)];
}

/** Counts the elements that were drawn. */
export function countDrawn(root: VNode): number {
  const own = root.attrs['ecmeta_at'] !== undefined && root.tag !== 'text' ? 1 : 0;
  return (root.children ?? []).reduce((sum, child) => sum + countDrawn(child), own);
}
