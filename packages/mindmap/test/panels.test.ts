import { describe, expect, it } from 'vitest';
import { treesOf, withDescendants } from '../src/document/model.js';
import { isEmoji } from '../src/icons/catalogue.js';
import { panelMessages } from '../src/surface/panels/locales/index.js';
import { EMOJI_GROUPS, searchEmoji } from '../src/surface/panels/marks/emoji.js';
import { toggleIcon } from '../src/surface/panels/marks/toggleIcon.js';
import { panelCommands } from '../src/surface/panels/panelCommands.js';
import { PanelControl } from '../src/surface/panels/panelControl.js';
import { effectiveLook } from '../src/surface/panels/style/effectiveLook.js';
import { styleRelationships } from '../src/surface/panels/style/relationshipStyle.js';
import { copyStyle, pasteStyle, resetStyle } from '../src/surface/panels/style/copiedStyle.js';
import { addTag, removeTag, tagsOf } from '../src/surface/panels/tagList.js';
import { commonOf, setStyle } from '../src/surface/panels/topicStyles.js';
import { findInMap, nextAfter, replaceInMap, replaceMatch } from '../src/surface/search/searchMap.js';
import { showItems } from '../src/surface/search/showItems.js';
import { MapStore } from '../src/surface/store/mapStore.js';

const SOURCE = `# 年度计划

- 市场 {tag=重点 boundary="1:计划外框"}
  > 市场计划见附件
  - 线上 {folded}
    - Plan B
- 研发 {#y fill=#ff0000 bold tag=重点 tag=计划}
- 销售 {#x}

y -> x: 计划联动
`;

function open(source = SOURCE) {
  const store = new MapStore({ type: 'MINDMAP', source }, false, {
    onChange: () => undefined,
    onSelect: () => undefined,
    onComposing: () => undefined,
  });
  const topic = (text: string) =>
    withDescendants(treesOf(store.getState().map)).find((each) => each.text === text)!;
  return { store, map: store.getState().map, topic, idOf: (text: string) => topic(text).id };
}

const terms = (query: string, part = {}) => ({ query, matchCase: false, wholeWords: false, ...part });

describe('the search of a map', () => {
  it('finds texts, tags, notes, boundaries and relationships in reading order', () => {
    const { map } = open();
    expect(findInMap(map, terms('计划')).map(({ part, text }) => `${part} ${text}`)).toEqual([
      'text 年度计划',
      'note 市场计划见附件',
      'boundary 计划外框',
      'tag 计划',
      'relationship 计划联动',
    ]);
    expect(findInMap(map, terms(''))).toEqual([]);
  });

  it('minds case and whole words where asked, whatever signs are looked for', () => {
    const { map } = open('# C++ c++\n\n- plan a\n- Planner\n- 我的plan表\n- (plan)\n');
    const count = (query: string, part = {}) => findInMap(map, terms(query, part)).length;
    expect(count('plan')).toBe(4);
    expect(count('plan', { wholeWords: true })).toBe(3);
    expect(count('Plan', { matchCase: true })).toBe(1);
    expect(count('c++')).toBe(2);
    expect(count('c++', { wholeWords: true })).toBe(2);
    expect(count('(plan)')).toBe(1);
  });

  it('replaces one place, and goes on behind what was written there', () => {
    const { map } = open('# 甲甲\n\n- 甲\n');
    const [first] = findInMap(map, terms('甲'));
    const next = replaceMatch(map, first!, '甲乙');
    expect(next.root.text).toBe('甲乙甲');
    const left = findInMap(next, terms('甲'));
    expect(left[nextAfter(left, first!, 2, 0)]).toMatchObject({ from: 2, text: '甲乙甲' });
  });

  it('replaces all places as one step, literally, and keeps each tag once', () => {
    const { store, topic } = open();
    expect(store.change((map) => replaceInMap(map, terms('计划'), '重点'))).toBe(true);
    const { source } = store.read();
    expect(source).not.toContain('计划');
    expect(source).toContain('重点联动');
    expect(topic('研发').tags).toEqual(['重点']);
    store.undo();
    expect(store.read().source).toBe(SOURCE);
    store.change((map) => replaceInMap(map, terms('销售'), '$&'));
    expect(topic('$&')).toBeDefined();
    expect(store.change((map) => replaceInMap(map, terms('没有'), '有'))).toBe(false);
  });

  it('unfolds what hides a place, and leaves a branch it is not in', () => {
    const { store, idOf, topic } = open();
    const revealed: string[] = [];
    const reveal = (items: readonly string[]) => revealed.push(...items);
    store.showBranch(idOf('销售'));
    showItems({ store, reveal }, [idOf('Plan B')]);
    expect(topic('线上').folded).toBe(false);
    expect(store.getState()).toMatchObject({ branch: undefined, selection: [idOf('Plan B')] });
    expect(revealed).toEqual([idOf('Plan B')]);
  });
});

