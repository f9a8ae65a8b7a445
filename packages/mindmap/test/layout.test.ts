import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, LAYOUTS, type Layout, type MindMap } from '../src/document/model.js';
import { parse } from '../src/document/parse.js';
import { outline } from '../src/draw/outline.js';
import { examples } from '../src/examples.js';
import { layoutMap } from '../src/layout/layoutMap.js';
import { createMeasure } from '../src/layout/measure.js';
import type { Box, PlacedTopic, Scene } from '../src/layout/scene.js';
import { wrapText } from '../src/layout/wrapText.js';
import { randomMap } from './randomMap.js';

const measure = createMeasure();
const EPSILON = 0.51;
/** Boundaries in tables run along the lines between cells, which are at each other. */
const LINE = 3.5;

const maps = (layout: Layout): readonly (readonly [name: string, map: MindMap])[] => [
  ...examples.map(({ id, source }) => {
    const { map } = parse(source);
    return [id, { ...map, settings: { ...map.settings, layout } }] as const;
  }),
  ...Array.from({ length: 40 }, (_, seed) => {
    const theme = ['classic', 'forest', 'ocean', 'simple'][seed % 4] ?? '';
    return [
      `seed ${seed + 1}`,
      randomMap(seed + 1, { ...DEFAULT_SETTINGS, theme, layout, numbering: 'decimal' }),
    ] as const;
  }),
];

const isWithin = (inner: Box, outer: Box) =>
  inner.x >= outer.x - EPSILON &&
  inner.y >= outer.y - EPSILON &&
  inner.x + inner.width <= outer.x + outer.width + EPSILON &&
  inner.y + inner.height <= outer.y + outer.height + EPSILON;

const overlap = (one: Box, other: Box, margin = EPSILON) =>
  Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x) > margin &&
  Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) > margin;

const about = ({ topic, box }: PlacedTopic) =>
  `${topic.id} ${topic.text} ${[box.x, box.y, box.width, box.height].map(Math.round).join(' ')}`;

/** Returns the topics below some, with them. */
function branchesOf(scene: Scene, ids: readonly string[]): readonly PlacedTopic[] {
  const inside = new Set(ids);
  return scene.topics.filter(({ topic, parent }) => {
    if (parent !== undefined && inside.has(parent)) inside.add(topic.id);
    return inside.has(topic.id);
  });
}

describe.each(LAYOUTS)('the layout %s', (layout) => {
  const scenes = maps(layout).map(([name, map]) => [name, layoutMap(map, { measure }), map] as const);

  it('lets no two topics overlap', () => {
    const found = scenes.flatMap(([name, { topics }]) =>
      topics.flatMap((one, index) =>
        topics
          .slice(index + 1)
          .flatMap((other) =>
            overlap(one.box, other.box) ? [`${name}: ${about(one)} / ${about(other)}`] : [],
          ),
      ),
    );
    expect(found).toEqual([]);
  });

  it('puts everything into the picture, and what a topic shows into its outline', () => {
    for (const [name, scene] of scenes) {
      const boxes = [...scene.topics, ...scene.boundaries, ...scene.summaries].map(({ box }) => box);
      const labels = [
        ...scene.boundaries.map(({ title }) => title),
        ...scene.relationships.map(({ label }) => label),
      ];
      for (const box of [...boxes, ...labels.flatMap((label) => label?.box ?? [])])
        expect(isWithin(box, scene.box), name).toBe(true);
      for (const { box, content, inset } of scene.topics) {
        const parts = [
          ...content.signs.map((sign) => sign.box),
          ...content.tags.map((tag) => tag.box),
          ...content.lines.map(({ x, y, width }) => ({ x, y: y - 1, width, height: 1 })),
        ];
        for (const part of parts) {
          const placed = { ...part, x: part.x + box.x + inset.x, y: part.y + box.y + inset.y };
          expect(isWithin(placed, box), `${name} ${JSON.stringify({ placed, box })}`).toBe(true);
        }
      }
    }
  });

  it('puts braces around what they sum up, and summaries beyond it', () => {
    for (const [name, scene] of scenes) {
      const placed = new Map(scene.topics.map((topic) => [topic.topic.id, topic]));
      for (const { box, members, topic } of scene.summaries) {
        for (const member of branchesOf(scene, members))
          expect(isWithin(member.box, box), `${name}: ${about(member)}`).toBe(true);
        expect(overlap(placed.get(topic)!.box, box), name).toBe(false);
      }
    }
  });

  it('puts boundaries around their topics and all below them, and around no others', () => {
    for (const [name, scene] of scenes) {
      for (const { box, members } of scene.boundaries) {
        const inside = branchesOf(scene, members);
        for (const member of inside)
          expect(isWithin(member.box, box), `${name}: ${about(member)}`).toBe(true);
        const strangers = scene.topics.filter(
          (topic) =>
            !inside.includes(topic) &&
            topic.rank !== 'summary' &&
            topic.rank !== 'sub' &&
            topic.rank !== 'floating',
        );
        for (const stranger of strangers)
          expect(overlap(stranger.box, box, LINE), `${name}: ${about(stranger)} in ${members.join()}`).toBe(
            false,
          );
      }
    }
  });

  it('draws all that is not folded, in reading order', () => {
    for (const [name, { topics }, { root }] of scenes) {
      const shown = (topic: typeof root): readonly string[] => [
        topic.id,
        ...(topic.folded ? [] : topic.children.flatMap(shown)),
      ];
      expect(
        topics.slice(0, shown(root).length).map(({ topic }) => topic.id),
        name,
      ).toEqual(shown(root));
    }
  });
});

