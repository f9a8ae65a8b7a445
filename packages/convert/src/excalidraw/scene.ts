import type {
  Box,
  Figure,
  FigureGroup,
  FigureImage,
  FigureLifeline,
  FigureLink,
  FigureNode,
  FigurePart,
  FigureTable,
  Label,
  Paint,
} from '../figure.js';
import { centreOf, isWithin } from '../picture/path.js';
import { arrowPlace, bindingOf, headOf, isInTheMiddle, isLevel, wayOf, wayThrough } from './arrows.js';
import { alikeParts, withPlainLabels } from './alikeParts.js';
import { elementOf, fontFor, textElement, type Bound, type SceneElement } from './element.js';
import { headOfActor, linesOf } from './outlines.js';

const INVISIBLE: Paint = { strokeWidth: 1, opacity: 1 };

/** What arrows can be tied to: the element, and its box. */
interface Anchor {
  readonly id: string;
  readonly box: Box;
  readonly isLifeline: boolean;
}

/** A scene in the making. */
export class Scene {
  private readonly made: SceneElement[] = [];
  private readonly bound = new Map<string, Bound[]>();
  private readonly parts: ReadonlyMap<string, FigurePart>;
  private readonly holders: ReadonlySet<string>;
  private readonly anchors = new Map<string, Anchor>();
  private readonly font: number;
  /** The ids of the images by their addresses. */
  readonly files = new Map<string, string>();

  private readonly figure: Pick<Figure, 'parts'>;

  constructor(figure: Figure) {
    this.figure = { parts: figure.parts.map(withPlainLabels) };
    this.parts = new Map(this.figure.parts.map((part) => [part.id, part]));
    this.holders = new Set(this.figure.parts.flatMap(({ parent }) => parent ?? []));
    this.font = fontFor(this.figure.parts.flatMap(textsOf));
  }

  /** Returns the elements from back to front. */
  elements(): readonly SceneElement[] {
    const links = this.figure.parts.filter((part) => part.type === 'link').filter(isTied);
    const starts = new Map<string, number>();
    for (const part of this.figure.parts) {
      starts.set(part.id, this.made.length);
      this.addPart(part);
    }
    // From the last on: those before stay where they are counted.
    for (const link of links.filter((each) => isUnder(each, starts)).toReversed()) {
      const from = this.made.length;
      this.addLink(link);
      this.made.splice(starts.get(link.id)!, 0, ...this.made.splice(from));
    }
    for (const link of links) if (!isUnder(link, starts)) this.addLink(link);
    return this.made.map((element) => ({ ...element, boundElements: this.bound.get(element.id) ?? [] }));
  }

  private addPart(part: FigurePart): void {
    switch (part.type) {
      case 'node':
      case 'group':
        this.addBox(part);
        break;
      case 'table':
        this.addTable(part);
        break;
      case 'lifeline':
        this.addLifeline(part);
        break;
      case 'image':
        this.addImage(part);
        break;
      case 'text':
        this.addText(part.label, part.id, this.groupsOf(part, part.label.looks !== undefined));
        break;
      default:
        // What joins nothing stands where it is drawn; arrows come behind all that they are tied to.
        if (!isTied(part)) this.addLink(part);
    }
  }

  /** The groups a part is in, the innermost first; what has parts of its own is a group with them. */
  private groupsOf(part: FigurePart, ownParts = false): readonly string[] {
    const own = ownParts || this.holders.has(part.id) ? [`g-${part.id}`] : [];
    const around: string[] = [];
    for (
      let at = part.parent;
      at !== undefined && around.length < this.parts.size;
      at = this.parts.get(at)?.parent
    )
      around.push(`g-${at}`);
    return [...own, ...around];
  }

  private addBox(part: FigureNode | FigureGroup): void {
    const { id, outline, box, label, paint } = part;
    const lines = linesOf(outline, part);
    const gap = part.inset ?? 4;
    const isInside = label !== undefined && fits(label, box);
    const groupIds = this.groupsOf(
      part,
      lines.length > 0 ||
        isDouble(outline) ||
        (label !== undefined && (!isInside || label.looks !== undefined)),
    );
    for (const [index, { points, isFilled }] of lines.entries())
      this.addLine(`${id}-o${index}`, points, isFilled ? paint : { ...paint, fill: undefined }, groupIds);
    if (outline === 'actor')
      this.made.push(elementOf({ id: `${id}-h`, type: 'ellipse', box: headOfActor(box) }, paint, groupIds));
    const isDrawn = lines.length > 0 || outline === 'none';
    this.made.push(
      elementOf(
        { id, type: typeOf(outline), box, roundness: roundnessOf(outline, part.radius) },
        isDrawn ? INVISIBLE : paint,
        groupIds,
      ),
    );
    if (outline === 'double-ellipse')
      this.made.push(
        elementOf(
          { id: `${id}-i`, type: 'ellipse', box: inset(box, gap) },
          { ...paint, fill: undefined },
          groupIds,
        ),
      );
    if (outline === 'subroutine')
      for (const [index, x] of [box.x + gap, box.x + box.width - gap].entries())
        this.addLine(
          `${id}-i${index}`,
          [
            { x, y: box.y },
            { x, y: box.y + box.height },
          ],
          { ...paint, fill: undefined },
          groupIds,
        );
    if (part.type === 'group' || !part.isDecoration) this.anchors.set(id, { id, box, isLifeline: false });
    if (label) this.addLabel(label, id, box, isInside, groupIds);
  }

