import { describe, expect, it } from 'vitest';
import { parse } from '../src/document/parse.js';
import { resizeBoundary, resizeSummary } from '../src/document/spans.js';
import { write } from '../src/document/write.js';
import { drawScene } from '../src/draw/drawScene.js';
import { layoutMap } from '../src/layout/layoutMap.js';
import { createMeasure } from '../src/layout/measure.js';
import type { Direction, Scene } from '../src/layout/scene.js';
import { copiedTopics, copyTopics } from '../src/surface/clipboard/copied.js';
import { ghostOf } from '../src/surface/canvas/ghost.js';
import { drawMarks } from '../src/surface/canvas/drawMarks.js';
import { itemsOfShapes, shapesOfItems } from '../src/surface/canvas/shapes.js';
import { boundaryItem, itemOf, relationshipItem } from '../src/surface/store/items.js';
import { textOf, withoutItems, withText } from '../src/surface/store/itemText.js';
import { dropPlace } from '../src/surface/view/dropPlace.js';
import { middleOf } from '../src/surface/view/geometry.js';
import { hitTest } from '../src/surface/view/hitTest.js';
import { neighbour } from '../src/surface/view/navigate.js';
import { keyedParts } from '../src/surface/view/sceneParts.js';

const MAP = `# 中心 {layout=right}

- 一 {#a}
  - 甲
  - 乙
- 二 {#b boundary=2:外框}
  - 丙
- 三

a -> b: 联系
`;

const measure = createMeasure();
const sceneOf = (source: string): Scene => layoutMap(parse(source).map, { measure });
const idIn = (scene: Scene, text: string) => scene.topics.find(({ topic }) => topic.text === text)!.topic.id;
const boxIn = (scene: Scene, text: string) => scene.topics.find(({ topic }) => topic.text === text)!.box;

describe('arrow keys', () => {
  /** Walks from a topic and says where each step leads. */
  function walk(source: string, from: string, way: readonly Direction[]): readonly (string | undefined)[] {
    const scene = sceneOf(source);
    let at = idIn(scene, from);
    return way.map((direction) => {
      const next = neighbour(scene, at, direction)?.topic;
      at = next?.id ?? at;
      return next?.text;
    });
  }

  it('go along branches, and across them to the next topic as deep, whoever it belongs to', () => {
    const way: readonly Direction[] = [
      'right',
      'up',
      'right',
      'down',
      'down',
      'left',
      'down',
      'left',
      'left',
    ];
    expect(walk(MAP, '中心', way)).toEqual(['二', '一', '甲', '乙', '丙', '二', '三', '中心', undefined]);
  });

  it('go to both sides of a central topic, and downwards in an organisation chart', () => {
    const both = '# 中心\n\n- 一 {right}\n- 二 {left}\n';
    expect(walk(both, '中心', ['left', 'right', 'right', 'left'])).toEqual(['二', '中心', '一', '中心']);
    const org = MAP.replace('right', 'org');
    expect(walk(org, '中心', ['down', 'left', 'down', 'right', 'up', 'up'])).toEqual([
      '二',
      '一',
      '甲',
      '乙',
      '一',
      '中心',
    ]);
  });

  it.each(['timeline', 'fishbone', 'table', 'left'])('reach every topic of the layout %s', (layout) => {
    const scene = sceneOf(MAP.replace('right', layout));
    const seen = new Set([scene.topics[0]!.topic.id]);
    const waiting = [...seen];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      for (const direction of ['left', 'right', 'up', 'down'] as const) {
        const next = neighbour(scene, id, direction)?.topic.id;
        if (next === undefined || seen.has(next)) continue;
        seen.add(next);
        waiting.push(next);
      }
    }
    expect(seen.size).toBe(scene.topics.length);
  });
});

