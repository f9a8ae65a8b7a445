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
    { name: 'an open bracket', source: 'type: bar\ncolors: [red\ndata: |\n  a, b\n', line: 2 },
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
      expect(svg.match(/a2 2 0 1 0 4 0/g)).toHaveLength(3000);
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

  it.each([
    ['radar', 'ring of the table with an empty cell', '甲, 120\n  乙, -80\n  丙, ""', '""'],
    ['stackedArea', 'areas of mixed signs', '甲, 3\n  乙, -4', '-4'],
  ])('say at the cell what a %s cannot show: %s', async (type, _what, rows, at) => {
    const source = `type: ${type}\ndata: |\n  项, 数\n  ${rows}\n`;
    const { diagnostics } = await draw(source);
    expect(diagnostics).toMatchObject([{ severity: 'warning', from: source.indexOf(at) }]);
  });

  it('draw what is below zero on a radar nearer to its middle, and what is empty as no number', async () => {
    const { svg, shapes } = await draw(
      'type: radar\ndrawnBy: plain\ndata: |\n  项, 数\n  甲, 120\n  乙, -80\n  丙, ""\n',
    );
    expect(svg).toContain('>-100<');
    expect(shapes.filter(({ label }) => label.startsWith('丙 '))).toEqual([]);
  });

  it('warn once of the columns that a pie leaves out, and of no cell in them', async () => {
    const source = 'type: pie\ndata: |\n  月, 甲, 乙, 丙\n  一, 1, -2, 3\n  二, 2, -3, 4\n';
    const { diagnostics } = await draw(source);
    expect(diagnostics).toMatchObject([{ severity: 'warning', from: source.indexOf('乙') }]);
  });

  it.each([
    ['y: {max: 100}', '甲, 250\n  乙, 300', '250'],
    ['y: {log: true}', '甲, 5\n  乙, -7\n  丙, 0', '-7'],
    ['y: {min: 80}', '甲, 90\n  乙, 95', '80'],
    ['dates: MMMM D', '2026-01-02, 1\n  2026-01-03, 2', 'MMMM D'],
  ])('warn once where %s hides or distorts what is drawn', async (setting, rows, at) => {
    const source = `type: bar\n${setting}\ndata: |\n  项, 数\n  ${rows}\n`;
    const { diagnostics } = await draw(source);
    expect(diagnostics).toMatchObject([{ severity: 'warning', from: source.indexOf(at) }]);
  });

  it('warn of a stack higher than its axis, and of a point beyond', async () => {
    const stack = 'type: stacked\ny: {max: 100}\ndata: |\n  项, 甲, 乙\n  一, 60, 70\n';
    expect((await draw(stack)).diagnostics).toMatchObject([{ from: stack.indexOf('70') }]);
    const point = 'type: scatter\nx: {max: 5}\ndata: |\n  名, 甲, 乙\n  一, 3, 4\n  二, 9, 4\n';
    expect((await draw(point)).diagnostics).toMatchObject([{ from: point.indexOf('9') }]);
  });

  it('write amounts of a tree and of flows with the unit of their column', async () => {
    const table = 'unit: {数: 万元}\ndata: |\n  从, 到, 数\n  甲, 乙, 12\n';
    expect((await draw(`type: treemap\n${table}`)).svg).toContain('12万元');
    expect((await draw(`type: sankey\n${table}`)).svg).toContain('12万元');
  });

  it('say the unit of an axis only where all that it measures has that one', async () => {
    const table =
      'unit: {销量: 万件}\ndata: |\n  月, 退货率, 销量, 件数\n  一, 2.1%, 1500, 3\n  二, 1.8%, 1600, 4\n';
    const axisOf = async (head: string) => {
      const { svg } = await draw(`${head}\ndrawnBy: plain\n${table}`);
      return [...svg.matchAll(/>([\d,]+%?|万件)</g)].map(([, text]) => text);
    };
    expect(await axisOf('type: bar')).not.toContainEqual(expect.stringMatching(/%|万件/));
    expect(await axisOf('type: combo\nsecondary: [退货率]')).toEqual(
      expect.arrayContaining(['万件', '1,500', '2%']),
    );
  });

  it('break what stands beside a slice where there is no room for it, and cut no number', async () => {
    const { svg } = await draw(
      'type: pie\nunit: 万元\ndata: |\n  产品, 份额\n  甲, 45\n  乙, 30\n  三季度, 101\n  四季度, 154\n',
    );
    expect(svg).toContain('46.67%');
    expect(svg).not.toContain('…');
  });

  it('draw no step of a waterfall for an empty cell', async () => {
    const { shapes } = await draw('type: waterfall\ndata: |\n  项, 数\n  甲, 1\n  乙, ""\n  丙, 2\n');
    const nodes = shapes.flatMap(({ role, label }) => (role === 'node' ? [label] : []));
    expect(nodes).toEqual(expect.arrayContaining(['甲 1', '丙 2']));
    expect(nodes.filter((label) => label.startsWith('乙'))).toEqual([]);
  });

  it('set the zeros of two axes on one line, and say what the second measures', async () => {
    const { svg } = await draw(
      'type: combo\ndrawnBy: plain\ndata: |\n  月, 收入, 率\n  一, 1180, 12\n  二, -260, 300\n',
    );
    const zeros = [...svg.matchAll(/translate\(([\d.]+) ([\d.]+)\)"[^>]*>0</g)];
    expect(new Set(zeros.map(([, , y]) => y)).size).toBe(1);
    expect(zeros).toHaveLength(2);
    expect(svg).toContain('率（右轴）');
  });

  it('set dates of a line as far apart as they are in time, in their order', async () => {
    const { svg } = await draw(
      'type: line\ndrawnBy: plain\ndata: |\n  日, 数\n  2026-01-21, 3\n  2026-01-01, 1\n  2026-01-02, 2\n',
    );
    const drawn = [...svg.matchAll(/matrix\([\d.]+,0,0,[\d.]+,([\d.]+),[\d.]+\)/g)].map(([, x]) => Number(x));
    const [first = 0, second = 0, third = 0] = drawn;
    expect((third - first) / (second - first)).toBeCloseTo(20, 0);
  });

  it('fill all bars of a series alike, however thin', async () => {
    const strokes = async (rows: string) => {
      const { svg, shapes } = await draw(`type: bar\ndata: |\n  项, 数\n  甲, 200\n${rows}`);
      const bar = shapes.find(({ label }) => label === '乙 数 3');
      return svg.match(new RegExp(`data-shape="${bar?.id}".*?</g>`))?.[0] ?? '';
    };
    expect(await strokes('  乙, 3\n')).toContain('fill-opacity="0.18"');
  });

  it('wrap long titles, and grow for many names', async () => {
    const rows = Array.from({ length: 60 }, (_, n) => `  名${n}, ${n}\n`).join('');
    const { svg } = await draw(
      `type: bar\nhorizontal: true\ntitle: ${'很长的标题'.repeat(12)}\ndata: |\n  店, 数\n${rows}`,
    );
    expect(Number(/viewBox="0 0 720 (\d+)"/.exec(svg)?.[1])).toBeGreaterThan(1200);
    expect(svg).not.toContain('很长的标题'.repeat(12));
    expect(svg).toContain('>名0<');
    expect(svg).toContain('>名31<');
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
