import { describe, expect, it } from 'vitest';
import { CHART_TYPES, handchart, handchartMessages, sourceOfCells } from '@letu/handchart';
import { engine } from '@letu/handchart/engine';
import { describeEngineContract } from '../../core/test/engineContract.js';

describeEngineContract({
  definition: handchart,
  engine,
  messages: handchartMessages,
  workerEntry: new URL('../src/engine.worker.ts', import.meta.url),
  mistakes: [
    { name: 'on the first line', source: 'type: bra\ndata: |\n  a, b\n  c, 1\n', line: 1, text: 'bra' },
    {
      name: 'an unknown word',
      source: 'type: bar\ntitel: 甲\ndata: |\n  a, b\n  c, 1\n',
      line: 2,
      text: 'titel',
    },
    {
      name: 'after Chinese',
      source: 'type: bar\ntitle: 销售额\nseed: 零\ndata: |\n  a, b\n  c, 1\n',
      line: 3,
      text: '零',
    },
    {
      name: 'after emoji',
      source: 'type: bar\ntitle: 😀👍🏽\nwidth: 20\ndata: |\n  a, b\n  c, 1\n',
      line: 3,
      text: '20',
    },
    {
      name: 'after a CRLF',
      source: 'type: bar\r\nwidth: 20\r\ndata: |\r\n  a, b\r\n  c, 1\r\n',
      line: 2,
      text: '20',
    },
    { name: 'an open bracket', source: 'type: bar\ncolors: [red\ndata: |\n  a, b\n', line: 3 },
    {
      name: 'an inner word',
      source: 'type: bar\nx: {min: a}\ndata: |\n  a, b\n  c, 1\n',
      line: 2,
      text: 'a',
    },
    {
      name: 'a column that is not there',
      source: 'type: combo\nsecondary: [率]\ndata: |\n  a, b\n  c, 1\n',
      line: 2,
      text: '率',
    },
    { name: 'no data', source: 'type: bar\n', line: 1, text: 'type' },
    { name: 'no chart at all', source: '标题：销售额', line: 1 },
    {
      name: 'a loop',
      source: 'type: sankey\ndata: |\n  a, b, c\n  甲, 乙, 1\n  乙, 甲, 2\n',
      line: 5,
      text: '甲',
    },
  ],
});

const draw = async (source: string) => {
  const result = await engine.render(source);
  if (result.status === 'failure') throw new Error(JSON.stringify(result.diagnostics));
  return result;
};