describe('what is dragged', () => {
  const scene = sceneOf(MAP);
  const nobody = () => false;
  const placeAt = (text: string, x: number, y: number) => {
    const box = boxIn(scene, text);
    return dropPlace(scene, { x: box.x + box.width * x, y: box.y + box.height * y }, nobody, false);
  };

  it('goes before, behind or below a topic, as it is dropped on its upper part, its lower one or beyond its end', () => {
    const to = (as: string) => ({ to: { id: idIn(scene, '乙'), as }, topic: { topic: { text: '乙' } } });
    expect(placeAt('乙', 0.5, 0.1)).toMatchObject(to('before'));
    expect(placeAt('乙', 0.5, 0.95)).toMatchObject(to('after'));
    expect(placeAt('乙', 0.5, 0.5)).toMatchObject(to('child'));
    expect(placeAt('乙', 1.2, 0.5)).toMatchObject(to('child'));
  });

  it('goes onto the ground far from all topics, and never beside the central one', () => {
    expect(dropPlace(scene, { x: -900, y: 900 }, nobody, false)).toMatchObject({ to: 'ground' });
    expect(placeAt('中心', 0.5, 0.05)).toMatchObject({ to: { as: 'child' } });
  });

  it('passes by what is dragged itself', () => {
    const box = middleOf(boxIn(scene, '乙'));
    const place = dropPlace(scene, box, (id) => id === idIn(scene, '乙'), false);
    expect(place.to === 'ground' ? 'ground' : place.topic.topic.text).not.toBe('乙');
  });

  it('goes between siblings wherever in the gap, near the ends of their rows, and beyond those onto the ground', () => {
    const wide = sceneOf(
      '# 中心\n\n- 一 {right}\n  - 甲\n  - 乙\n  - 丙\n- 二 {right}\n  - 丁\n  - 戊\n  - 己\n- 三 {left}\n',
    );
    const [one, two] = [boxIn(wide, '一'), boxIn(wide, '二')];
    const at = (y: number) => {
      const place = dropPlace(wide, { x: one.x + one.width / 2, y }, nobody, true);
      if (place.to === 'ground') return 'ground';
      return `${place.to.as} ${place.topic.topic.text} ${place.side} ${Math.round(place.mark.y + 2)}`;
    };
    const [from, to] = [one.y + one.height, two.y];
    const middle = Math.round((from + to) / 2);
    for (const share of [0.1, 0.3, 0.5])
      expect(at(from + (to - from) * share)).toBe(`after 一 right ${middle}`);
    for (const share of [0.51, 0.7, 0.9])
      expect(at(from + (to - from) * share)).toBe(`before 二 right ${middle}`);
    expect(at(two.y + two.height + 70)).toContain('after 二 right');
    expect(at(one.y - 70)).toContain('before 一 right');
    expect(at(two.y + two.height + 250)).toBe('ground');
  });

  it('chooses the side of the central topic where a map has two', () => {
    const both = sceneOf('# 中心\n\n- 一 {right}\n- 二 {left}\n');
    expect(dropPlace(both, { x: -8, y: 0 }, nobody, true)).toMatchObject({ side: 'left' });
    const { x, y } = middleOf(boxIn(both, '一'));
    expect(dropPlace(both, { x, y: y - 12 }, nobody, true)).toMatchObject({
      side: 'right',
      to: { as: 'before' },
    });
  });
});

describe('what is drawn', () => {
  it('is what the engine draws, and of a part of the map only what is seen there', () => {
    const scene = sceneOf(MAP);
    const picture = drawScene(scene);
    for (const { svg, transform } of keyedParts(scene)) {
      expect(picture).toContain(transform ? `${transform}">${svg.slice(svg.indexOf('>') + 1)}` : svg);
    }
    const around = boxIn(scene, '甲');
    const keys = keyedParts(scene, around).map(({ key }) => key);
    const id = idIn(scene, '甲');
    expect(keys).toEqual(expect.arrayContaining([`t:${id}`, `l:${id}`]));
    expect(keys).not.toContain(`t:${idIn(scene, '丙')}`);
  });
});

describe('the pointer', () => {
  const scene = sceneOf(MAP);

  it('meets topics, what folds them, relationships by their line, and boundaries by all that they shade', () => {
    const at = (point: { x: number; y: number }, selection: readonly string[] = []) =>
      hitTest(scene, selection, point, 6);
    expect(at(middleOf(boxIn(scene, '甲')))).toMatchObject({ on: 'topic', topic: { topic: { text: '甲' } } });
    const one = scene.topics.find(({ topic }) => topic.text === '一')!;
    expect(at(one.fold!.at)).toMatchObject({ on: 'fold', topic: { topic: { text: '一' } } });
    const [related] = scene.relationships;
    expect(at(middleOf(related!.label!.box))).toMatchObject({ on: 'relationship' });
    const { box } = scene.boundaries[0]!;
    expect(at({ x: box.x + box.width / 2, y: box.y + box.height })).toMatchObject({ on: 'boundary' });
    expect(at({ x: box.x + 3, y: box.y + box.height / 2 })).toMatchObject({ on: 'boundary' });
    expect(at({ x: box.x + 14, y: box.y + box.height / 2 })).not.toEqual({ on: 'ground' });
    expect(at({ x: box.x + 2, y: box.y - 300 })).toEqual({ on: 'ground' });
  });

  it('meets the handles of what is selected alone', () => {
    const [related] = scene.relationships;
    const at = (selection: readonly string[]) => hitTest(scene, selection, related!.controls[0], 6).on;
    expect(at([relationshipItem(0)])).toBe('bend');
    expect(at([])).not.toBe('bend');
    const name = boundaryItem(idIn(scene, '二'), 0);
    const { x, y, width } = scene.boundaries[0]!.box;
    expect(hitTest(scene, [name], { x: x + width / 2, y }, 6)).toMatchObject({ on: 'side', edge: 'start' });
  });
});

