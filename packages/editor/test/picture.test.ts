import { describe, expect, it } from 'vitest';
import type { Shape } from '@letu/core';
import { describeShapes } from '../src/picture/outline/describeShapes.js';
import { outlineRows } from '../src/picture/outline/outlineRows.js';
import { visibleRows } from '../src/picture/outline/visibleRows.js';
import { fitted, keptInSight, scaleLimits, wayIntoView } from '../src/picture/interactive/geometry.js';
import { safeAddress } from '../src/picture/interactive/links.js';
import { pictureMessages } from '../src/picture/interactive/locales/index.js';
import { findMatches } from '../src/picture/interactive/pictureText.js';
import { shifted } from '../../code/src/pane/sourceShift.js';

const NO_INSETS = { top: 0, right: 0, bottom: 0, left: 0 };
const VIEW = { width: 800, height: 600 };

describe('a placement', () => {
  it('shows a picture in its own size or scaled down, in the middle of what is free', () => {
    expect(fitted({ width: 400, height: 300 }, VIEW, NO_INSETS)).toEqual({ x: 200, y: 150, k: 1 });
    expect(fitted({ width: 1600, height: 600 }, VIEW, NO_INSETS)).toEqual({ x: 0, y: 150, k: 0.5 });
    expect(fitted({ width: 400, height: 300 }, VIEW, { ...NO_INSETS, bottom: 100 })).toMatchObject({
      y: 100,
    });
  });

  it('shows the beginning of a picture so long that the whole would be a hair line', () => {
    const timeline = { width: 200_000, height: 1200 };
    expect(fitted(timeline, VIEW, NO_INSETS)).toEqual({ x: 0, y: 0, k: 0.5 });
    expect(fitted({ width: 400, height: 31_000_000 }, VIEW, NO_INSETS)).toEqual({ x: 200, y: 0, k: 1 });
    // The whole can still be looked at from far away.
    expect(scaleLimits(timeline, VIEW, NO_INSETS)[0]).toBeLessThan(800 / 200_000);
  });

  it('shows the whole of a large picture whose shape can be made out', () => {
    expect(fitted({ width: 20_000, height: 15_000 }, VIEW, NO_INSETS)).toEqual({ x: 0, y: 0, k: 0.04 });
    expect(fitted({ width: 4000, height: 20 }, VIEW, NO_INSETS)).toEqual({ x: 0, y: 298, k: 0.2 });
  });

  it('is kept in sight on each side', () => {
    const picture = { width: 100, height: 100 };
    expect(keptInSight({ x: 5000, y: -5000, k: 1 }, picture, VIEW)).toEqual({ x: 736, y: -36, k: 1 });
    expect(keptInSight({ x: 10, y: 20, k: 1 }, picture, VIEW)).toEqual({ x: 10, y: 20, k: 1 });
  });

  it('is moved for a box only if that is out of view', () => {
    const box = (left: number, top: number) => ({ left, top, right: left + 50, bottom: top + 50 });
    expect(wayIntoView(box(100, 100), VIEW, NO_INSETS)).toEqual({ dx: 0, dy: 0 });
    expect(wayIntoView(box(-200, 100), VIEW, NO_INSETS)).toEqual({ dx: 575, dy: 0 });
  });
});

describe('a range of one text', () => {
  it('is found again in the next: before, after and inside of what changed', () => {
    const [before, after] = ['ab cd ef', 'ab XYZcd ef'];
    expect(shifted({ from: 0, to: 2 }, before, after)).toEqual({ from: 0, to: 2 });
    expect(shifted({ from: 6, to: 8 }, before, after)).toEqual({ from: 9, to: 11 });
    expect(shifted({ from: 4, to: 5 }, 'ab cd ef', 'ab ef')).toEqual({ from: 3, to: 3 });
    expect(shifted({ from: 3, to: 5 }, before, before)).toEqual({ from: 3, to: 5 });
  });
});

describe('an address', () => {
  it.each(['https://example.com/', 'http://example.com/a', 'mailto:a@example.com'])(
    '%s may be opened',
    (address) => {
      expect(safeAddress(address)).toBe(address);
    },
  );

  it.each([
    'javascript:alert(1)',
    ' java\tscript:alert(1)',
    'data:text/html,x',
    '/path',
    '',
    'file:///etc',
    'tel:1',
  ])('%s may not', (address) => {
    expect(safeAddress(address)).toBeUndefined();
  });
});

describe('a search', () => {
  it('finds every place, whatever the case, and keeps its offsets', () => {
    const element = {} as Element;
    const runs = ['API 与 api', 'İapi', '一行\n二行'].map((text) => ({ element, text }));
    const found = (query: string) =>
      findMatches(runs, query).map(({ run, from, to }) => [run.text, from, to]);
    expect(found('api')).toEqual([
      ['API 与 api', 0, 3],
      ['API 与 api', 6, 9],
      ['İapi', 1, 4],
    ]);
    expect(found('行 二')).toEqual([['一行\n二行', 1, 4]]);
    expect(found('  ')).toEqual([]);
  });
});

describe('an outline', () => {
  const shapes: readonly Shape[] = [
    { id: 'g', role: 'group', label: '组' },
    { id: 'a', role: 'node', label: '甲', parent: 'g' },
    { id: 'l', role: 'link', label: '去', from: 'a', to: 'g' },
    { id: 'm', role: 'link', label: '', from: 'a', arrows: 'none' },
    { id: 'n', role: 'link', label: '无处' },
  ];
  const rows = outlineRows(shapes);

  it('has what is in a group below it, and says what links join', () => {
    expect(rows.map(({ label, children }) => [label, children.map((row) => row.label)])).toEqual([
      ['组', ['甲']],
      ['甲 → 组: 去', []],
      ['甲 – …', []],
      ['无处', []],
    ]);
  });

  it('is said in a sentence in both languages', () => {
    expect(describeShapes(shapes.slice(0, 3), pictureMessages['zh-CN'])).toBe(
      '包含 1 个分组、1 个节点、1 条连线：组、甲。',
    );
    expect(describeShapes(shapes.slice(0, 3), pictureMessages['en-US'])).toBe(
      'Contains 1 group, 1 node, 1 link: 组, 甲.',
    );
    expect(describeShapes([], pictureMessages['zh-CN'])).toBe('');
  });

  it('names no more parts than can be listened to', () => {
    const many = Array.from({ length: 50 }, (_, index): Shape => {
      return { id: String(index), role: 'node', label: `n${index}`.repeat(30) };
    });
    const said = describeShapes(many, pictureMessages['zh-CN']);
    expect(said).toMatch(/^包含 50 个节点：.*等。$/);
    expect(said.length).toBeLessThan(600);
  });

  it('hides what is inside of a closed row', () => {
    const two = rows.slice(0, 2);
    expect(visibleRows(two, new Set()).map(({ row: { shape }, level }) => [shape.id, level])).toEqual([
      ['g', 1],
      ['a', 2],
      ['l', 1],
    ]);
    expect(visibleRows(two, new Set(['g'])).map(({ row: { shape }, open }) => [shape.id, open])).toEqual([
      ['g', false],
      ['l', undefined],
    ]);
  });
});
