import Elk from 'elkjs';
import { describe, expect, it } from 'vitest';
import { arrange, LAYOUTS } from '../src/surface/layout/arrange.js';
import {
  MOST_ARRANGED,
  type Arrangement,
  type LayoutGraph,
  type LayoutNode,
  type Rect,
} from '../src/surface/layout/layoutGraph.js';

const elk = new Elk();

const box = (id: string, rest: Partial<LayoutNode> = {}): LayoutNode => ({
  id,
  x: 300,
  y: 200,
  width: 120,
  height: 60,
  ...rest,
});

const graphOf = (pairs: string, rest: readonly LayoutNode[] = []): LayoutGraph => {
  const edges = pairs.split(' ').map((pair) => {
    const [source = '', target = ''] = pair.split('>');
    return { id: pair, source, target };
  });
  const ids = new Set(edges.flatMap(({ source, target }) => [source, target]));
  for (const { id } of rest) ids.delete(id);
  return { nodes: [...[...ids].map((id) => box(id)), ...rest], edges };
};

const TREE = graphOf('a>b a>c a>d b>e b>f c>g d>h d>i d>j');
const CIRCLES = graphOf('a>b b>c c>a c>d d>e e>c x>y y>x');

const arranged = async (
  ...args: Parameters<typeof arrange> extends [unknown, ...infer Rest] ? Rest : never
) => (await arrange(elk, ...args))!;

function overlaps(bounds: Arrangement['bounds'], ids: readonly string[]): readonly string[] {
  const rects = ids.map((id) => [id, bounds.get(id)!] as const);
  return rects.flatMap(([one, at], index) =>
    rects.slice(index + 1).flatMap(([other, next]) => (cover(at, next) ? `${one} ${other}` : [])),
  );
}

const cover = (one: Rect, other: Rect) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

