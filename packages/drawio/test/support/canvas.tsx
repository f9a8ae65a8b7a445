import { createRef } from 'react';
import { expect } from 'vitest';
import type { HostedEngine } from '@letu/core';
import { DiagramEditor, type DiagramEditorHandle, type DiagramEditorProps } from '@letu/editor';
import { render } from '../../../editor/test/render.js';
import { readFile } from '../../src/document/readFile.js';
import { writeFile } from '../../src/document/writeFile.js';
import type { PageCell } from '../../src/document/model.js';
import { geometryOf } from '../../src/surface/edit/bounds.js';
import { emptyPage } from '../../src/surface/edit/pages.js';
import { surfaceKind } from './surfaceKind.js';

const silent: HostedEngine<object> = {
  preload: () => Promise.resolve(),
  render: () => new Promise(() => undefined),
  onProgress: () => () => undefined,
  dispose: () => undefined,
};

/** A place in the window. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Returns a shape with its id as its label. */
export const shape = (id: string, x: number, y: number, part: Partial<PageCell> = {}): PageCell => ({
  id,
  parent: '1',
  role: 'vertex',
  label: id,
  style: 'rounded=0;whiteSpace=wrap;html=1;',
  geometry: geometryOf({ x, y, width: 120, height: 60 }),
  attributes: {},
  ...part,
});

/** Returns an edge between two shapes. */
export const edge = (id: string, source: string, target: string): PageCell => ({
  id,
  parent: '1',
  role: 'edge',
  label: '',
  style: 'edgeStyle=orthogonalEdgeStyle;html=1;',
  geometry: { ...geometryOf({ x: 0, y: 0, width: 0, height: 0 }), isRelative: true },
  source,
  target,
  attributes: {},
});

/** Writes a file of one page. */
export function sourceOf(...cells: readonly PageCell[]): string {
  const page = emptyPage('第 1 页');
  const all = [...page.cells, ...cells];
  return writeFile({ attributes: {}, pages: [{ ...page, id: 'p', cells: all }] });
}

/** Opens an editor of a page and waits until it is seen. */
export async function openCanvas(source: string, props: Partial<DiagramEditorProps<object>> = {}) {
  const handle = createRef<DiagramEditorHandle>();
  const { container } = render(
    <div style={{ height: 620, position: 'relative' }}>
      <DiagramEditor
        ref={handle}
        kind={surfaceKind}
        engine={silent}
        storageKey={null}
        theme="light"
        defaultValue={source}
        {...props}
      />
    </div>,
  );
  await expect.poll(() => container.querySelector('.letu-dg-marks')).not.toBeNull();
  handle.current?.focus();
  const value = () => handle.current?.getValue() ?? '';
  const cells = () => readFile(value()).pages[0]!.cells.slice(2);
  const cell = (id: string) => cells().find((each) => each.id === id);
  const view = container.querySelector<HTMLElement>('.letu-dg-view')!;
  // A pointer that is not there cannot be captured.
  view.setPointerCapture = () => undefined;
  return { container, handle, value, cells, cell, view };
}

/** Returns the middle of what draws a cell. */
export function spotOf(container: HTMLElement, id: string): Spot {
  const found = container.querySelector(`[data-cell="${id}"]`);
  if (!found) throw new Error(`${id} is not drawn.`);
  const { left, top, width, height } = found.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Presses the pointer, moves it from place to place, and lets it go at the last. */
export async function drag(
  view: HTMLElement,
  places: readonly Spot[],
  keys: PointerEventInit = {},
): Promise<void> {
  const fire = (type: string, { x, y }: Spot) =>
    view.dispatchEvent(
      new PointerEvent(type, {
        clientX: x,
        clientY: y,
        pointerId: 1,
        bubbles: true,
        isPrimary: true,
        pointerType: 'mouse',
        ...keys,
      }),
    );
  fire('pointermove', places[0]!);
  await frame();
  await frame();
  fire('pointerdown', places[0]!);
  for (const place of places.slice(1)) {
    fire('pointermove', place);
    await frame();
    await frame();
  }
  fire('pointerup', places.at(-1)!);
  await frame();
  await frame();
}

/** Returns a place beside another. */
export const beside = ({ x, y }: Spot, dx: number, dy = 0): Spot => ({ x: x + dx, y: y + dy });
