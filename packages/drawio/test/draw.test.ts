import type { Theme } from '@letu/core';
import { findMeasurer } from '@letu/svg-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DrawioFile, PageCell } from '../src/document/model.js';

let drawFile: typeof import('../src/draw/drawFile.js').drawFile;
let measure: import('../src/graph/index.js').LabelMeasure;

beforeAll(async () => {
  const { installDom } = await import('../src/draw/installDom.js');
  installDom();
  ({ drawFile } = await import('../src/draw/drawFile.js'));
  const { createLabelMeasure } = await import('../src/graph/labels/measure.js');
  measure = createLabelMeasure(findMeasurer());
});

const box = (id: string, label: string, style: string, of: Partial<PageCell> = {}): PageCell => ({
  id,
  parent: '1',
  role: 'vertex',
  label,
  style,
  geometry: { x: 0, y: 0, width: 80, height: 40, isRelative: false, points: [], attributes: {} },
  attributes: {},
  ...of,
});
const root: readonly PageCell[] = [
  { id: '0', role: 'other', label: '', style: '', attributes: {} },
  { id: '1', parent: '0', role: 'other', label: '', style: '', attributes: {} },
];
const fileOf = (cells: readonly PageCell[], model = {}): DrawioFile => ({
  attributes: {},
  pages: [{ id: 'p', name: '页', attributes: {}, model, cells: [...root, ...cells] }],
});
const draw = (file: DrawioFile, theme: Theme = 'light') => drawFile(file, file.pages, { theme, measure });
const lines = (svg: string) => [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text]) => text);

