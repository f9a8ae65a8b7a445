import { describe, expect, it } from 'vitest';
import { compareShapes, type Shape } from '@letu/core';

const node = (id: string, key: string, more: Partial<Shape> = {}): Shape => ({
  id,
  role: 'node',
  label: key,
  key,
  ...more,
});
const link = (id: string, from: string, to: string, label = ''): Shape => ({
  id,
  role: 'link',
  label,
  from,
  to,
});
const compare = (before: readonly Shape[], after: readonly Shape[], sources = ['', '']) => {
  const [one = '', other = ''] = sources;
  const found = compareShapes({ shapes: before, source: one }, { shapes: after, source: other });
  return { before: Object.fromEntries(found.before), after: Object.fromEntries(found.after) };
};

describe('comparing the shapes of two pictures', () => {
  it('finds none changed that only have other ids', () => {
    const before = [node('0', '甲'), node('1', '乙'), link('2', '0', '1', '送')];
    const after = [node('5', '乙'), node('6', '甲'), link('7', '6', '5', '送')];
    expect(compare(before, after)).toEqual({ before: {}, after: {} });
  });

  it('tells what is new, gone and otherwise labelled', () => {
    const before = [
      node('0', '甲'),
      node('1', '乙'),
      node('2', '丙'),
      link('3', '0', '1'),
      link('4', '1', '2'),
    ];
    const after = [
      node('0', '甲'),
      node('1', '乙', { label: '乙方' }),
      node('2', '丁'),
      link('3', '0', '1', '付款'),
    ];
    expect(compare(before, after)).toEqual({
      before: { 1: 'changed', 2: 'removed', 3: 'changed', 4: 'removed' },
      after: { 1: 'changed', 2: 'added', 3: 'changed' },
    });
  });

  it('finds again what is called by its text and has another one by what it is joined to', () => {
    const before = [
      node('0', '中心'),
      node('1', '甲'),
      node('2', '乙'),
      link('3', '0', '1'),
      link('4', '0', '2'),
    ];
    const after = [
      node('0', '主题'),
      node('1', '甲'),
      node('2', '乙'),
      link('3', '0', '1'),
      link('4', '0', '2'),
    ];
    expect(compare(before, after)).toEqual({ before: { 0: 'changed' }, after: { 0: 'changed' } });
  });

  it('finds again what has come into another group', () => {
    const before = [node('0', '组', { role: 'group' }), node('1', '甲')];
    const after = [node('0', '组', { role: 'group' }), node('1', '甲', { parent: '0' })];
    expect(compare(before, after)).toEqual({ before: { 1: 'changed' }, after: { 1: 'changed' } });
  });

  it('keeps links apart that join the same, and counts texts that read the same', () => {
    const ends = [node('0', '甲'), node('1', '乙')];
    const text = (id: string): Shape => ({ id, role: 'text', label: '注' });
    const before = [...ends, link('2', '0', '1', '一'), link('3', '0', '1', '二'), text('4')];
    const after = [...ends, link('2', '0', '1', '二'), text('4'), text('5')];
    expect(compare(before, after)).toEqual({ before: { 2: 'removed' }, after: { 5: 'added' } });
  });

  it('goes by what the source says and by the look that a canvas tells', () => {
    const shapes = (range: Shape['range']) => [node('0', '甲', { range })];
    const sources = ['甲: 1', '甲:  1\n'];
    expect(compare(shapes({ from: 0, to: 4 }), shapes({ from: 0, to: 5 }), sources).before).toEqual({});
    expect(
      compare(shapes({ from: 0, to: 4 }), shapes({ from: 0, to: 4 }), ['甲: 1', '甲: 2']).before,
    ).toEqual({
      0: 'changed',
    });
    expect(compare([node('0', 'a', { look: '0,0' })], [node('0', 'a', { look: '9,0' })]).after).toEqual({
      0: 'changed',
    });
  });
});