  private addLabel(label: Label, id: string, box: Box, isInside: boolean, groupIds: readonly string[]): void {
    const text = `${id}-t`;
    if (label.looks) {
      this.addText(label, text, groupIds);
      return;
    }
    const place = isInside ? placeIn(label, box) : {};
    const container = isInside ? id : undefined;
    if (isInside) this.bind(id, { id: text, type: 'text' });
    this.made.push(textElement(label, { id: text, font: this.font, groupIds, container, ...place }));
  }

  /** A text of Excalidraw is of one size and one colour. */
  private addText(label: Label, id: string, groupIds: readonly string[]): void {
    for (const [index, part] of alikeParts(label).entries())
      this.made.push(
        textElement(part, { id: index === 0 ? id : `${id}-${index}`, font: this.font, groupIds }),
      );
  }

  private bind(id: string, bound: Bound): void {
    const known = this.bound.get(id);
    if (known) known.push(bound);
    else this.bound.set(id, [bound]);
  }

  private addLine(
    id: string,
    points: readonly { readonly x: number; readonly y: number }[],
    paint: Paint,
    groupIds: readonly string[],
  ): void {
    const { points: steps, box } = arrowPlace(points);
    this.made.push(
      elementOf(
        {
          id,
          type: 'line',
          box,
          points: steps,
          startBinding: null,
          endBinding: null,
          startArrowhead: null,
          endArrowhead: null,
          lastCommittedPoint: null,
        },
        paint,
        groupIds,
      ),
    );
  }

  private addTable(part: FigureTable): void {
    const { id, box, paint, compartments } = part;
    const groupIds = this.groupsOf(part, true);
    this.made.push(
      elementOf({ id, type: 'rectangle', box, roundness: cornersOf(part.radius) }, paint, groupIds),
    );
    this.anchors.set(id, { id, box, isLifeline: false });
    for (const [index, { y, height, fill, cells }] of compartments.entries()) {
      const top = box.y + y;
      if (fill && fill !== paint.fill)
        this.made.push(
          elementOf(
            { id: `${id}-f${index}`, type: 'rectangle', box: { x: box.x, y: top, width: box.width, height } },
            { ...paint, fill },
            groupIds,
          ),
        );
      else if (index > 0)
        this.addLine(
          `${id}-l${index}`,
          [
            { x: box.x, y: top },
            { x: box.x + box.width, y: top },
          ],
          { ...paint, fill: undefined },
          groupIds,
        );
      for (const [column, { x, isDivided, label }] of cells.entries()) {
        if (isDivided)
          this.addLine(
            `${id}-c${index}-${column}`,
            [
              { x: box.x + x, y: top },
              { x: box.x + x, y: top + height },
            ],
            { ...paint, fill: undefined },
            groupIds,
          );
        if (label) this.addText(label, `${id}-t${index}-${column}`, groupIds);
      }
    }
  }

  private addImage(part: FigureImage): void {
    const { id, box, address } = part;
    const known = this.files.get(address);
    const fileId = known ?? `image-${this.files.size + 1}`;
    this.files.set(address, fileId);
    const own = { id, type: 'image', box, fileId, status: 'saved', scale: [1, 1], crop: null } as const;
    this.made.push(elementOf(own, INVISIBLE, this.groupsOf(part)));
  }

  private addLifeline(part: FigureLifeline): void {
    const { id, box, head, label, paint, line: linePaint } = part;
    const groupIds = this.groupsOf(part, true);
    const y = Math.max(head.y + head.height, label ? label.box.y + label.box.height : 0);
    const top = label && label.box.y > centreOf(head).y ? y : head.y + head.height;
    const line: Box = { x: centreOf(box).x - 0.5, y: top, width: 1, height: box.y + box.height - top };
    this.made.push(
      elementOf(
        { id: `${id}-l`, type: 'rectangle', box: line, roughness: 0 },
        { ...linePaint, fill: undefined, strokeWidth: 1 },
        groupIds,
      ),
    );
    const { type: _type, ...rest } = part;
    this.addBox({ ...rest, type: 'node', box: head, paint });
    this.anchors.set(id, { id: `${id}-l`, box: line, isLifeline: true });
  }