describe('a picture of a page', () => {
  it('has sketched shapes drawn by hand, the same each time, with no more strokes than can be seen', () => {
    const sketched = (more: string) => draw(fileOf([box('a', '', `sketch=1;fillColor=#dae8fc;${more}`)])).svg;
    const strokes = (svg: string) => (svg.match(/[MC]/g) ?? []).length;
    expect(sketched('')).toBe(sketched(''));
    expect(strokes(sketched(''))).toBeGreaterThan(strokes(sketched('fillStyle=solid;')));
    expect(sketched('')).not.toContain('<rect x="0" y="0" width="80"');
    expect(strokes(sketched('hachureGap=0.00001;jiggle=9e9;'))).toBeLessThan(10_000);
    expect(strokes(sketched('fillStyle=dots;hachureGap=0.00001;'))).toBeLessThan(60_000);
  });

  it('has labels as text that wraps in their shapes', () => {
    const label = '客户提交申请，<b>主管</b>审批';
    const { svg } = draw(fileOf([box('a', label, 'whiteSpace=wrap;html=1;')]));
    expect(lines(svg).length).toBeGreaterThan(1);
    expect(svg).not.toContain('foreignObject');
    expect(svg).toMatch(/font-weight="bold">主管</);
  });

  it('arranges the cells of a table in a label, each on its own ground', () => {
    const table =
      '<table border="1" style="border-collapse:collapse"><tr><td rowspan="2" style="background:#f8cecc">甲</td><td>乙</td></tr><tr><td>丙</td></tr></table>';
    const { svg } = draw(fileOf([box('a', table, 'html=1;strokeColor=none;fillColor=none;')]));
    const number = (text: string, name: string) => Number(new RegExp(` ${name}="([^"]*)"`).exec(text)?.[1]);
    const rects = (svg.match(/<rect[^>]*stroke="#808080"[^>]*>/g) ?? []).map((rect) => ({
      x: number(rect, 'x'),
      y: number(rect, 'y'),
      right: number(rect, 'x') + number(rect, 'width'),
      bottom: number(rect, 'y') + number(rect, 'height'),
    }));
    const [first, second, third] = rects;
    expect(rects).toHaveLength(3);
    expect(second).toMatchObject({ x: first!.right, y: first!.y });
    expect(third).toMatchObject({ x: first!.right, y: second!.bottom, bottom: first!.bottom });
    expect(svg.match(/<rect[^>]*fill="#f8cecc"/g)).toHaveLength(1);
  });

  it.each([
    ['vertical-rl', 1],
    ['vertical-lr', -1],
  ])('leads the lines of a label down, each beside the one before: %s', (direction, step) => {
    const { svg } = draw(fileOf([box('a', '甲<br>乙', `html=1;textDirection=${direction};`)]));
    const [first = 0, second = 0] = [
      ...svg.matchAll(/<text[^>]* y="([\d.-]+)" writing-mode="vertical-rl"/g),
    ].map(([, y]) => Number(y));
    // What is lower in a label that is turned clockwise is further to the left.
    expect(svg).toContain('<g transform="rotate(90 40 20)"');
    expect(Math.sign(second - first)).toBe(step);
    expect(Math.abs(second - first)).toBeGreaterThanOrEqual(12);
  });

  it('runs nothing that a label says, and asks for nothing', () => {
    const label =
      '<img src=x onerror=alert(1)><script>alert(1)</script><a href="javascript:alert(1)">甲</a>' +
      '<span style="background:url(https://evil.example/a.png)">乙</span>';
    const style = 'shape=image;image=https://evil.example/b.png;html=1;';
    const { svg } = draw(fileOf([box('a', label, style)]));
    expect(svg).not.toMatch(/script|onerror|evil\.example\/|href/);
    expect(svg).toContain('甲');
  });

  it.each(['light', 'dark'] as const)('has only colours as its colours: %s', (theme) => {
    const evil = 'url(https://evil.example/c)';
    const of = (value: string) =>
      ['fillColor', 'strokeColor', 'gradientColor', 'fontColor', 'labelBackgroundColor', 'labelBorderColor']
        .map((key) => `${key}=${value};`)
        .join('');
    const both = `light-dark(${evil},${evil})`;
    const cells = [box('a', '甲', of(evil)), box('b', '乙', `html=1;swimlane;${of(both)}`)];
    const { svg } = draw(fileOf([...cells, box('c', `<p style="color:${both}">丙</p>`, 'html=1;')]), theme);
    expect(svg).not.toContain('evil');
    expect(lines(svg)).toEqual(['甲', '乙', '丙']);
  });

  it.each([
    ['<rect width="9" height="9" fill="url(#a)"/>', true],
    ['<image href="data:image/png;base64,AAAA"/>', true],
    ['<image xlink:href="https://evil.example/i"/>', false],
    ['<style>@import "//evil.example/i"</style>', false],
    ['<rect fill="url(https://evil.example/i)"/>', false],
    ['<rect fill="url( &quot;//evil.example/i&quot;)"/>', false],
    ['<script>1</script>', false],
    ['<g onload="1"/>', false],
    ['<set attributeName="href" to="//evil.example/i"/>', false],
    ['<g', false],
  ])('shows drawn images that lead nowhere, and frames for others: %s', (content, isShown) => {
    const image = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${content}</svg>`;
    const { svg } = draw(
      fileOf([
        box('a', '', `shape=image;image=data:image/svg+xml,${btoa(image)};`),
        box(
          'b',
          `<img src="data:image/svg+xml,${encodeURIComponent(image)}" width="9" height="9">`,
          'html=1;',
        ),
      ]),
    );
    expect(svg.match(/<image/g)?.length ?? 0).toBe(isShown ? 2 : 0);
    expect(svg).not.toContain('evil');
  });

  it('tells what is in what, and what leads where', () => {
    const { svg, shapes } = draw(
      fileOf([
        box('g', '组', 'swimlane;html=1;'),
        box('a', '<div>甲</div><div>乙</div>', 'html=1;', { parent: 'g' }),
        box('b', 'B', ''),
        box('e', '', 'endArrow=none;startArrow=classic;', {
          role: 'edge',
          source: 'a',
          target: 'b',
          geometry: { x: 0, y: 0, width: 0, height: 0, isRelative: true, points: [], attributes: {} },
        }),
        box('l', '是', 'edgeLabel;html=1;', {
          parent: 'e',
          geometry: { x: 0, y: 0, width: 0, height: 0, isRelative: true, points: [], attributes: {} },
        }),
      ]),
    );
    expect(shapes.map(({ look: _look, ...shape }) => shape)).toEqual([
      { id: 'g', key: 'g', role: 'group', label: '组' },
      { id: 'a', key: 'a', role: 'node', label: '甲 乙', parent: 'g' },
      { id: 'b', key: 'b', role: 'node', label: 'B' },
      { id: 'e', key: 'e', role: 'link', label: '是', from: 'b', to: 'a' },
    ]);
    const marked = new Set([...svg.matchAll(/data-shape="([^"]*)"/g)].map(([, id]) => id));
    expect(marked).toEqual(new Set(['g', 'a', 'b', 'e']));
  });

  it('tells by the look of a shape that it was moved or coloured, and not that its neighbour was', () => {
    const looks = (style: string) =>
      draw(fileOf([box('a', '甲', style), box('b', '乙', '')])).shapes.map(({ look }) => look);
    const [plain, coloured] = [looks(''), looks('fillColor=#dae8fc;')];
    expect(plain[0]).not.toBe(coloured[0]);
    expect(plain[1]).toBe(coloured[1]);
  });

  it('turns light and dark round in the dark', () => {
    const cells = [box('a', '甲', 'fillColor=#dae8fc;')];
    expect(draw(fileOf(cells)).svg).toContain('fill="#dae8fc"');
    const { svg } = draw(fileOf(cells), 'dark');
    expect(svg).not.toContain('#dae8fc');
    expect(svg).toMatch(/<rect[^>]*fill="#121212"\/>/);
    expect(svg).toMatch(/<text[^>]*fill="#ffffff"/);
  });

  it('says what placeholders stand for, and hides what is hidden', () => {
    const wrapper = { name: 'object', attributes: { placeholders: '1', 部门: '财务<' } };
    const file = fileOf([
      box('a', '%部门% %page%', 'html=1;', { wrapper }),
      box('b', '看不见', '', { attributes: { visible: '0' } }),
    ]);
    const { svg, shapes } = draw({ ...file, pages: [{ ...file.pages[0]!, name: '页<次' }] });
    expect(lines(svg)).toEqual(['财务&lt; 页&lt;次']);
    expect(shapes.map(({ id }) => id)).toEqual(['a']);
  });
});
