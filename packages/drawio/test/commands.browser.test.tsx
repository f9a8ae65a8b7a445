import { createRef, forwardRef, useImperativeHandle, type ComponentType, type RefAttributes } from 'react';
import { expect, it } from 'vitest';
import type { SurfaceHandle, SurfaceProps } from '@letu/core';
import { geometryOf } from '../src/surface/edit/bounds.js';
import { loadDrawioSurface } from '../src/surface.js';
import { edge, openCanvas, shape, sourceOf } from './support/canvas.js';
import { surfaceKind } from './support/surfaceKind.js';

it('takes back whatever the commands of general diagrams do in one step, and does it again', async () => {
  const inTable = (id: string, parent: string, [x, y, width, height]: readonly number[], style: string) =>
    shape(id, 0, 0, {
      parent,
      style,
      geometry: geometryOf({ x: x!, y: y!, width: width!, height: height! }),
    });
  const source = sourceOf(
    ...['甲', '乙', '丙'].map((id, at) => shape(id, 40 + at * 170, 40 + at * 90)),
    { ...edge('e', '甲', '乙'), label: '去' },
    inTable('表', '1', [600, 40, 200, 80], 'shape=table;startSize=0;childLayout=tableLayout;html=1;'),
    ...['上', '下'].flatMap((row, at) => [
      inTable(row, '表', [0, at * 40, 200, 40], 'shape=tableRow;startSize=0;horizontal=0;'),
      ...[0, 1].map((column) => inTable(`${row}${column}`, row, [column * 100, 0, 100, 40], 'html=1;')),
    ]),
    inTable('池', '1', [600, 200, 200, 160], 'swimlane;startSize=30;html=1;'),
    inTable('内', '池', [20, 50, 80, 40], 'html=1;'),
  );
  const surface = createRef<SurfaceHandle>();
  const loadSurface = async () => {
    const loaded = await loadDrawioSurface();
    const Inner = loaded.Component as ComponentType<SurfaceProps & RefAttributes<SurfaceHandle>>;
    const Component = forwardRef<SurfaceHandle, SurfaceProps>(function Watched(props, ref) {
      useImperativeHandle(ref, () => surface.current!, []);
      return <Inner {...props} ref={surface} />;
    });
    return { ...loaded, Component };
  };
  const { value } = await openCanvas(source, { kind: { ...surfaceKind, loadSurface } });
  const { commands, select, undo, redo } = surface.current!;
  const changing = commands.filter(({ id }) => /^canvas\.(?!cut|copy$|paste$)|clearStyle/.test(id));
  const changed = new Set<string>();
  for (const selection of [
    ['甲'],
    ['甲', '乙', '丙'],
    ['e'],
    ['上0'],
    ['上0', '下1'],
    ['表'],
    ['池'],
    ['内', 'e'],
  ])
    for (const { id, run } of changing) {
      select(selection);
      run();
      const after = value();
      if (after === source) continue;
      changed.add(id.split('.')[1]!);
      undo();
      expect([id, selection, value()]).toEqual([id, selection, source]);
      redo();
      expect([id, selection, value()]).toEqual([id, selection, after]);
      undo();
    }
  expect(changed.size).toBeGreaterThan(40);
});