  private addLink(link: FigureLink): void {
    const { id, from, to, paint, labels, course } = link;
    const [source, target] = [from, to].map(({ part }) =>
      part === undefined ? undefined : this.anchors.get(part),
    );
    const isArrow =
      source !== undefined || target !== undefined || headOf(from) !== null || headOf(to) !== null;
    const isMessage = (source?.isLifeline || target?.isLifeline) && isLevel(wayOf(link));
    const way = isArrow && !isMessage ? wayThrough(wayOf(link), labels) : wayOf(link);
    const { box, points } = arrowPlace(way);
    const [first, ...others] = labels.toSorted(
      (a, b) => Number(isInTheMiddle(way, b.box)) - Number(isInTheMiddle(way, a.box)),
    );
    const inner = first && !first.looks && isArrow && isInTheMiddle(way, first.box) ? first : undefined;
    const outer = inner ? others : labels;
    const groupIds = this.groupsOf(link, outer.length > 0);
    this.made.push(
      elementOf(
        {
          id,
          type: isArrow ? 'arrow' : 'line',
          box,
          points,
          startBinding: source ? bindingOf(from, source.id, source.box) : null,
          endBinding: target ? bindingOf(to, target.id, target.box) : null,
          startArrowhead: headOf(from),
          endArrowhead: headOf(to),
          lastCommittedPoint: null,
          roundness: course === 'curved' ? { type: 2 } : null,
          ...(isArrow ? { elbowed: isMessage === true } : {}),
          ...(isMessage ? { fixedSegments: null, startIsSpecial: null, endIsSpecial: null } : {}),
        },
        { ...paint, fill: undefined },
        groupIds,
      ),
    );
    for (const anchor of new Set([source, target])) if (anchor) this.bind(anchor.id, { id, type: 'arrow' });
    if (inner) this.addLabel(inner, id, box, true, groupIds);
    for (const [index, label] of outer.entries()) this.addText(label, `${id}-t${index + 1}`, groupIds);
  }
}

/** A branch of a mind map ends in the middle of what it joins, which is drawn over it. @param starts Where the elements of parts begin. */
function isUnder({ id, from, to }: FigureLink, starts: ReadonlyMap<string, number>): boolean {
  const isBare = from.head === 'none' && to.head === 'none';
  const ends = [from, to].map(({ part }) => starts.get(part ?? '') ?? -1);
  return isBare && starts.get(id)! <= Math.min(...ends);
}

const isTied = ({ from, to }: FigureLink) => from.part !== undefined || to.part !== undefined;

const isDouble = (outline: FigureNode['outline']) => outline === 'double-ellipse' || outline === 'subroutine';

const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: Math.max(1, width - by * 2),
  height: Math.max(1, height - by * 2),
});

function textsOf(part: FigurePart): readonly string[] {
  if (part.type === 'link') return part.labels.flatMap(({ lines }) => lines);
  if (part.type === 'table')
    return part.compartments.flatMap(({ cells }) => cells.flatMap(({ label }) => label?.lines ?? []));
  return part.type === 'image' ? [] : (part.label?.lines ?? []);
}

function typeOf(outline: FigureNode['outline']): 'ellipse' | 'diamond' | 'rectangle' {
  if (outline === 'ellipse' || outline === 'double-ellipse') return 'ellipse';
  return outline === 'diamond' ? 'diamond' : 'rectangle';
}

const roundnessOf = (outline: FigureNode['outline'], radius: number | undefined) =>
  outline === 'rounded' ? (cornersOf(radius) ?? { type: 3 as const }) : null;

const cornersOf = (radius: number | undefined) =>
  radius === undefined ? null : { type: 3 as const, value: Math.max(1, Math.round(radius)) };

/** A label in its box is its text; Excalidraw keeps this free beside it. */
const PADDING = 5;

function fits({ box: own }: Label, box: Box): boolean {
  return isWithin(centreOf(own), box) && own.width <= box.width && own.height <= box.height;
}

/** Where in its box Excalidraw is to keep a label. */
function placeIn(
  { box: own, align, lines }: Label,
  box: Box,
): { readonly align: string; readonly verticalAlign: string } {
  const [centre, middle] = [centreOf(own), centreOf(box)];
  const isMiddle = Math.abs(centre.y - middle.y) <= PADDING;
  const isCentred = Math.abs(centre.x - middle.x) <= PADDING;
  const isAtSide = lines.length > 1 && Math.abs(own.x - box.x - PADDING) <= PADDING;
  return {
    align: isCentred && !isAtSide ? 'center' : align,
    verticalAlign: isMiddle ? 'middle' : centre.y < middle.y ? 'top' : 'bottom',
  };
}
