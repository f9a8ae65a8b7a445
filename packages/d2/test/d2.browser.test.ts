import { afterAll, describe, expect, it } from 'vitest';
import type { LoadProgress } from '@letu/core';
import { d2 } from '@letu/d2';

const engine = await d2.load();
const progress: LoadProgress[] = [];
engine.onProgress((step) => progress.push(step));
afterAll(() => engine.dispose());

const LABELS = [
  '中',
  '数据',
  '数据处理中心',
  '数据处理中心管理系统综合平台服务',
  'API 网关服务',
  '表情😀与汉字',
];

/** Draws a source into the page and returns the texts in it with their real boxes. */
async function show(source: string): Promise<{ svg: SVGSVGElement; texts: Map<string, DOMRect> }> {
  const result = await engine.render(source);
  if (result.status === 'failure') throw new Error(JSON.stringify(result.diagnostics));
  document.body.innerHTML = result.svg;
  await document.fonts.ready;
  const svg = document.querySelector('svg');
  if (!svg) throw new Error('There is no picture.');
  const texts = [...svg.querySelectorAll('text')].map(
    (text) => [text.textContent, text.getBoundingClientRect()] as const,
  );
  return { svg, texts: new Map(texts) };
}

function boxesOf(svg: SVGSVGElement, selector: string): DOMRect[] {
  return [...svg.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
}

function box(texts: ReadonlyMap<string, DOMRect>, text: string): DOMRect {
  const found = texts.get(text);
  if (!found) throw new Error(`There is no text ${text}.`);
  return found;
}

const isInside = (inner: DOMRect, outer: DOMRect) =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom;

describe('d2 in a browser worker', () => {
  it('reports how much of it is downloaded', async () => {
    await show('甲');
    expect(progress.length).toBeGreaterThan(1);
    expect(progress.at(-1)?.loaded).toBeGreaterThan(5_000_000);
    expect(progress.at(-1)?.total).toBe(progress.at(-1)?.loaded);
  });

  it.each(['rectangle', 'oval', 'cylinder', 'queue', 'document', 'hexagon', 'cloud', 'diamond'])(
    'fits the shape %s to Chinese labels',
    async (shape) => {
      const source = LABELS.map((label, index) => `s${index}: "${label}" {shape: ${shape}}`).join('\n');
      const { svg, texts } = await show(source);
      const shapes = boxesOf(svg, 'g.shape');
      for (const label of LABELS) {
        const text = box(texts, label);
        expect(
          shapes.filter((outer) => isInside(text, outer)),
          label,
        ).toHaveLength(1);
      }
    },
  );

  it('fits containers to their Chinese titles with ELK', async () => {
    const source = LABELS.map((label, index) => `c${index}: "${label}" {内: {甲}}`).join('\n');
    const { svg, texts } = await show(`vars: {d2-config: {layout-engine: elk}}\n${source}`);
    const shapes = boxesOf(svg, 'g.shape');
    for (const label of LABELS) {
      const title = box(texts, label);
      expect(
        shapes.filter((outer) => isInside(title, outer)),
        label,
      ).toHaveLength(1);
    }
  });

  it('has room for Chinese titles above containers with dagre', async () => {
    const source = LABELS.map((label, index) => `c${index}: "${label}" {内: {甲}}`).join('\n');
    const { svg, texts } = await show(source);
    const shapes = boxesOf(svg, 'g.shape');
    const titles = LABELS.map((label) => box(texts, label));
    for (const title of titles) {
      expect(isInside(title, svg.getBoundingClientRect())).toBe(true);
      const middle = (title.left + title.right) / 2;
      expect(
        shapes.some(({ left, right, top }) => left < middle && right > middle && top >= title.bottom),
      ).toBe(true);
    }
  });

  it('leaves room for Chinese labels of connections', async () => {
    const source = LABELS.map((label, index) => `a${index} -> b${index}: "${label}"`).join('\n');
    const { svg, texts } = await show(source);
    // D2 cuts the lines out behind the labels; the cut is as wide as it takes the label to be.
    const cuts = [...svg.querySelectorAll('mask rect[fill="rgba(0,0,0,0.75)"], mask rect[fill="black"]')].map(
      (cut) => Number(cut.getAttribute('width')),
    );
    for (const label of LABELS) {
      const { width } = box(texts, label);
      expect(
        cuts.some((cut) => cut >= width && cut < width * 1.5 + 20),
        label,
      ).toBe(true);
    }
  });

  it('keeps the columns of Chinese tables apart', async () => {
    const source = `t: 用户登录信息登记表 {
  shape: sql_table
  用户唯一标识编号: 无符号大整数 {constraint: primary_key}
  最近登录时间与地点: 可变长度字符串(二百五十五) {constraint: unique}
}`;
    const { svg, texts } = await show(source);
    const table = boxesOf(svg, 'g.shape rect')[0];
    if (!table) throw new Error('There is no table.');
    for (const [text, place] of texts) expect(isInside(place, table), text).toBe(true);
    const types = ['无符号大整数', '可变长度字符串(二百五十五)'].map((type) => box(texts, type));
    for (const name of ['用户唯一标识编号', '最近登录时间与地点']) {
      for (const type of types) expect(box(texts, name).right).toBeLessThan(type.left);
    }
    for (const mark of ['PK', 'UNQ']) {
      for (const type of types) expect(type.right).toBeLessThan(box(texts, mark).left);
    }
  });

  it('keeps the members of Chinese classes apart', async () => {
    const source =
      'c: 订单管理服务 {\n  shape: class\n  +下单时间与支付时间: 日期与时间\n  -计算折扣后的总价(): 十进制数\n}';
    const { svg, texts } = await show(source);
    const [outline] = boxesOf(svg, 'g.shape rect');
    if (!outline) throw new Error('There is no class.');
    for (const [text, place] of texts) expect(isInside(place, outline), text).toBe(true);
    expect(box(texts, '下单时间与支付时间').right).toBeLessThan(box(texts, '日期与时间').left);
    expect(box(texts, '计算折扣后的总价()').right).toBeLessThan(box(texts, '十进制数').left);
  });

  it('leaves room for Chinese actors, messages and notes in sequences', async () => {
    const source = `shape: sequence_diagram
甲: 统一身份认证中心
乙: 订单管理服务
甲 -> 乙: 请求校验当前用户的登录状态与访问权限
甲."这里是一段比较长的中文备注，说明缓存策略"`;
    const { svg, texts } = await show(source);
    const shapes = boxesOf(svg, 'g.shape');
    const labels = ['统一身份认证中心', '订单管理服务', '这里是一段比较长的中文备注，说明缓存策略'];
    for (const label of labels) {
      const text = box(texts, label);
      expect(
        shapes.some((outer) => isInside(text, outer)),
        label,
      ).toBe(true);
    }
    const [from, to] = [box(texts, '统一身份认证中心'), box(texts, '订单管理服务')];
    const message = box(texts, '请求校验当前用户的登录状态与访问权限');
    expect(message.left).toBeGreaterThan((from.left + from.right) / 2);
    expect(message.right).toBeLessThan((to.left + to.right) / 2);
  });

  it('draws with ELK, by hand and with formulas, each library loaded when it is needed', async () => {
    const source =
      'vars: {d2-config: {layout-engine: elk; sketch: true}}\n公式: |latex\n  \\frac{1}{2}\n|\n公式 -> 乙';
    const { svg } = await show(source);
    expect(svg.querySelectorAll('path').length).toBeGreaterThan(5);
  });
});
