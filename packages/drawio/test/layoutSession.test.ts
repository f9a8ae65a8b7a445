import { describe, expect, it } from 'vitest';
import { layoutSession } from '../src/surface/layout/layoutSession.js';
import { graphOf } from '../src/surface/layout/pageGraph.js';
import { indexOf } from '../src/surface/store/pageIndex.js';
import { box, edge, pageOf, sessionOf } from './support/pages.js';

const page = pageOf([
  box('a', 400, 300),
  box('b', 400, 300),
  box('c', 400, 300, { style: 'swimlane;startSize=30;' }),
  box('inC', 10, 40, { parent: 'c' }),
  box('pinned', 0, 0, { style: 'locked=1;' }),
  edge('ab', 'a', 'b', { style: 'edgeStyle=orthogonalEdgeStyle;exitX=1;exitY=0.5;mine=1;' }),
  edge('aIn', 'a', 'inC'),
  box('word', 0.5, 0, { parent: 'ab', role: 'vertex' }),
]);

const placeOf = (session: ReturnType<typeof sessionOf>, id: string) =>
  indexOf(session.getState().page).cell(id)!.geometry!;

describe('graphOf', () => {
  it('leaves out what is locked and what hangs on edges, and knows the titles of swim lanes', () => {
    const { nodes, edges } = graphOf(page);
    expect(nodes.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'inC']);
    expect(nodes.find(({ id }) => id === 'c')?.title).toEqual({ left: 0, top: 30 });
    expect(edges.map(({ id }) => id)).toEqual(['ab', 'aIn']);
  });
});

describe('layoutSession', () => {
  it('arranges the page as one step that is taken back whole', async () => {
    const session = sessionOf(page);
    const before = session.getState().page;
    expect(await layoutSession(session, 'layeredDown')).toBe('arranged');
    expect(placeOf(session, 'b').y).toBeGreaterThanOrEqual(placeOf(session, 'a').y + 60);
    expect(placeOf(session, 'inC')).toMatchObject({ x: 10, y: 40 });
    expect(placeOf(session, 'pinned')).toMatchObject({ x: 0, y: 0 });
    session.undo();
    expect(session.getState().page).toBe(before);
    expect(session.canUndo).toBe(false);
  });

  it('frees an edge that it leads from the places it was pinned to, and keeps the rest of its style', async () => {
    const session = sessionOf(page);
    await layoutSession(session, 'layeredDown');
    const { style, geometry } = indexOf(session.getState().page).cell('ab')!;
    expect(geometry?.points.length).toBeGreaterThan(0);
    expect(style).toBe('edgeStyle=orthogonalEdgeStyle;mine=1;');
  });

  it('changes nothing where the page was changed meanwhile, or can only be looked at', async () => {
    const session = sessionOf(page);
    const running = layoutSession(session, 'stack');
    session.change((now) => ({ ...now, name: 'else' }));
    expect(await running).toBe('overtaken');
    expect(placeOf(session, 'b').y).toBe(300);
    session.setReadOnly(true);
    expect(await layoutSession(session, 'stack')).toBe('unchanged');
  });

  it('is ended by whoever asked for it', async () => {
    const ended = AbortSignal.abort();
    await expect(layoutSession(sessionOf(page), 'stack', ended)).rejects.toThrow('ended');
  });
});