describe('styles', () => {
  it('are mixed where topics differ', () => {
    expect(commonOf(['a', 'a'])).toEqual({ isMixed: false, value: 'a' });
    expect(commonOf(['a', undefined])).toEqual({ isMixed: true });
  });

  it('leave a map alone that has them already, and return to the theme', () => {
    const { map, idOf, topic } = open();
    const ids = [idOf('研发')];
    expect(setStyle(map, ids, 'bold', true)).toBe(map);
    expect(setStyle(map, ids, 'size', undefined)).toBe(map);
    const next = setStyle(map, ids, 'fill', undefined);
    expect(next.root.children[1]!.style).toEqual({ bold: true });
    expect(topic('研发').style.fill).toBe('#ff0000');
  });

  it('are copied from the topic selected last, pasted whole, and reset in part or whole', () => {
    const { store, idOf, topic } = open();
    const control = new PanelControl();
    store.select([idOf('研发')]);
    copyStyle(store, control);
    store.select([idOf('市场'), idOf('销售')]);
    pasteStyle(store, control);
    expect(topic('市场').style).toEqual({ fill: '#ff0000', bold: true });
    resetStyle(store, ['bold']);
    expect(topic('销售').style).toEqual({ fill: '#ff0000' });
    resetStyle(store);
    expect(topic('销售').style).toEqual({});
  });

  it('of relationships change where they are others', () => {
    const { map } = open();
    expect(styleRelationships(map, [0], { arrows: 'to' })).toBe(map);
    const next = styleRelationships(map, [0], { arrows: 'both', dashed: true });
    expect(next.relationships).toMatchObject([{ label: '计划联动', arrows: 'both', dashed: true }]);
  });

  it('show what a topic looks like by its rank, its branch and its own words', () => {
    const { map, idOf } = open();
    const own = effectiveLook(map, idOf('研发'), 'light');
    expect(own).toMatchObject({ fill: '#ff0000', bold: true });
    const colors = ['市场', '销售'].map((text) => effectiveLook(map, idOf(text), 'light').fill);
    expect(new Set(colors).size).toBe(2);
    expect(effectiveLook(map, idOf('Plan B'), 'light').line).toBe(
      effectiveLook(map, idOf('市场'), 'light').line,
    );
    expect(effectiveLook(map, map.root.id, 'light').size).toBeGreaterThan(own.size);
  });
});

describe('tags and marks', () => {
  it('offer the tags of a map, the most used first, and put each once', () => {
    const { map, idOf } = open();
    expect(tagsOf(map)).toEqual(['重点', '计划']);
    const ids = [idOf('市场'), idOf('销售')];
    const next = addTag(map, ids, '重点');
    expect(next.root.children.map(({ tags }) => tags)).toEqual([['重点'], ['重点', '计划'], ['重点']]);
    expect(addTag(next, ids, '重点')).toBe(next);
    expect(tagsOf(removeTag(next, ids, '重点'))).toEqual(['重点', '计划']);
  });

  it('put an icon on all topics, take it from all, and keep one of a group', () => {
    const { map, idOf } = open('# 甲\n\n- 乙 {icon=p1 icon=🔥}\n- 丙 {icon=p2}\n');
    const ids = [idOf('乙'), idOf('丙')];
    const icons = (of: typeof map) => of.root.children.map((topic) => topic.icons);
    const next = toggleIcon(map, ids, 'p2', ['p1', 'p2']);
    expect(icons(next)).toEqual([['p2', '🔥'], ['p2']]);
    expect(icons(toggleIcon(next, ids, 'p2', ['p1', 'p2']))).toEqual([['🔥'], []]);
  });

  it('find emoji by Chinese and English words; each is one that is drawn, and there once', () => {
    const all = EMOJI_GROUPS.flat();
    expect(all.filter(({ emoji }) => !isEmoji(emoji))).toEqual([]);
    expect(all.filter(({ words }) => !words.some((word) => /^[a-z]/.test(word)))).toEqual([]);
    expect(new Set(all.map(({ emoji }) => emoji)).size).toBe(all.length);
    const found = (query: string) =>
      searchEmoji(query)
        .flat()
        .map(({ emoji }) => emoji);
    expect(found('火箭')).toEqual(['🚀']);
    expect(found('rock')).toEqual(['🚀']);
    expect(found('up')).toContain('👍');
    expect(panelMessages['zh-CN'].marks.emojiGroups.length).toBe(EMOJI_GROUPS.length);
    expect(panelMessages['en-US'].marks.emojiGroups.length).toBe(EMOJI_GROUPS.length);
  });
});

describe('the commands', () => {
  it('open panels and the search, number topics, and take a style along', () => {
    const { store, idOf, topic } = open();
    const control = new PanelControl();
    const commands = () => new Map(panelCommands(store, control).map((command) => [command.id, command]));
    const run = (id: string) => commands().get(id)!.run();
    run('map.panel.note');
    expect(control.getState().panel).toBe('note');
    run('map.replace');
    expect(control.getState().search).toBe('replace');
    run('map.numbering.chinese');
    expect(commands().get('map.numbering.chinese')!.checked).toBe(true);
    store.select([idOf('市场')]);
    run('map.pasteStyle');
    expect(topic('市场').style).toEqual({});
    store.select([idOf('研发')]);
    run('map.copyStyle');
    store.select([idOf('市场')]);
    run('map.pasteStyle');
    expect(topic('市场').style).toEqual({ fill: '#ff0000', bold: true });
    store.setReadOnly(true);
    expect(commands().get('map.pasteStyle')!.enabled).toBe(false);
  });
});
