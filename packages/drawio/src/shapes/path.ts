import type { AbstractCanvas2D } from '@maxgraph/core';
import type { Frame } from './layers.js';

/** A command of a path with its numbers. */
interface Command {
  readonly name: string;
  readonly args: readonly number[];
}

type Coordinates = readonly [x: number, y: number];

const WHOLE: Frame = { x: 0, y: 0, scaleX: 1, scaleY: 1 };
const TOKEN = /[MLHVCQAZ]|-?\d*\.?\d+(?:e-?\d+)?/g;
const ARGUMENTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, A: 7, Z: 0 };

/** Paths of tables, which are the same at every size; those made for a size are not kept. */
const kept = new Map<string, readonly Command[]>();

/** Reads the commands of a path; a command that stands once may have its numbers several times, as in SVG. */
function parse(path: string): readonly Command[] {
  const commands: Command[] = [];
  let name = 'M';
  let args: number[] = [];
  for (const token of path.match(TOKEN) ?? []) {
    if (token in ARGUMENTS) {
      name = token;
      if (token === 'Z') commands.push({ name, args: [] });
      continue;
    }
    args.push(Number(token));
    if (args.length === ARGUMENTS[name]) {
      commands.push({ name, args });
      args = [];
      if (name === 'M') name = 'L';
    }
  }
  return commands;
}

function commandsOf(path: string, isKept: boolean): readonly Command[] {
  const known = kept.get(path);
  if (known) return known;
  const commands = parse(path);
  if (isKept) kept.set(path, commands);
  return commands;
}

/** Draws an arc; just half an ellipse in two parts, since rounding may leave no arc of it in maxGraph. */
function drawArc(
  canvas: AbstractCanvas2D,
  [fromX, fromY]: Coordinates,
  [rx, ry]: Coordinates,
  [, , angle = 0, isLarge, isClockwise]: readonly number[],
  [x, y]: Coordinates,
): void {
  const [ux, uy] = [(fromX - x) / 2 / rx, (fromY - y) / 2 / ry];
  const isHalf = Math.abs(Math.hypot(ux, uy) - 1) < 1e-6;
  const turn = isClockwise === 1 ? 1 : -1;
  if (isHalf)
    canvas.arcTo(
      rx,
      ry,
      angle,
      false,
      turn === 1,
      (fromX + x) / 2 - turn * uy * rx,
      (fromY + y) / 2 + turn * ux * ry,
    );
  canvas.arcTo(rx, ry, angle, !isHalf && isLarge === 1, turn === 1, x, y);
}

/** Draws a path on a canvas: what it leaves is a path to be filled and stroked. */
export function drawPath(canvas: AbstractCanvas2D, path: string, frame: Frame | undefined): void {
  const { x: left, y: top, scaleX, scaleY } = frame ?? WHOLE;
  const at = (args: readonly number[], index: number): Coordinates => [
    left + args[index]! * scaleX,
    top + args[index + 1]! * scaleY,
  ];
  let end: Coordinates = [0, 0];
  canvas.begin();
  for (const { name, args } of commandsOf(path, frame !== undefined)) {
    if (name === 'Z') {
      canvas.close();
      continue;
    }
    const start = end;
    if (name === 'H') end = [left + args[0]! * scaleX, end[1]];
    else if (name === 'V') end = [end[0], top + args[0]! * scaleY];
    else end = at(args, args.length - 2);
    const [x, y] = end;
    if (name === 'M') canvas.moveTo(x, y);
    else if (name === 'C') canvas.curveTo(...at(args, 0), ...at(args, 2), x, y);
    else if (name === 'Q') canvas.quadTo(...at(args, 0), x, y);
    else if (name === 'A') drawArc(canvas, start, [args[0]! * scaleX, args[1]! * scaleY], args, end);
    else canvas.lineTo(x, y);
  }
}