describe('items', () => {
  const { map } = parse(MAP);
  const boundary = boundaryItem('b', 0);

  it('have names that say what they are, whatever a topic is called', () => {
    expect(itemOf(relationshipItem(3))).toEqual({ kind: 'relationship', index: 3 });
    expect(itemOf(boundaryItem('a:1', 2))).toEqual({ kind: 'boundary', topic: 'a:1', index: 2 });
    expect(itemOf('t.1')).toEqual({ kind: 'topic', id: 't.1' });
  });

  it('have texts that are written', () => {
    expect(['a', boundary, relationshipItem(0)].map((name) => textOf(map, name))).toEqual([
      '一',
      '外框',
      '联系',
    ]);
    const written = withText(withText(map, boundary, '圈'), relationshipItem(0), '线');
    expect(write(written)).toContain('{#b boundary=2:圈}');
    expect(write(written)).toContain('a -> b: 线');
    expect(withText(map, 'a', '一')).toBe(map);
  });

  it('are taken away together', () => {
    expect(write(withoutItems(map, [boundary, relationshipItem(0), 'a']))).toBe(
      '# 中心 {layout=right}\n\n- 二 {#b}\n  - 丙\n- 三\n',
    );
    expect(withoutItems(map, [map.root.id])).toBe(map);
  });

  it('are told as shapes and found by them', () => {
    const scene = sceneOf(MAP);
    const names = [map.root.id, boundary, relationshipItem(0)];
    const shapes = shapesOfItems(scene, names);
    expect(shapes).toHaveLength(3);
    expect(itemsOfShapes(scene, shapes)).toEqual(names);
  });

  it('are marked where they are selected, and what is dragged where it would go', () => {
    const scene = sceneOf(MAP);
    const state = {
      map,
      shown: map,
      selection: ['a', boundary],
      edited: undefined,
      branch: undefined,
      readOnly: false,
      isWhole: true,
      opened: 0,
    };
    const keys = (marks: Parameters<typeof drawMarks>[0]['marks']) =>
      drawMarks({ scene, state, marks, scale: 1 }).map(({ key }) => key);
    expect(keys({})).toEqual(['selected:a', 'fold:a', `span:${boundary}`]);
    const place = dropPlace(scene, middleOf(boxIn(scene, '丙')), () => false, false);
    const ghost = ghostOf(scene, (id) => id === 'a');
    const drag = { ghost, by: { x: 3, y: 4 }, place };
    expect(ghost).toContain('>一<');
    expect(keys({ drag })).toEqual(expect.arrayContaining(['target', 'drop', 'ghost']));
  });
});

describe('boundaries and summaries', () => {
  const summed = parse('# 中心\n\n- 一\n- 二\n- 三\n- 小结 {summary=2}\n- 四\n').map;
  const [one, two, three, summary] = summed.root.children.map(({ id }) => id) as [
    string,
    string,
    string,
    string,
  ];

  it('take in more neighbours, or fewer', () => {
    const { map } = parse(MAP);
    const [a, , c] = map.root.children.map(({ id }) => id) as [string, string, string];
    expect(write(resizeBoundary(map, 'b', 0, { first: a, last: c }))).toContain('一 {#a boundary=3:外框}');
    expect(write(resizeBoundary(map, 'b', 0, { first: 'b', last: 'b' }))).toContain('{#b boundary=1:外框}');
    expect(resizeBoundary(map, 'b', 0, { first: 'b', last: c })).toBe(map);
  });

  it('stand behind the last of those that a summary sums up', () => {
    const texts = (first: string, last: string) =>
      resizeSummary(summed, summary, { first, last }).root.children.map(
        ({ text, summary: count }) => text + (count || ''),
      );
    expect(texts(one, three)).toEqual(['一', '二', '三', '小结3', '四']);
    expect(texts(one, two)).toEqual(['一', '二', '小结2', '三', '四']);
    expect(resizeSummary(summed, summary, { first: two, last: three })).toBe(summed);
  });
});

describe('copied topics', () => {
  it('are a source that brings everything along, and lines that are indented', () => {
    const { map } = parse('# 中心\n\n- 一 {#a icon=⭐}\n  > 备注\n  - 多\\\n    行\n- 二\n');
    const copied = copyTopics(map, ['a', map.root.children[1]!.id, map.root.children[0]!.children[0]!.id]);
    expect(copied?.text).toBe('一\n\t多 行\n二');
    const topics = copiedTopics(copied!.source);
    expect(topics).toMatchObject([
      { text: '一', icons: ['⭐'], note: '备注', named: false, children: [{ text: '多\n行' }] },
      { text: '二' },
    ]);
    expect(topics.map(({ id }) => id)).not.toContain('a');
    expect(copyTopics(map, [])).toBeUndefined();
  });
});
