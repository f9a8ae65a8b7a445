import { arcSegment } from './arc.js';
import { PathScanner } from './pathScanner.js';
import type { Path, PathSegment } from './segment.js';

/**
 * Reads path data (https://www.w3.org/TR/SVG2/paths.html#PathData) into absolute segments.
 *
 * Coordinates are in single precision, as in browsers. As SVG says, what precedes the first error is the path; an error is no exception.
 *
 * @param data The value of a `d` attribute.
 */
export function parsePath(data: string): Path {
  return new PathParser(data).parse();
}

const { fround } = Math;

class PathParser {
  private readonly scanner: PathScanner;
  private readonly segments: PathSegment[] = [];
  private x = 0;
  private y = 0;
  private startX = 0;
  private startY = 0;
  /** The last curve's second control point, which a smooth curve of the same kind mirrors. */
  private control: { kind: 'quadratic' | 'cubic'; x: number; y: number } | undefined;

  constructor(data: string) {
    this.scanner = new PathScanner(data);
  }

  parse(): Path {
    let command = this.scanner.letter();
    if (command !== 'M' && command !== 'm') return this.segments;
    while (command !== undefined && this.run(command)) {
      const next: string | undefined = this.scanner.letter();
      // A number instead of a letter repeats the command; after a move it draws lines.
      command = next ?? (this.scanner.done ? undefined : repeated(command));
    }
    return this.segments;
  }

  /** Carries out one command; false if its arguments are wrong. */
  private run(command: string): boolean {
    const relative = command >= 'a';
    const originX = relative ? this.x : 0;
    const originY = relative ? this.y : 0;
    switch (command.toUpperCase()) {
      case 'M':
        return this.withNumbers(2, ([x, y]) => this.move(originX + x, originY + y));
      case 'L':
        return this.withNumbers(2, ([x, y]) => this.line(originX + x, originY + y));
      case 'H':
        return this.withNumbers(1, ([x]) => this.line(originX + x, this.y));
      case 'V':
        return this.withNumbers(1, ([y]) => this.line(this.x, originY + y));
      case 'C':
        return this.withNumbers(6, ([x1, y1, x2, y2, x, y]) =>
          this.cubic(originX + x1, originY + y1, originX + x2, originY + y2, originX + x, originY + y),
        );
      case 'S':
        return this.withNumbers(4, ([x2, y2, x, y]) => {
          const [x1, y1] = this.mirrored('cubic');
          this.cubic(x1, y1, originX + x2, originY + y2, originX + x, originY + y);
        });
      case 'Q':
        return this.withNumbers(4, ([x1, y1, x, y]) =>
          this.quadratic(originX + x1, originY + y1, originX + x, originY + y),
        );
      case 'T':
        return this.withNumbers(2, ([x, y]) => {
          const [x1, y1] = this.mirrored('quadratic');
          this.quadratic(x1, y1, originX + x, originY + y);
        });
      case 'A':
        return this.arc(originX, originY);
      case 'Z':
        return this.close();
      default:
        return false;
    }
  }

  private withNumbers(count: number, use: (numbers: Numbers) => void): boolean {
    const numbers: number[] = [];
    while (numbers.length < count) {
      const value = this.scanner.number();
      if (value === undefined) return false;
      numbers.push(value);
    }
    use(numbers as unknown as Numbers);
    return true;
  }

  private move(x: number, y: number): void {
    this.startX = fround(x);
    this.startY = fround(y);
    this.add({ kind: 'move', x: this.startX, y: this.startY });
  }

  private line(x: number, y: number): void {
    this.add({ kind: 'line', x: fround(x), y: fround(y) });
  }

  private cubic(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    const [toX, toY] = [fround(x), fround(y)];
    this.add({
      kind: 'cubic',
      x1: fround(x1),
      y1: fround(y1),
      x2: fround(x2),
      y2: fround(y2),
      x: toX,
      y: toY,
    });
    this.control = { kind: 'cubic', x: fround(x2), y: fround(y2) };
  }

  private quadratic(x1: number, y1: number, x: number, y: number): void {
    this.add({ kind: 'quadratic', x1: fround(x1), y1: fround(y1), x: fround(x), y: fround(y) });
    this.control = { kind: 'quadratic', x: fround(x1), y: fround(y1) };
  }

  private arc(originX: number, originY: number): boolean {
    const { scanner } = this;
    const [radiusX, radiusY, rotation] = [scanner.number(), scanner.number(), scanner.number()];
    const [large, sweep] = [scanner.flag(), scanner.flag()];
    const [endX, endY] = [scanner.number(), scanner.number()];
    if (radiusX === undefined || radiusY === undefined || rotation === undefined) return false;
    if (large === undefined || sweep === undefined || endX === undefined || endY === undefined) return false;
    const [x, y] = [fround(originX + endX), fround(originY + endY)];
    if (radiusX === 0 || radiusY === 0) this.line(x, y);
    else {
      const [fromX, fromY] = [this.x, this.y];
      this.add(arcSegment({ fromX, fromY, radiusX, radiusY, rotation, large, sweep, x, y }));
    }
    return true;
  }

  private close(): boolean {
    this.add({ kind: 'close', x: this.startX, y: this.startY });
    return true;
  }

  private add(segment: PathSegment): void {
    this.segments.push(segment);
    this.x = segment.x;
    this.y = segment.y;
    this.control = undefined;
  }

  private mirrored(kind: 'quadratic' | 'cubic'): [number, number] {
    if (this.control?.kind !== kind) return [this.x, this.y];
    return [2 * this.x - this.control.x, 2 * this.y - this.control.y];
  }
}

/** As many numbers as were asked for; the tuple only spares each caller its checks. */
type Numbers = readonly [number, number, number, number, number, number];

function repeated(command: string): string | undefined {
  if (command === 'M') return 'L';
  if (command === 'm') return 'l';
  return command === 'Z' || command === 'z' ? undefined : command;
}