describe('hand-drawn charts', () => {
  it.each(CHART_TYPES.filter((type) => type !== 'candlestick' && type !== 'calendar'))(
    'draw the same table as %s',
    async (type) => {
      const { shapes } = await draw(
        `type: ${type}\ndata: |\n  季度, 北京, 上海, 广州\n  一, 12, 9, 7\n  二, 13, 11, 8\n`,
      );
      expect(shapes.some(({ role, range }) => role === 'node' && range)).toBe(true);
    },
  );

  it('say of each mark which cell it is drawn of', async () => {
    const source = 'type: bar\ndata: |\n  季度, 北京, "上海, 浦东"\n  一季度, 120, 98\n  二季度, , "1,320"\n';
    const { shapes } = await draw(source);
    const cells = shapes.flatMap(({ role, label, range }) =>
      range && role === 'node' ? [[label, source.slice(range.from, range.to)]] : [],
    );
    expect(cells).toContainEqual(['一季度 北京 120', '120']);
    expect(cells).toContainEqual(['二季度 上海, 浦东 1,320', '"1,320"']);
    expect(cells).toHaveLength(5);
  });

  it('draw JSON as they draw YAML', async () => {
    const yaml = 'type: line\ndata: |\n  a, b\n  c, 1\n  d, 2\n';
    const json = '{"type":"line","data":[["a","b"],["c",1],["d",2]]}';
    expect((await draw(json)).svg).toBe((await draw(yaml)).svg);
  });

  it('have the same strokes for the same seed, and others for another', async () => {
    const source = 'type: bar\ndata: |\n  a, b\n  c, 1\n';
    const { svg } = await draw(source);
    expect((await draw(source)).svg).toBe(svg);
    expect((await draw(`seed: 2\n${source}`)).svg).not.toBe(svg);
  });

  it('keep the strokes of a mark when another is added', async () => {
    const chart = (rows: string) => `type: pie\ndata: |\n  a, b\n  甲, 1\n${rows}`;
    const strokes = async (source: string) => (await draw(source)).svg.match(/ d="[^"]*"/g) ?? [];
    const drawn = await strokes(chart('  乙, 0\n'));
    expect((await strokes(chart('  丙, 0\n'))).slice(0, 3)).toEqual(drawn.slice(0, 3));
  });

  it('carry no more of the handwriting than they need, and none when they are plain', async () => {
    const source = 'type: bar\ntitle: 销售额\ndata: |\n  a, b\n  c, 1\n';
    const { svg } = await draw(source);
    const font = /base64,([^)]*)/.exec(svg)?.[1] ?? '';
    expect(font.length).toBeGreaterThan(2000);
    expect(font.length).toBeLessThan(20_000);
    expect((await draw(`drawnBy: plain\n${source}`)).svg).not.toContain('font-face');
  });

  it.each(['bar', 'stacked', 'line', 'area', 'stackedArea', 'combo', 'waterfall', 'boxplot', 'candlestick'])(
    'draw %s lying on its side as well, of the same cells',
    async (type) => {
      const source = `type: ${type}\ndata: |\n  日期, 开盘, 收盘, 最低, 最高\n  一, 2, 3, -1, 4\n  二, 3, 2, 1, 5\n`;
      const cells = async (text: string) => {
        const { svg, shapes } = await draw(text);
        return {
          svg,
          cells: shapes.flatMap(({ role, label }) => (role === 'node' ? [label] : [])).toSorted(),
        };
      };
      const [standing, lying] = [await cells(source), await cells(`horizontal: true\n${source}`)];
      expect(lying.cells).toEqual(standing.cells);
      expect(lying.svg).not.toBe(standing.svg);
    },
  );

  it('draw steps of a waterfall across zero on both sides of it', async () => {
    const { svg, shapes } = await draw(
      'type: waterfall\ndrawnBy: plain\ndata: |\n  项, 数\n  甲, 100\n  乙, -160\n  合计, =\n',
    );
    const step = shapes.find(({ label }) => label === '乙 -160');
    const bars = svg.match(new RegExp(`<path data-shape="${step?.id}"`, 'g'));
    expect(bars).toHaveLength(2);
    expect(shapes.map(({ label }) => label)).toContain('合计 -60');
  });

  it('name each point of a radar by its cell', async () => {
    const source = 'type: radar\ndata: |\n  项, 甲, 乙\n  一, 3, 4\n  二, 5, 6\n  三, 7, 8\n';
    const { shapes } = await draw(source);
    const cells = shapes.flatMap(({ label, range }) =>
      range && / /.test(label) ? [[label, source.slice(range.from, range.to)]] : [],
    );
    expect(cells).toHaveLength(6);
    expect(cells).toContainEqual(['二 乙 6', '6']);
  });

  it('write months in the language of the interface', async () => {
    const source = 'type: calendar\ndata: |\n  日期, 数\n  2026-03-01, 1\n  2026-04-01, 2\n';
    const months = async (locale: 'zh-CN' | 'en-US') => {
      const signal = new AbortController().signal;
      const result = await engine.render(source, {}, { signal, theme: 'light', locale });
      return result.status === 'success' ? result.svg : '';
    };
    expect(await months('zh-CN')).toContain('>4月<');
    expect(await months('en-US')).toContain('>Apr<');
  });

  it('join what flows from and to', async () => {
    const { shapes } = await draw('type: sankey\ndata: |\n  从, 到, 数\n  甲, 乙, 1\n  乙, 丙, 2\n');
    const labels = new Map(shapes.map(({ id, label }) => [id, label]));
    const links = shapes.filter(({ role }) => role === 'link');
    expect(links.map(({ from = '', to = '' }) => [labels.get(from), labels.get(to)])).toEqual([
      ['甲', '乙'],
      ['乙', '丙'],
    ]);
  });

  it.each(['hand', 'plain'])(
    'draw thousands of points (%s) as few elements, where each was',
    async (drawnBy) => {
      const points = (count: number) =>
        `type: scatter\ndrawnBy: ${drawnBy}\ndata: |\n  名, 甲, 乙\n${Array.from({ length: count }, (_, n) => `  ${n}, ${(n * 7919) % 1009}, ${(n * 104_729) % 997}\n`).join('')}`;
      const { svg } = await draw(points(3000));
      expect(svg.match(/<path/g)?.length).toBeLessThan(40);
      expect(svg.match(/a5.5 5.5 0 1 0 11 0/g)).toHaveLength(3000);
      expect((await draw(points(300))).shapes.length).toBeGreaterThan(300);
    },
  );

  it('warn of less than nothing where parts of a whole are drawn', async () => {
    const source = 'type: pie\ndata: |\n  a, b\n  c, 4\n  d, -2\n';
    const { shapes, diagnostics } = await draw(source);
    expect(diagnostics).toMatchObject([{ severity: 'warning', from: source.indexOf('-2') }]);
    expect(shapes.some(({ label }) => label.startsWith('d'))).toBe(false);
  });

  it('warn of a text among numbers at its cell', async () => {
    const source = 'type: bar\ndata: |\n  a, b\n  c, 1\n  d, 二\n  e, 3\n';
    const { diagnostics } = await draw(source);
    expect(diagnostics).toMatchObject([{ severity: 'warning', from: source.indexOf('二') }]);
  });

  it('do not follow references that multiply, or lists without end', async () => {
    const bomb = `a: &a [x,x]\n${'bcdefghi'
      .split('')
      .map((name, index) => `${name}: &${name} [${`*${'abcdefghi'[index]},`.repeat(9)}]`)
      .join('\n')}\ntype: bar\n`;
    expect((await engine.render(bomb)).status).toBe('failure');
    expect((await engine.render('['.repeat(20_000))).status).toBe('failure');
  });

  it('take cells out of a spreadsheet, and no other text', async () => {
    const source = sourceOfCells('季度\t北京\t上海\r\n一季度\t1,200\t98\r\n');
    expect(source).toBe('type: bar\ndata: |\n  季度, 北京, 上海\n  一季度, "1,200", 98\n');
    expect((await draw(source ?? '')).shapes.length).toBeGreaterThan(2);
    expect(sourceOfCells('甲 -> 乙\n乙 -> 丙')).toBeUndefined();
  });
});