describe('layouts in one direction', () => {
  const FAR: Readonly<Record<string, (parent: Box, child: Box) => number>> = {
    right: (parent, child) => child.x - parent.x - parent.width,
    left: (parent, child) => parent.x - child.x - child.width,
    org: (parent, child) => child.y - parent.y - parent.height,
  };

  it.each(['right', 'left', 'org'] as const)('put subtopics beyond their topics: %s', (layout) => {
    for (const [name, map] of maps(layout)) {
      const { topics } = layoutMap({ ...map, floating: [] }, { measure });
      const placed = new Map(topics.map((topic) => [topic.topic.id, topic]));
      for (const topic of topics) {
        const parent = placed.get(topic.parent ?? '');
        if (parent)
          expect(FAR[layout]!(parent.box, topic.box), `${name}: ${about(topic)}`).toBeGreaterThan(8);
      }
    }
  });
});

describe('floating trees', () => {
  const placed = (at: string) => {
    const { map } = parse(`# 中心 {layout=right}\n\n- 一\n- 二\n\n# 自由 {at=${at}}\n\n- 下\n`);
    return layoutMap(map, { measure }).topics;
  };

  it('are where they are put where there is room, else as near as they cover nothing', () => {
    const middle = ({ box }: PlacedTopic) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    const tree = (topics: readonly PlacedTopic[]) => topics.findIndex(({ topic }) => topic.text === '自由');
    const free = placed('40,300');
    expect(middle(free[tree(free)]!)).toEqual({ x: 40, y: 300 });
    const topics = placed('20,10');
    const at = tree(topics);
    for (const floating of topics.slice(at))
      for (const other of topics.slice(0, at)) expect(overlap(floating.box, other.box, 0)).toBe(false);
    const { x, y } = middle(topics[at]!);
    expect(Math.abs(x - 20) + Math.abs(y - 10)).toBeLessThan(150);
  });
});

describe('outlines', () => {
  /** Tells whether a point is inside of the outline that is drawn for a shape. */
  function isInside(svg: string, x: number, y: number, { width, height }: Box): boolean {
    const [rx, ry] = [width / 2, height / 2];
    const [dx, dy] = [Math.abs(x - rx), Math.abs(y - ry)];
    if (svg.startsWith('<ellipse')) return (dx / rx) ** 2 + (dy / ry) ** 2 <= 1;
    if (svg.startsWith('<path')) {
      const corner = Number(/L(\S+) 0/.exec(svg)![1]);
      return dx <= rx - (corner * dy) / ry;
    }
    const radius = Number(/rx="([^"]+)"/.exec(svg)![1]);
    const [over, above] = [dx - (rx - radius), dy - (ry - radius)];
    return over <= 0 || above <= 0 || Math.hypot(over, above) <= radius;
  }

  it.each(['pill', 'ellipse', 'diamond', 'hexagon'])('of the shape %s hold pictures and tags', (shape) => {
    const { map } = parse('# 中心\n\n- 市场部\n');
    const [child] = map.root.children;
    const full = { ...child!, image: { file: 'f', width: 200, height: 130 }, tags: ['重点', '第一季度'] };
    const topic = { ...full, style: { shape: shape as 'pill' } };
    const scene = layoutMap({ ...map, root: { ...map.root, children: [topic] } }, { measure });
    const { box, look, content, inset } = scene.topics[1]!;
    const svg = outline(look, box, content);
    for (const part of [content.image!.box, ...content.tags.map((tag) => tag.box)])
      for (const x of [part.x, part.x + part.width])
        for (const y of [part.y, part.y + part.height])
          expect(isInside(svg, x + inset.x, y + inset.y, box), `${svg} ${x} ${y}`).toBe(true);
  });
});

describe('folding', () => {
  it('hides what is below a topic and tells how much, but never the whole map', () => {
    const { map } = parse('# 根 {folded}\n- 甲 {folded}\n  - 一\n    - 二\n- 乙');
    const { topics } = layoutMap(map, { measure });
    expect(topics.map(({ topic, fold }) => [topic.text, fold?.hidden])).toEqual([
      ['根', undefined],
      ['甲', 2],
      ['乙', undefined],
    ]);
    const unfolded = layoutMap(map, { measure, isFolded: () => false });
    expect(unfolded.topics).toHaveLength(5);
  });
});

describe('text', () => {
  const lines = (text: string, widest: number) => wrapText(text, widest, (piece) => [...piece].length);

  it('breaks Chinese between characters, and never before a closing sign or behind an opening one', () => {
    const text = '今天，天气很好。我们去“公园（北门）”吧！回来再写《游记》。';
    for (let widest = 6; widest < 20; widest += 1) {
      const found = lines(text, widest);
      expect(found.join('')).toBe(text);
      for (const line of found) {
        expect(line, String(widest)).not.toMatch(/^[，。！”）》]/);
        expect(line, String(widest)).not.toMatch(/[“（《]$/);
      }
    }
  });

  it('keeps words whole where they fit, and emoji however they are joined', () => {
    expect(lines('Ship the new editor', 8)).toEqual(['Ship the', 'new', 'editor']);
    expect(lines('好👨‍👩‍👧好', 5)).toEqual(['好', '👨‍👩‍👧', '好']);
    expect(lines('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij']);
    expect(lines('一\r\n\n三', 9)).toEqual(['一', '', '三']);
  });
});
