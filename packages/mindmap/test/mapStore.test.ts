import { describe, expect, it, vi } from 'vitest';
import type { SurfaceChange } from '@letu/core';
import { topicOf, type Topic } from '../src/document/model.js';
import { insert, move, newId, update } from '../src/document/operations.js';
import { MapStore } from '../src/surface/store/mapStore.js';

const SOURCE = '# 计划\n\n- 一\n  - 甲\n- 二\n';

function open(source = SOURCE, readOnly = false) {
  const onChange = vi.fn<(change: SurfaceChange) => void>();
  const onSelect = vi.fn<(items: readonly string[]) => void>();
  const store = new MapStore({ type: 'MINDMAP', source }, readOnly, {
    onChange,
    onSelect,
    onComposing: () => undefined,
  });
  const idOf = (text: string) => {
    const find = (topic: Topic): Topic | undefined =>
      topic.text === text ? topic : topic.children.map(find).find((found) => found !== undefined);
    return find(store.getState().map.root)!.id;
  };
  const source_ = () => store.read().source;
  return { store, onChange, onSelect, idOf, source: source_ };
}

describe('the store of a map', () => {
  it('has the text it was given, however it is written, until the map is changed and after that is undone', () => {
    const odd = '计划\n\t一\n\t二';
    const { store, idOf, source, onChange } = open(odd);
    expect(source()).toBe(odd);
    store.change((map) => update(map, [idOf('一')], { text: '壹' }));
    expect(source()).toBe('# 计划\n\n- 壹\n- 二\n');
    expect(onChange.mock.lastCall?.[0].origin).toBe('user');
    expect(onChange.mock.lastCall?.[0].read()).toEqual({ type: 'MINDMAP', source: source() });
    expect(store.undo()).toBe(true);
    expect(source()).toBe(odd);
    expect(store.undo()).toBe(false);
  });

  it('selects the centre of another map, and keeps what is selected in a map that was changed', () => {
    const { store, idOf } = open();
    store.select([idOf('甲')]);
    store.replace({ type: 'MINDMAP', source: '# 计划\n\n- 三\n- 一\n  - 甲\n' }, 'user');
    expect(store.getState()).toMatchObject({ selection: [idOf('甲')], opened: 0 });
    store.replace({ type: 'MINDMAP', source: '# 旅行\n\n- 机票\n  - 甲\n' }, 'user');
    expect(store.getState()).toMatchObject({ selection: [idOf('旅行')], opened: 1 });
    store.undo();
    expect(store.getState()).toMatchObject({ selection: [idOf('甲')], opened: 2 });
  });

  it('takes changes of one sort in a row as one step, until something else comes between', () => {
    const { store, idOf, source } = open();
    const id = idOf('一');
    const write = (text: string) => store.change((map) => update(map, [id], { text }), { merge: 'text' });
    for (const text of ['一a', '一ab', '一abc']) write(text);
    store.endEdit();
    write('一abcd');
    store.undo();
    expect(source()).toContain('- 一abc\n');
    store.undo();
    expect(source()).toBe(SOURCE);
    expect(store.redo() && store.redo()).toBe(true);
    expect(source()).toContain('- 一abcd\n');
  });

  it('leaves main topics on their sides, whatever is added or moved', () => {
    const { store, idOf, source } = open('# 计划\n\n- 一\n- 二\n');
    const add = (text: string, beside: string) =>
      store.change((map) => insert(map, [topicOf(newId(), { text })], { id: idOf(beside), as: 'after' }));
    add('三', '二');
    expect(source()).toBe('# 计划\n\n- 一 {right}\n- 二 {left}\n- 三\n');
    add('四', '一');
    expect(source()).toBe('# 计划\n\n- 一 {right}\n- 四 {right}\n- 二 {left}\n- 三 {right}\n');
    store.undo();
    store.change((map) => move(map, [idOf('二')], { id: idOf('三'), as: 'before' }));
    expect(source()).toBe('# 计划\n\n- 一 {right}\n- 二 {right}\n- 三 {right}\n');
  });

  it('keeps what is selected where another diagram has it: by its text, else by its place', () => {
    const { store, idOf, onSelect } = open();
    store.select([idOf('甲'), idOf('二')]);
    expect(onSelect).toHaveBeenLastCalledWith([idOf('甲'), idOf('二')]);
    store.replace({ type: 'MINDMAP', source: '# 计划\n\n- 零\n- 一\n  - 乙\n  - 甲\n- 二的\n' }, 'remote');
    expect(store.getState().selection).toEqual([idOf('甲'), idOf('二的')]);
    store.replace({ type: 'MINDMAP', source: '# 计划\n\n- 一\n  - 乙\n' }, 'remote');
    expect(store.getState().selection).not.toContain(idOf('一'));
    expect(new Set(store.getState().selection).size).toBe(store.getState().selection.length);
  });

  it('keeps relationships and links between topics that get other ids', () => {
    const { store, idOf } = open('# 图\n\n- 丙\n- 甲 {#a}\n- 乙 {#b}\n\na -> b\n');
    store.replace(
      { type: 'MINDMAP', source: '# 图\n\n- 甲 {#a}\n- [去](#c)\n- 乙 {#c}\n\na -> c\n' },
      'handle',
    );
    const { map } = store.getState();
    expect(map.relationships).toMatchObject([{ from: idOf('甲'), to: idOf('乙') }]);
    expect(map.root.children[1]?.link).toBe(`#${idOf('乙')}`);
  });

  it('waits with a diagram from elsewhere until an input method has composed', () => {
    const { store, source } = open();
    store.compose(true);
    store.replace({ type: 'MINDMAP', source: '# 别的\n' }, 'remote');
    expect(source()).toBe(SOURCE);
    store.compose(false);
    expect(source()).toBe('# 别的\n');
  });

  it('changes nothing while it is read-only, but lets one look at it otherwise', () => {
    const { store, idOf, source, onChange } = open(SOURCE, true);
    const fold = () => store.look((map) => update(map, [idOf('一')], { folded: true }));
    expect(store.change((map) => update(map, [idOf('一')], { text: '壹' }))).toBe(false);
    fold();
    expect(store.getState().map.root.children[0]?.folded).toBe(true);
    expect(source()).toBe(SOURCE);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('loses nothing of a source that has more topics than a map can have', () => {
    const tooMany = `# 大\n\n${'- 题\n'.repeat(20_001)}`;
    const { store, source } = open(tooMany);
    expect(store.isLocked).toBe(true);
    expect(store.change((map) => insert(map, [topicOf(newId())], { id: map.root.id, as: 'child' }))).toBe(
      false,
    );
    expect(source()).toBe(tooMany);
    store.replace({ type: 'MINDMAP', source: SOURCE }, 'handle');
    expect(store.isLocked).toBe(false);
    store.undo();
    expect(store.isLocked).toBe(true);
    expect(source()).toBe(tooMany);
  });

  it('shows a branch alone, and all of the map again once the branch is gone', () => {
    const { store, idOf } = open();
    store.showBranch(idOf('一'));
    expect(store.getState().shown.root.text).toBe('一');
    store.showBranch(undefined);
    expect(store.getState().shown.root.text).toBe('计划');
    store.showBranch(idOf('一'));
    store.replace({ type: 'MINDMAP', source: '# 计划\n' }, 'handle');
    expect(store.getState()).toMatchObject({ branch: undefined, shown: { root: { text: '计划' } } });
  });
});
