import { describe, expect, it } from 'vitest';
import { shapesAt, stampShapes, svgElements, type DrawnShape, type Shape } from '@letu/core';

const SVG = `<svg xmlns="http://www.w3.org/2000/svg"><!-- <g id="no"> --><defs><g id="kept"><text>无</text></g></defs>
<g id="a&amp;b" class='node'><title>甲-&gt;乙</title><text x="1">你&#22909;</text><path data-d="x > y" d="M0,0"/></g><rect/></svg>`;

const named = (id: string) => {
  const found = svgElements(SVG).find((element) => element.attribute('id') === id);
  if (!found) throw new Error(id);
  return found;
};

describe('the elements of a picture', () => {
  it('are those that are seen, with their text, their attributes and what they stand in', () => {
    const elements = svgElements(SVG);
    expect(elements.map(({ name }) => name)).toEqual(['svg', 'g', 'title', 'text', 'path', 'rect']);
    expect(elements.map(({ text }) => text)).toEqual(['\n你好', '你好', '甲->乙', '你好', '', '']);
    expect(elements.map(({ parent }) => parent?.name)).toEqual([undefined, 'svg', 'g', 'g', 'g', 'svg']);
    expect(elements[1]?.attribute('id')).toBe('a&b');
    expect(elements[1]?.attribute('class')).toBe('node');
    expect(elements[4]?.attribute('d')).toBe('M0,0');
    expect(elements[5]?.attribute('id')).toBe('');
  });
});

describe('what is no picture', () => {
  it.each(['<!--', '<![CDATA[', '<?x ', '<g a="', '<g ', '</g>', '<g>字', '&', '<g a=\'"'])(
    'is read once, however long: %s',
    (piece) => {
      const text = piece.repeat(300_000 / piece.length);
      expect(svgElements(text).length).toBeLessThanOrEqual(text.length);
    },
    5000,
  );
});

describe('the shapes of a picture', () => {
  it('get ids, which the elements carry and their relations name', () => {
    const [, group, , text, path, rect] = svgElements(SVG);
    if (!group || !text || !path || !rect) throw new Error('no elements');
    const outer: DrawnShape = { role: 'group', label: '组', elements: [rect] };
    const lost: DrawnShape = { role: 'group', label: '', elements: [], parent: outer };
    const node: DrawnShape = { role: 'node', label: '甲', key: 'a', elements: [group], parent: lost };
    const link: DrawnShape = { role: 'link', label: '', elements: [path, group], from: node, to: outer };
    const { svg, shapes } = stampShapes(SVG, [outer, lost, node, link]);
    expect(shapes).toEqual([
      { id: '0', role: 'group', label: '组' },
      { id: '1', role: 'node', label: '甲', key: 'a', parent: '0' },
      { id: '2', role: 'link', label: '', from: '1', to: '0' },
    ]);
    expect(svg).toContain(`<g data-shape="1" id="a&amp;b"`);
    expect(svg).toContain('<path data-shape="2" data-d');
    expect(svg).toContain('<rect data-shape="0"/>');
    expect(svg.replaceAll(/ data-shape="\d"/g, '')).toBe(SVG);
    expect(named('a&b').at).toBe(SVG.indexOf(' id="a&amp;b"'));
  });
});

describe('the shapes at a caret', () => {
  const source = 'a -> b\n组 { c }\n';
  const shape = (id: string, from: number, to: number): Shape => {
    return { id, role: 'node', label: id, range: { from, to } };
  };
  const shapes = [shape('a', 0, 1), shape('ab', 0, 6), shape('g', 7, 14), shape('c', 11, 12)];
  const at = (place: number | { from: number; to: number }) =>
    shapesAt(shapes, place, source).map(({ id }) => id);

  it('are the smallest around it', () => {
    expect(at(0)).toEqual(['a']);
    expect(at(3)).toEqual(['ab']);
    expect(at(12)).toEqual(['c']);
  });

  it('are else those a selection holds, and those on the line of a caret', () => {
    expect(at({ from: 0, to: 12 })).toEqual(['a', 'ab', 'c']);
    expect(shapesAt(shapes.slice(0, 1), 4, source).map(({ id }) => id)).toEqual(['a']);
    expect(at(source.length)).toEqual([]);
    expect(shapesAt([{ id: 'x', role: 'text', label: 'x' }], 0, source)).toEqual([]);
  });
});
