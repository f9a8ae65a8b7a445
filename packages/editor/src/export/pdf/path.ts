import svgpath from 'svgpath';
import { number } from './content.js';

/** A point of a path, and the directions in which the path comes to it and leaves it. */
export interface Vertex {
  readonly x: number;
  readonly y: number;
  readonly arriving: readonly [number, number] | undefined;
  readonly leaving: readonly [number, number] | undefined;
}

/** A path in the operators of PDF. */
export interface Path {
  readonly operators: string;
  readonly vertices: readonly Vertex[];
}

interface MutableVertex extends Vertex {
  arriving: readonly [number, number] | undefined;
  leaving: readonly [number, number] | undefined;
}

/**
 * Returns a path of SVG in the operators of PDF, which knows neither arcs nor quadratic curves.
 *
 * @param plane Where its plane lies in the one it is written in. @default they are one
 */
export function pathOf(data: string, plane: DOMMatrixReadOnly = new DOMMatrix()): Path {
  const operators: string[] = [];
  const vertices: MutableVertex[] = [];
  let start: readonly [number, number] = [0, 0];
  const to = (x: number, y: number, before: readonly [number, number], after: readonly [number, number]) => {
    const last = vertices.at(-1);
    if (last) last.leaving = before;
    vertices.push({ x, y, arriving: after, leaving: undefined });
  };
  const write = (name: string, ...points: readonly number[]) =>
    operators.push(`${points.map(number).join(' ')} ${name}`);
  svgpath(data)
    .abs()
    .unshort()
    .unarc()
    .matrix([plane.a, plane.b, plane.c, plane.d, plane.e, plane.f])
    .iterate((segment, _index, x, y) => {
      const [name, ...values] = segment as [string, ...number[]];
      const [p = 0, q = 0, r = 0, s = 0, t = 0, u = 0] = values;
      const line = (endX: number, endY: number) => {
        write('l', endX, endY);
        to(endX, endY, [endX - x, endY - y], [endX - x, endY - y]);
      };
      const curve = (ax: number, ay: number, bx: number, by: number, endX: number, endY: number) => {
        write('c', ax, ay, bx, by, endX, endY);
        to(
          endX,
          endY,
          direction([ax - x, ay - y], [bx - x, by - y], [endX - x, endY - y]),
          direction([endX - bx, endY - by], [endX - ax, endY - ay], [endX - x, endY - y]),
        );
      };
      if (name === 'M') {
        start = [p, q];
        write('m', p, q);
        vertices.push({ x: p, y: q, arriving: undefined, leaving: undefined });
      } else if (name === 'L') line(p, q);
      else if (name === 'H') line(p, y);
      else if (name === 'V') line(x, p);
      else if (name === 'C') curve(p, q, r, s, t, u);
      else if (name === 'Q') {
        const towards = (end: number, control: number) => end + (2 / 3) * (control - end);
        curve(towards(x, p), towards(y, q), towards(r, p), towards(s, q), r, s);
      } else if (name === 'Z' || name === 'z') {
        operators.push('h');
        const way = [start[0] - x, start[1] - y] as const;
        to(start[0], start[1], way, way);
      }
    });
  return { operators: operators.join('\n'), vertices };
}

/** The first way that leads anywhere: the control points of a curve may lie on its ends. */
const direction = (...ways: readonly (readonly [number, number])[]): readonly [number, number] =>
  ways.find(([x, y]) => Math.abs(x) + Math.abs(y) > 1e-6) ?? [1, 0];
