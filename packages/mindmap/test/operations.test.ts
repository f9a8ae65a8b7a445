import { describe, expect, it } from 'vitest';
import {
  summaryStart,
  topicOf,
  treesOf,
  withDescendants,
  type MindMap,
  type Topic,
} from '../src/document/model.js';
import {
  bound,
  copies,
  float,
  foldTo,
  indent,
  insert,
  move,
  outdent,
  relate,
  remove,
  shift,
  summarise,
  update,
  wrap,
} from '../src/document/operations.js';
import { parse } from '../src/document/parse.js';
import { write } from '../src/document/write.js';

const read = (...lines: readonly string[]) => parse(lines.join('\n')).map;
const body = (map: MindMap) => write(map).trimEnd().split('\n').slice(2);
const map = () =>
  read('# 图 {layout=right}', '- a {#a}', '  - b {#b}', '  - c {#c}', '- d {#d}', '- e {#e}', 'a -> e: r');

describe('changing a map', () => {
  it.each<[string, (map: MindMap) => MindMap, readonly string[]]>([
    [
      'puts topics after another',
      (m) => insert(m, [topicOf('x', { text: 'x' })], { id: 'b', as: 'after' }),
      ['- a {#a}', '  - b {#b}', '  - x', '  - c {#c}', '- d {#d}', '- e {#e}'],
    ],
    ['removes topics, and what led there', (m) => remove(m, ['a']), ['- d {#d}', '- e {#e}']],
    [
      'moves topics below another',
      (m) => move(m, ['e', 'b'], { id: 'd', as: 'child' }),
      ['- a {#a}', '  - c {#c}', '- d {#d}', '  - b {#b}', '  - e {#e}'],
    ],
    [
      'moves none below itself',
      (m) => move(m, ['a'], { id: 'b', as: 'child' }),
      ['- a {#a}', '  - b {#b}', '  - c {#c}', '- d {#d}', '- e {#e}'],
    ],
    [
      'moves topics up',
      (m) => shift(m, ['d', 'e'], -1),
      ['- d {#d}', '- e {#e}', '- a {#a}', '  - b {#b}', '  - c {#c}'],
    ],
    [
      'moves topics down',
      (m) => shift(m, ['a'], 1),
      ['- d {#d}', '- a {#a}', '  - b {#b}', '  - c {#c}', '- e {#e}'],
    ],
    [
      'hangs topics deeper',
      (m) => indent(m, ['d', 'e']),
      ['- a {#a}', '  - b {#b}', '  - c {#c}', '  - d {#d}', '  - e {#e}'],
    ],
    [
      'hangs topics higher',
      (m) => outdent(m, ['b']),
      ['- a {#a}', '  - c {#c}', '- b {#b}', '- d {#d}', '- e {#e}'],
    ],
    [
      'puts a topic between',
      (m) => wrap(m, 'b', topicOf('x', { text: 'x' })),
      ['- a {#a}', '  - x', '    - b {#b}', '  - c {#c}', '- d {#d}', '- e {#e}'],
    ],
    [
      'folds by level',
      (m) => foldTo(m, 1),
      ['- a {#a folded}', '  - b {#b}', '  - c {#c}', '- d {#d}', '- e {#e}'],
    ],
  ])('%s', (_, change, expected) => {
    const lines = body(change(map()));
    expect(lines.filter((line) => line !== '' && !line.includes('->'))).toEqual(expected);
    expect(lines.some((line) => line.includes('->'))).toBe(expected.some((line) => line.includes('{#a')));
  });

  it('lets boundaries and summaries grow and shrink with their neighbours', () => {
    const bounded = summarise(bound(map(), ['a', 'd'], '界'), ['a', 'd'], topicOf('s', { text: 's' }));
    expect(body(bounded)).toContain('- a {#a boundary=2:界}');
    expect(body(bounded)).toContain('- s {summary=2}');
    const grown = insert(bounded, [topicOf('x', { text: 'x' })], { id: 'a', as: 'after' });
    expect(body(grown)).toContain('- a {#a boundary=3:界}');
    expect(body(grown)).toContain('- s {summary=3}');
    const shrunk = remove(grown, ['a']);
    expect(body(shrunk).slice(0, 3)).toEqual(['- x {boundary=2:界}', '- d {#d}', '- s {summary=2}']);
    expect(body(remove(shrunk, ['x', 'd']))[0]).toBe('- s');
  });

  it('shares what it does not change', () => {
    const before = map();
    const after = update(before, ['d'], { text: 'D' });
    expect(after.root.children[0]).toBe(before.root.children[0]);
    expect(update(before, ['none'], { text: 'D' })).toBe(before);
  });

  it('relates topics once, and lets copies be others', () => {
    const before = map();
    const again = { from: 'a', to: 'e', label: '', arrows: 'to' } as const;
    expect(relate(before, again)).toBe(before);
    const [copy] = copies(before.root.children);
    expect(copy).toMatchObject({ text: 'a', named: false });
    expect(copy?.id).not.toBe('a');
  });

  it('keeps every topic once, whatever is moved where', () => {
    let seed = 7;
    const random = (below: number) => (seed = (seed * 48271) % 2147483647) % below;
    let now = parse(
      Array.from({ length: 40 }, (_, line) => `${'  '.repeat(line % 5)}- ${line} {#i${line}}`).join('\n'),
    ).map;
    const all = (of: MindMap) => withDescendants(treesOf(of));
    const some = () => all(now)[random(all(now).length)]!.id;
    const count = all(now).length;
    for (let step = 0; step < 400; step += 1) {
      const ids = [some(), some()];
      const changes: readonly ((given: MindMap) => MindMap)[] = [
        (given) => move(given, ids, { id: some(), as: (['before', 'after', 'child'] as const)[random(3)]! }),
        (given) => indent(given, ids),
        (given) => outdent(given, ids),
        (given) => shift(given, ids, random(2) ? 1 : -1),
        (given) => float(given, ids, { x: 1, y: 2 }),
        (given) => bound(given, ids, ''),
      ];
      now = changes[random(changes.length)]!(now);
      expect(new Set(all(now).map(({ id }) => id)).size).toBe(count);
      for (const { children } of all(now)) checkSpans(children);
      expect(write(parse(write(now)).map)).toBe(write(now));
    }
  });
});

function checkSpans(children: readonly Topic[]): void {
  for (const [index, { boundaries, summary }] of children.entries()) {
    for (const { count } of boundaries) expect(index + count).toBeLessThanOrEqual(children.length);
    if (summary > 0) expect(summaryStart(children, index)).toBeLessThan(index);
  }
}
