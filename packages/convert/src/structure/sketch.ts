import type { Shape } from '@letu/core';
import type { Box, FigurePart, Lost, LostKind, Point } from '../figure.js';
import type { ImageMark, Mark } from '../picture/marks.js';

/** What links can be tied to. */
export interface Target {
  readonly id: string;
  readonly box: Box;
  /** Its outline as a polygon. */
  readonly border: readonly Point[];
  /** The place of a participant's line, to which messages are tied. */
  readonly lineX?: number | undefined;
}

interface Placed {
  readonly part: FigurePart;
  readonly turn: number;
}

/** A figure in the making. */
export class Sketch {
  readonly targets = new Map<string, Target>();
  readonly lost: Lost[] = [];
  private readonly placed: Placed[] = [];
  private count = 0;

  constructor(readonly shapes: ReadonlyMap<string, Shape>) {}

  /** Adds a part. @param turn What has a later one stands in front. */
  add(part: FigurePart, turn: number): void {
    this.placed.push({ part, turn });
  }

  /** Returns a name that nothing else has. */
  nextId(): string {
    this.count += 1;
    return `d${this.count}`;
  }

  /** Returns the id of the part that a shape's group became; undefined for none. */
  parentOf(shape: Shape | undefined): string | undefined {
    return shape?.parent === undefined || !this.shapes.has(shape.parent) ? undefined : idOf(shape.parent);
  }

  /** Returns the innermost group that something without a shape is drawn in. */
  groupAround({ box, turn }: Mark): string | undefined {
    const around = this.placed.filter(
      ({ part, turn: before }) => part.type === 'group' && before < turn && holds(part.box, box),
    );
    const areaOf = ({ part }: Placed) =>
      part.type === 'group' ? part.box.width * part.box.height : Infinity;
    return around.toSorted((a, b) => areaOf(a) - areaOf(b))[0]?.part.id;
  }

  /** Adds an image, or says that it is not in the figure. */
  addImage(mark: ImageMark, parent: string | undefined): void {
    const { what, address, box, shape, turn } = mark;
    if (address === undefined) this.lose(what, mark);
    else this.add({ type: 'image', id: this.nextId(), shape, parent, box, address }, turn);
  }

  /** Says that something is not in the figure. */
  lose(what: LostKind, mark: Mark, label = ''): void {
    const known = mark.shape === undefined ? '' : (this.shapes.get(mark.shape)?.label ?? '');
    this.lost.push({ what, shape: mark.shape, label: known || label });
  }

  /** Returns the parts from back to front, each behind what it is in. */
  inOrder(): readonly FigurePart[] {
    const parts = this.placed.toSorted((a, b) => a.turn - b.turn).map(({ part }) => part);
    const byId = new Map(parts.map((part) => [part.id, part]));
    const ordered = new Set<FigurePart>();
    const put = (part: FigurePart, depth: number): void => {
      const around = part.parent === undefined ? undefined : byId.get(part.parent);
      if (around && !ordered.has(around) && depth < MOST_LEVELS) put(around, depth + 1);
      ordered.add(part);
    };
    for (const part of parts) put(part, 0);
    return [...ordered].map((part) =>
      part.parent !== undefined && !byId.has(part.parent) ? { ...part, parent: undefined } : part,
    );
  }
}

const holds = (outer: Box, inner: Box) =>
  inner.x >= outer.x - 1 &&
  inner.y >= outer.y - 1 &&
  inner.x + inner.width <= outer.x + outer.width + 1 &&
  inner.y + inner.height <= outer.y + outer.height + 1;

const MOST_LEVELS = 100;

/** Returns what the part of a shape is called. */
export const idOf = (shape: string): string => `s${shape}`;
