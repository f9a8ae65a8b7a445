import type { Box, Point } from '@letu/convert';
import { letters, type Placed, type PlacedLine, type PlacedLink } from './placed.js';

/** What is read of an element. */
interface Element extends Box {
  readonly id: string;
  readonly type: string;
  readonly points?: readonly (readonly [number, number])[];
  readonly roundness: object | null;
  readonly startBinding?: { readonly elementId: string } | null;
  readonly endBinding?: { readonly elementId: string } | null;
  readonly text?: string;
  readonly textAlign?: PlacedLine['align'];
  readonly fontSize?: number;
  readonly lineHeight?: number;
}

/** Reads a scene of Excalidraw back. */
export function readExcalidraw(text: string): Placed {
  const { elements } = JSON.parse(text) as { readonly elements: readonly Element[] };
  const boxes = new Map<string, Box>();
  const links = new Map<string, PlacedLink>();
  const lines: PlacedLine[] = [];
  for (const element of elements) {
    if (element.points) links.set(named(element.id), linkOf(element, element.points));
    else if (element.type === 'text') lines.push(...linesOf(element));
    else boxes.set(named(element.id), element);
  }
  // The line of a participant is an element of its own.
  for (const [id, line] of boxes) {
    const head = boxes.get(id.replace(/-l$/, ''));
    if (id.endsWith('-l') && head)
      boxes.set(id.replace(/-l$/, ''), { ...head, height: line.y + line.height - head.y });
  }
  return { boxes, links, lines };
}

const named = (id: string) => id.replace(/^s/, '');

function linkOf(element: Element, points: readonly (readonly [number, number])[]): PlacedLink {
  const way = points.map(([x, y]): Point => ({ x: element.x + x, y: element.y + y }));
  const end = (binding: { readonly elementId: string } | null | undefined) =>
    binding ? named(binding.elementId).replace(/-l$/, '') : undefined;
  return { way, from: end(element.startBinding), to: end(element.endBinding) };
}

function linesOf(element: Element): readonly PlacedLine[] {
  const { text = '', textAlign: align = 'left', fontSize = 20, lineHeight = 1.25 } = element;
  const x = { left: element.x, center: element.x + element.width / 2, right: element.x + element.width }[
    align
  ];
  const pitch = fontSize * lineHeight;
  return text
    .split('\n')
    .map((line, index) => ({ text: letters(line), align, x, y: element.y + pitch * (index + 0.5) }));
}
