import { describe, expect, it } from 'vitest';
import { fromCsv, toDrawio, type FigureLink, type FigureNode } from '../src/index.js';

const nodesIn = (text: string) =>
  fromCsv(text).figure.parts.filter((part): part is FigureNode => part.type === 'node');
const linksIn = (text: string) =>
  fromCsv(text).figure.parts.filter((part): part is FigureLink => part.type === 'link');

describe('a table with a column of superiors', () => {
  const STAFF =
    '姓名,职位,上级\n王伟,总经理,\n李娜,"产品总监, 兼运营",王伟\n张敏,工程总监,王伟\n刘洋,工程师,张敏';

  it('becomes a tree with each below their superior', () => {
    expect(fromCsv(STAFF).sort).toBe('tree');
    const nodes = nodesIn(STAFF);
    expect(nodes.map(({ label }) => label?.lines)).toContainEqual(['李娜', '产品总监, 兼运营']);
    for (const { from, to } of linksIn(STAFF)) {
      const [above, below] = [from.part, to.part].map((id) => nodes.find((node) => node.id === id));
      expect(below?.box.y).toBeGreaterThan((above?.box.y ?? 0) + (above?.box.height ?? 0));
    }
    expect(linksIn(STAFF)).toHaveLength(3);
  });

  it('has no box on another', () => {
    const boxes = nodesIn(STAFF).map(({ box }) => box);
    for (const [index, a] of boxes.entries())
      for (const b of boxes.slice(index + 1))
        expect(
          a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y,
        ).toBe(true);
  });

  it('is laid out although two are above each other', () => {
    expect(nodesIn('name,manager\nA,B\nB,A')).toHaveLength(2);
  });
});

describe('other tables', () => {
  it('become a graph where they list links', () => {
    const text = '起点;终点;说明\n下单;支付;在线\n支付;发货;\n发货;下单;退货';
    expect(fromCsv(text).sort).toBe('graph');
    expect(nodesIn(text).map(({ label }) => label?.lines[0])).toEqual(['下单', '支付', '发货']);
    expect(linksIn(text).flatMap(({ labels }) => labels.map(({ lines }) => lines[0]))).toEqual([
      '在线',
      '退货',
    ]);
  });

  it('stay tables where they relate nothing', () => {
    const { sort, figure } = fromCsv('城市,人口\n北京,2189\n上海,2487');
    expect(sort).toBe('table');
    expect(toDrawio(figure)).toContain('上海');
  });

  it('follow what draw.io is told by lines in front', () => {
    const text =
      '## People\n# label: %name%<br><i>%title%</i>\n# connect: {"from": "manager", "to": "name", "invert": true}\nname,title,manager\nAnn,CEO,\nBob,CTO,Ann';
    expect(fromCsv(text).sort).toBe('tree');
    expect(nodesIn(text)[1]?.label?.lines).toEqual(['Bob', 'CTO']);
    expect(linksIn(text)).toHaveLength(1);
  });

  it('are read when they are empty', () => {
    expect(fromCsv('')).toMatchObject({ sort: 'table', figure: { parts: [] } });
  });
});
