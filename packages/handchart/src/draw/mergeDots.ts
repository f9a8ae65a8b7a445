import type { VNode } from './drawChart.js';

/** The transform of a dot, which ECharts draws as a circle of the radius 1. */
const DOT = /^matrix\(([\d.]+),0,0,\1,(-?[\d.]+),(-?[\d.]+)\)$/;
const CIRCLE = /^M1 0A1 1 /;

/** Draws dots of one colour that follow each other as one path: a page has its trouble with thousands of elements. */
export function mergeDots(node: VNode): VNode {
  if (!node.children) return node;
  const merged: VNode[] = [];
  let pieces: string[] = [];
  let like: VNode['attrs'] | undefined;
  const finish = () => {
    if (like) {
      const { fill, 'fill-opacity': opacity } = like;
      merged.push({ tag: 'path', attrs: { d: pieces.join(''), fill, 'fill-opacity': opacity } });
    }
    like = undefined;
    pieces = [];
  };
  for (const child of node.children) {
    const { attrs } = child;
    const [, r, x, y] = DOT.exec(String(attrs['transform'])) ?? [];
    const isDot = r !== undefined && CIRCLE.test(String(attrs['d'])) && attrs['stroke'] === undefined;
    if (!isDot || like?.['fill'] !== attrs['fill']) finish();
    if (isDot) {
      like ??= attrs;
      const [radius, left] = [Number(r), Number(x) - Number(r)];
      pieces.push(`M${short(left)} ${short(Number(y))}`);
      pieces.push(`a${short(radius)} ${short(radius)} 0 1 0 ${short(2 * radius)} 0`);
      pieces.push(`a${short(radius)} ${short(radius)} 0 1 0 ${short(-2 * radius)} 0`);
    } else merged.push(mergeDots(child));
  }
  finish();
  return { ...node, children: merged };
}

const short = (value: number) => String(Math.round(value * 10) / 10);