describe('arrange', () => {
  it.each(LAYOUTS)('arranges a tree without boxes on each other: %s', async (name) => {
    const { bounds } = await arranged(name, TREE);
    expect(bounds.size).toBe(10);
    expect(overlaps(bounds, [...bounds.keys()])).toEqual([]);
  });

  it.each(LAYOUTS)('arranges what runs in circles, in two parts: %s', async (name) => {
    const { bounds } = await arranged(name, CIRCLES);
    expect(bounds.size).toBe(7);
    expect(overlaps(bounds, [...bounds.keys()])).toEqual([]);
  });

  it.each([
    ['layeredDown', (one: Rect, other: Rect) => other.y >= one.y + one.height],
    ['layeredUp', (one: Rect, other: Rect) => other.y + other.height <= one.y],
    ['layeredRight', (one: Rect, other: Rect) => other.x >= one.x + one.width],
    ['layeredLeft', (one: Rect, other: Rect) => other.x + other.width <= one.x],
    ['treeDown', (one: Rect, other: Rect) => other.y >= one.y + one.height],
    ['treeRight', (one: Rect, other: Rect) => other.x >= one.x + one.width],
    ['orgChart', (one: Rect, other: Rect) => other.y >= one.y + one.height],
  ] as const)('puts what an arrow points to in its direction: %s', async (name, follows) => {
    const { bounds } = await arranged(name, TREE);
    for (const { id, source, target } of TREE.edges)
      expect(follows(bounds.get(source)!, bounds.get(target)!), id).toBe(true);
  });

  it('begins where the boxes began', async () => {
    const { bounds } = await arranged('organic', TREE);
    const rects = [...bounds.values()];
    expect(Math.min(...rects.map(({ x }) => x))).toBe(300);
    expect(Math.min(...rects.map(({ y }) => y))).toBe(200);
  });

  it('arranges the same graph in the same way each time', async () => {
    expect(await arranged('organic', CIRCLES)).toEqual(await arranged('organic', CIRCLES));
  });

  it('moves a container as it is, by the connections of what lies in it', async () => {
    const nodes = [
      box('group', { width: 300, height: 200 }),
      box('in', { parent: 'group', x: 20, y: 40 }),
      box('after'),
    ];
    const { bounds, wayPoints } = await arranged('layeredRight', {
      nodes,
      edges: [{ id: 'e', source: 'in', target: 'after' }],
    });
    expect(bounds.get('in')).toBeUndefined();
    expect(bounds.get('group')).toMatchObject({ width: 300, height: 200 });
    expect(bounds.get('after')!.x).toBeGreaterThanOrEqual(bounds.get('group')!.x + 300);
    expect(wayPoints.get('e')).toEqual([]);
  });

  it('arranges what lies in the one container that is selected, which grows and keeps its title', async () => {
    const group = box('group', { x: 50, y: 60, width: 100, height: 80, title: { left: 0, top: 30 } });
    const nodes = [group, box('one', { parent: 'group' }), box('two', { parent: 'group' }), box('other')];
    const edges = [{ id: 'e', source: 'one', target: 'two' }];
    const { bounds } = await arranged('layeredDown', { nodes, edges }, ['group']);
    expect([...bounds.keys()].toSorted()).toEqual(['group', 'one', 'two']);
    expect(bounds.get('one')).toMatchObject({ x: 20, y: 50 });
    const { x, y, width, height } = bounds.get('group')!;
    const last = bounds.get('two')!;
    expect({ x, y }).toEqual({ x: 50, y: 60 });
    expect(width).toBeGreaterThanOrEqual(last.x + last.width);
    expect(height).toBeGreaterThanOrEqual(last.y + last.height);
  });

  it('arranges what lies in a container that is all there is', async () => {
    const nodes = [box('group'), box('one', { parent: 'group' }), box('two', { parent: 'group' })];
    const { parent, bounds } = await arranged('layeredDown', { nodes, edges: [] });
    expect(parent).toBe('group');
    expect(bounds.has('one') && bounds.has('two')).toBe(true);
  });

  it.each([
    ['down', 'layeredDown', false],
    ['down', 'stack', false],
    ['down', 'layeredLeft', true],
    ['right', 'layeredRight', false],
    ['right', 'layeredUp', true],
  ] as const)('arranges what lies in lanes along them, which follow %s: %s', async (lanes, name, isBack) => {
    const [place, length] = lanes === 'down' ? (['x', 'width'] as const) : (['y', 'height'] as const);
    const title = lanes === 'down' ? { left: 24, top: 0 } : { left: 0, top: 24 };
    const size = lanes === 'down' ? { width: 200, height: 80 } : { width: 80, height: 200 };
    const nodes = [
      box('pool', { lanes, title: { left: 0, top: 24 } }),
      ...['sales', 'store'].map((id) => box(id, { parent: 'pool', title, ...size })),
      ...['ask', 'pay', 'late'].map((id) => box(id, { parent: 'sales' })),
      ...['send', 'bill'].map((id) => box(id, { parent: 'store' })),
    ];
    const edges = ['ask>send', 'send>pay', 'ask>bill', 'pay>late'].map((id) => {
      const [source = '', target = ''] = id.split('>');
      return { id, source, target };
    });
    const { bounds, parent, wayPoints } = await arranged(name, { nodes, edges });
    expect(parent).toBe('pool');
    for (const { id, source, target } of edges) {
      const [from, to] = [bounds.get(source)!, bounds.get(target)!];
      const [first, next] = isBack ? [to, from] : [from, to];
      expect(next[place], id).toBeGreaterThanOrEqual(first[place] + first[length]);
    }
    expect(wayPoints.get('pay>late')).toEqual([]);
    const [from, to] = isBack ? (['send', 'ask'] as const) : (['ask', 'send'] as const);
    const start = bounds.get('sales')![place];
    for (const bend of wayPoints.get('ask>send')!) {
      expect(bend[place] - start).toBeGreaterThan(bounds.get(from)![place] + bounds.get(from)![length]);
      expect(bend[place] - start).toBeLessThan(bounds.get(to)![place] + bounds.get(to)![length]);
    }
    expect(wayPoints.get('ask>send')!.length).toBeGreaterThan(0);
    expect(overlaps(bounds, ['ask', 'pay', 'late'])).toEqual([]);
    expect(overlaps(bounds, ['send', 'bill'])).toEqual([]);
    for (const { id, parent: lane } of nodes.slice(3)) {
      const [rect, around] = [bounds.get(id)!, bounds.get(lane!)!];
      expect(rect.x, id).toBeGreaterThanOrEqual(title.left);
      expect(rect.y, id).toBeGreaterThanOrEqual(title.top);
      expect(rect.x + rect.width, id).toBeLessThanOrEqual(around.width);
      expect(rect.y + rect.height, id).toBeLessThanOrEqual(around.height);
    }
  });

  it('arranges nothing but what is selected', async () => {
    const { bounds } = await arranged('stack', TREE, ['b', 'c']);
    expect([...bounds.keys()]).toEqual(['b', 'c']);
  });

  it('puts the team of someone in a column', async () => {
    const { bounds } = await arranged('orgChart', graphOf('boss>a boss>b boss>c boss>d'));
    expect(new Set(['a', 'b', 'c', 'd'].map((id) => bounds.get(id)!.x)).size).toBe(1);
  });

  it('runs the lines of a tree between its rows', async () => {
    const { bounds, wayPoints } = await arranged('treeDown', TREE);
    const [first, last] = wayPoints.get('a>b')!;
    const [from, to] = [bounds.get('a')!, bounds.get('b')!];
    expect(first!.x).toBeCloseTo(from.x + from.width / 2, -1);
    expect(last!.x).toBeCloseTo(to.x + to.width / 2, -1);
    expect(first!.y).toBe(last!.y);
    expect(first!.y).toBeGreaterThan(from.y + from.height);
    expect(first!.y).toBeLessThan(to.y);
  });

  it('leaves a single box and too many as they are', async () => {
    expect(await arrange(elk, 'organic', { nodes: [box('a')], edges: [] })).toBeUndefined();
    const nodes = Array.from({ length: MOST_ARRANGED + 1 }, (_, at) => box(`n${at}`));
    await expect(arrange(elk, 'stack', { nodes, edges: [] })).rejects.toThrow(RangeError);
  });

  it('takes a chain of a thousand boxes and names such as __proto__', async () => {
    const chain = Array.from({ length: 999 }, (_, at) => `n${at}>n${at + 1}`).join(' ');
    expect((await arranged('orgChart', graphOf(chain))).bounds.size).toBe(1000);
    const names = graphOf('__proto__>constructor constructor>toString');
    expect([...(await arranged('layeredDown', names)).bounds.keys()]).toContain('__proto__');
  });
});
