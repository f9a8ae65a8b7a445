import { useEffect, useRef } from 'react';
import type { ShapeChange } from '@letu/core';
import type { ShapeIndex } from './shapes.js';
import type { Canvas } from './useCanvas.js';

/** More marks than this are not told apart. */
const MOST_MARKS = 500;

/** What stands at a shape beside its colour. */
const SIGNS: Readonly<Record<ShapeChange, string>> = { added: '+', removed: '−', changed: '≠' };

/** How far along a line its mark stands: labels are in the middle. */
const ALONG = 0.3;

/** Colours lines themselves; see `stageStyles`. */
const CHANGED = 'data-letu-change';

export interface ChangeMarksProps {
  readonly canvas: Canvas;
  readonly shapes: ShapeIndex;
  /** What has become of shapes, by their ids. */
  readonly changes: ReadonlyMap<string, ShapeChange>;
}

/** Marks the shapes that differ from those of another picture: a frame and a sign at each. The marks move with the picture. */
export function ChangeMarks({ canvas, shapes, changes }: ChangeMarksProps) {
  const layer = useRef<HTMLDivElement>(null);

  // In an effect: where the shapes stand is known once the picture is in the page.
  useEffect(() => {
    const links = new Set(shapes.shapes.flatMap(({ id, role }) => (role === 'link' ? [id] : [])));
    const told = [...changes].flatMap(([id, change]) => {
      const elements = shapes.elementsOf([id]);
      return elements.length > 0 ? [{ id, change, elements }] : [];
    });
    // A frame says less of a line than its colour does.
    const lines = told.filter(({ id }) => links.has(id));
    for (const { change, elements } of lines) {
      for (const element of elements) element.setAttribute(CHANGED, change);
    }
    const marks = told
      .slice(0, MOST_MARKS)
      .map(({ id, change, elements }) => markOf(elements, change, links.has(id), canvas));
    layer.current?.replaceChildren(...marks);
    // Of a picture that has no room as a whole, what has changed is what somebody wants to see.
    const [first] = told;
    if (first) canvas.viewport.reveal(boxOf(first.elements));
    return () => {
      for (const { elements } of lines) for (const element of elements) element.removeAttribute(CHANGED);
    };
  }, [canvas, shapes, changes]);

  return <div ref={layer} className="letu-marks" aria-hidden="true" />;
}

/** Makes the mark of a shape, in pixels of the picture. A line is marked at a point alone. */
function markOf(
  elements: readonly Element[],
  change: ShapeChange,
  isLink: boolean,
  { host, viewport }: Canvas,
): HTMLElement {
  const origin = host.getBoundingClientRect();
  const scale = origin.width / viewport.getState().picture.width;
  const point = isLink ? pointOn(elements) : undefined;
  const box = point ?? boxOf(elements);
  const mark = document.createElement('div');
  mark.className = 'letu-change';
  mark.toggleAttribute('data-point', point !== undefined);
  mark.dataset['change'] = change;
  mark.dataset['sign'] = SIGNS[change];
  mark.style.left = `${(box.left - origin.left) / scale}px`;
  mark.style.top = `${(box.top - origin.top) / scale}px`;
  mark.style.width = `${box.width / scale}px`;
  mark.style.height = `${box.height / scale}px`;
  return mark;
}

/** Returns the rectangle around elements, in pixels of the window. */
function boxOf(elements: readonly Element[]): DOMRect {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const [right, bottom] = [
    Math.max(...boxes.map((box) => box.right)),
    Math.max(...boxes.map((box) => box.bottom)),
  ];
  return new DOMRect(left, top, right - left, bottom - top);
}

/** Returns a point of the longest line among elements, in pixels of the window; undefined where there is none. */
function pointOn(elements: readonly Element[]): DOMRect | undefined {
  const lines = elements.flatMap((element) => [
    ...(element instanceof SVGGeometryElement ? [element] : []),
    ...element.querySelectorAll<SVGGeometryElement>('path, line, polyline'),
  ]);
  const [longest] = lines
    .map((line) => ({ line, length: line.getTotalLength() }))
    .toSorted((one, other) => other.length - one.length);
  const matrix = longest?.line.getScreenCTM();
  if (!longest || !matrix) return undefined;
  const { x, y } = longest.line.getPointAtLength(longest.length * ALONG).matrixTransform(matrix);
  return new DOMRect(x, y, 0, 0);
}
