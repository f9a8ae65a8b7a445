import { describe, expect, it } from 'vitest';
import { textChange } from '@letu/core';
import { readSource } from '../src/source/readSource.js';
import { zhCN } from '../src/locales/zh-CN.js';
import { typeOf, withType } from '../src/surface/text/chartType.js';
import { withColumnName } from '../src/surface/text/columnName.js';
import * as edit from '../src/surface/text/editTable.js';
import { readSourceTable, withNewTable } from '../src/surface/text/sourceTable.js';
import { hasHeads, withWholeTable } from '../src/surface/text/wholeTable.js';
import { rowsOf, type TableText } from '../src/surface/text/tableText.js';

const YAML = `# 注释一
type: bar # 类型
title: "销售额"
data: |
  季度, 北京, 上海
  一季度, 120, 98
  "二, 三季度", 132, 110

# 注释二
unit: 万元
`;

const JSON_TEXT = `{
  "type": "line",
  "data": [
    ["Hour", "p50", "p95"],
    ["00:00", 42, 95],
    ["04:00", 38, 88]
  ],
  "unit": "ms"
}
`;

const LIST = `type: bar
data:
  # 列名
  - [季度, 北京] # 头
  # 一行
  - [一季度, 120]
  -
    - 二季度
    - 132
unit: 万元
`;

/** Returns a source whose table was changed. */
function changed(source: string, change: (table: TableText) => TableText): string {
  const read = readSourceTable(source);
  if (typeof read === 'string') throw new Error(`There is no table: ${read}.`);
  return read.write(change(read.table));
}

/** Returns the texts of a source's table. */
function texts(source: string): readonly (readonly string[])[] {
  const read = readSourceTable(source);
  if (typeof read === 'string') throw new Error(`There is no table: ${read}.`);
  return rowsOf(read.table).map(({ cells }) => cells.map(({ text }) => text));
}

/** Returns the lines that two texts do not have in common, as `-` and `+`. */
function difference(before: string, after: string): readonly string[] {
  const [was, is] = [before.split('\n'), after.split('\n')];
  return [
    ...was.filter((line) => !is.includes(line)).map((line) => `-${line}`),
    ...is.filter((line) => !was.includes(line)).map((line) => `+${line}`),
  ];
}

describe('the table of a source', () => {
  it.each([
    ['YAML', YAML],
    ['JSON', JSON_TEXT],
    ['a list', LIST],
    ['lines that end in CRLF', YAML.replaceAll('\n', '\r\n')],
    ['tabs', 'type: bar\ndata: |\n  季度\t北京\n  一\t\n  \t\t\n'],
    ['ragged rows', 'type: bar\ndata: |\n  a, b, c\n  d\n  e, 1, 2, 3\n'],
    ['a list in one line', '{type: bar, data: [[a, b], ["c", 1], [], [d, 2 ]]}'],
    ['no line break at the end', 'type: bar\ndata: |\n  a, b\n  c, 1'],
    ['quotes', 'type: bar\ndata: "a, b\\nc, 1"\n'],
  ])('is written as it was read: %s', (_name, source) => {
    const written = changed(source, (table) => table);
    expect(texts(written)).toEqual(texts(source));
    if (!source.includes('\\n')) expect(written).toBe(source);
  });

  it('says where each cell stands, as the engine does', () => {
    for (const source of [YAML, JSON_TEXT, LIST]) {
      const read = readSourceTable(source);
      const { chart } = readSource(source, zhCN);
      if (typeof read === 'string' || !chart) throw new Error('There is no table.');
      const places = rowsOf(read.table).map(({ cells }) =>
        cells.map(({ from, core }) => [from, from + core.length]),
      );
      const { columns } = chart.table;
      expect(places).toEqual(
        [-1, ...Array.from({ length: chart.table.rowCount }, (_, row) => row)].map((row) =>
          columns.map(({ head, cells }) => {
            const range = row < 0 ? head.range : cells[row]?.range;
            return [range?.from, range?.to];
          }),
        ),
      );
    }
  });

  it.each([
    ['nothing', '', 'empty'],
    ['no data', 'type: bar\n', 'empty'],
    ['empty data', 'type: bar\ndata: |\ntitle: x\n', 'empty'],
    ['data without a value', 'data:\ntype: bar\n', 'empty'],
    ['a mistake', 'type: [bar\ndata: |\n  a, b\n', 'broken'],
    ['a plain text', '标题：销售额', 'broken'],
    ['data that is no table', 'data: {a: 1}\n', 'broken'],
  ])('is not there for %s', (_name, source, state) => {
    expect(readSourceTable(source)).toBe(state);
  });
});

describe('editing the table', () => {
  const set = (row: number, column: number, text: string) => (table: TableText) =>
    edit.setCells(table, [{ row, column, text }]);

  it.each([
    ['YAML', YAML, ['-  一季度, 120, 98', '+  一季度, 125, 98']],
    ['JSON', JSON_TEXT, ['-    ["00:00", 42, 95],', '+    ["00:00", 125, 95],']],
    ['a list', LIST, ['-  - [一季度, 120]', '+  - [一季度, 125]']],
  ])('changes one cell and nothing else: %s', (_name, source, lines) => {
    expect(difference(source, changed(source, set(1, 1, '125')))).toEqual(lines);
  });

  it('keeps CRLF', () => {
    const source = YAML.replaceAll('\n', '\r\n');
    const after = changed(source, (table) => edit.insertRows(set(2, 2, '7')(table), 3, 1));
    expect(after.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(texts(after)[2]).toEqual(['二, 三季度', '132', '7']);
  });

  it('quotes what would be two cells, and unquotes what is one again', () => {
    const after = changed(YAML, set(1, 0, '一季度, 初'));
    expect(after).toContain('\n  "一季度, 初", 120, 98\n');
    expect(changed(after, set(1, 0, '一季度'))).toBe(YAML);
    expect(texts(changed(YAML, set(1, 0, '他说"好"')))[1]?.[0]).toBe('他说"好"');
    expect(texts(changed(YAML, set(1, 0, '"好"')))[1]?.[0]).toBe('"好"');
    expect(texts(changed(YAML, set(0, 1, '北京;东')))[0]).toEqual(['季度', '北京;东', '上海']);
    expect(texts(changed('data: |\n  a; b\n  c; 1\n', set(0, 1, 'x,y')))).toEqual([
      ['a', 'x,y'],
      ['c', '1'],
    ]);
  });

  it('writes texts and numbers of JSON as such', () => {
    const after = changed(JSON_TEXT, (table) =>
      edit.setCells(table, [
        { row: 1, column: 0, text: '08:00' },
        { row: 1, column: 1, text: '12%' },
        { row: 2, column: 1, text: '-3.5' },
        { row: 2, column: 2, text: '' },
        { row: 0, column: 1, text: '2021' },
      ]),
    );
    expect((JSON.parse(after) as { data: unknown }).data).toEqual([
      ['Hour', '2021', 'p95'],
      ['08:00', '12%', 95],
      ['04:00', -3.5, ''],
    ]);
  });

  it('writes words of a list bare, and what YAML would read in another way in quotes', () => {
    const word = (text: string) => /- \[一季度, (.*)\]/.exec(changed(LIST, set(1, 1, text)))?.[1];
    expect(['北京', '1.50', '007', 'true', 'a: b', '- x', '1,000', '# x', '', '12%'].map(word)).toEqual([
      '北京',
      '"1.50"',
      '"007"',
      '"true"',
      '"a: b"',
      '"- x"',
      '"1,000"',
      '"# x"',
      '""',
      '"12%"',
    ]);
  });

  it('writes a row with a dash for each cell in brackets, once it is changed', () => {
    expect(difference(LIST, changed(LIST, set(2, 1, '140')))).toEqual([
      '-  -',
      '-    - 二季度',
      '-    - 132',
      '+  - [二季度, 140]',
    ]);
  });

  it('grows to the cell that is written', () => {
    expect(texts(changed(YAML, set(4, 3, 'x')))).toEqual([
      ['季度', '北京', '上海', ''],
      ['一季度', '120', '98', ''],
      ['二, 三季度', '132', '110', ''],
      ['', '', '', ''],
      ['', '', '', 'x'],
    ]);
    expect(texts(changed(JSON_TEXT, set(3, 0, '08:00'))).at(-1)).toEqual(['08:00', '', '']);
    expect(texts(changed(LIST, set(3, 1, '1'))).at(-1)).toEqual(['', '1']);
  });

  it.each([
    ['YAML', YAML, ['+  , , ']],
    ['JSON', JSON_TEXT, ['+    ["", "", ""],']],
    ['a list', LIST, ['+  - ["", ""]']],
    ['JSON in one line', '{"data": [["a", "b"], ["c", 1]]}', undefined],
  ])('adds a row: %s', (_name, source, lines) => {
    const after = changed(source, (table) => edit.insertRows(table, 1, 1));
    expect(texts(after)).toEqual([
      texts(source)[0],
      texts(source)[0]?.map(() => ''),
      ...texts(source).slice(1),
    ]);
    if (lines) expect(difference(source, after)).toEqual(lines);
  });

  it.each([
    ['YAML', YAML],
    ['JSON', JSON_TEXT],
    ['a list', LIST],
    ['JSON in one line', '{"data": [["a", "b"], ["c", 1], ["d", 2]]}'],
  ])('takes away and moves rows: %s', (_name, source) => {
    const [head, one, two] = texts(source);
    expect(texts(changed(source, (table) => edit.removeRows(table, 2, 1)))).toEqual([head, one]);
    expect(texts(changed(source, (table) => edit.removeRows(table, 1, 1)))).toEqual([head, two]);
    const moved = changed(source, (table) => edit.moveRows(table, 2, 1, 1));
    expect(texts(moved)).toEqual([head, two, one]);
    expect(changed(moved, (table) => edit.moveRows(table, 1, 1, 3))).toBe(source);
    const more = changed(source, (table) => edit.insertRows(table, 3, 2));
    expect(changed(more, (table) => edit.removeRows(table, 3, 2))).toBe(source);
  });

  it.each([
    ['YAML', YAML],
    ['JSON', JSON_TEXT],
    ['JSON in one line', '{"data": [ ["a", "b", "c"], ["d", 1, 2] ]}'],
    ['tabs', 'data: |\n  a\tb\tc\n  d\t1\t2\n'],
  ])('takes away, adds and moves columns: %s', (_name, source) => {
    const was = texts(source);
    const without = (column: number) => was.map((row) => row.toSpliced(column, 1));
    for (const column of [0, 1, 2]) {
      expect(texts(changed(source, (table) => edit.removeColumns(table, column, 1)))).toEqual(
        without(column),
      );
      const more = changed(source, (table) => edit.insertColumns(table, column, 1));
      expect(texts(more)).toEqual(was.map((row) => row.toSpliced(column, 0, '')));
      expect(changed(more, (table) => edit.removeColumns(table, column, 1))).toBe(source);
    }
    const moved = changed(source, (table) => edit.moveColumns(table, 2, 1, 1));
    expect(texts(moved)).toEqual(was.map(([a, b, c]) => [a, c, b]));
    expect(changed(moved, (table) => edit.moveColumns(table, 1, 1, 3))).toBe(source);
    expect(changed(source, (table) => edit.moveColumns(edit.moveColumns(table, 0, 1, 3), 2, 1, 0))).toBe(
      source,
    );
  });

  it('keeps comments and their rows together', () => {
    const after = changed(LIST, (table) => edit.moveRows(table, 1, 1, 3));
    expect(after).toContain('  # 一行\n  - [一季度, 120]');
    expect(after).toContain('  # 列名\n  - [季度, 北京] # 头\n');
    expect(texts(after)).toEqual([
      ['季度', '北京'],
      ['二季度', '132'],
      ['一季度', '120'],
    ]);
  });

  it('leaves what is no row where it is', () => {
    const source = 'data: |\n\n  a, b\n\n  c, 1\n\n\ntype: bar\n';
    expect(changed(source, (table) => edit.insertRows(table, 2, 1))).toBe(
      'data: |\n\n  a, b\n\n  c, 1\n  , \n\n\ntype: bar\n',
    );
  });
});

describe('a new table', () => {
  const rows = [
    ['季度', '北京, 东'],
    ['一季度', '120'],
  ];
  it.each([
    '',
    'type: pie\n',
    'type: pie',
    'data: |\ntype: pie\n',
    'data: # 数据\ntype: pie\n',
    'type: pie\ndata:',
    '{"type": "pie"}',
    '{}',
    '{"data": null, "type": "pie"}',
  ])('is written where there is none: %j', (source) => {
    const after = withNewTable(source, rows);
    expect(texts(after)).toEqual(rows);
    expect(readSource(after.includes('type') ? after : withType(after, 'bar')!, zhCN).mistakes).toEqual([]);
  });
});

it.each([
  [
    'secondary: [率, b] # 右轴\nunit: {率: "%", b: 元}\n',
    'secondary: [增长率, b] # 右轴\nunit: {增长率: "%", b: 元}\n',
  ],
  ['secondary:\n  - "率"\nunit: 率\n', 'secondary:\n  - "增长率"\nunit: 率\n'],
  ['{"secondary": ["率"], "unit": {"率": "%"}}', '{"secondary": ["增长率"], "unit": {"增长率": "%"}}'],
])('calls a column by its new name everywhere: %j', (source, expected) => {
  expect(withColumnName(source, '率', '增长率')).toBe(expected);
});

describe('the type of a chart', () => {
  it.each([
    [YAML, YAML.replace('bar', 'pie')],
    [JSON_TEXT, JSON_TEXT.replace('"line"', '"pie"')],
    ["type: 'bar'\n", "type: 'pie'\n"],
    ['type:\ndata: |\n', 'type: pie\ndata: |\n'],
    ['type: bra\n', 'type: pie\n'],
    ['# 注释\ntitle: x\n', '# 注释\ntype: pie\ntitle: x\n'],
    ['{\n  "title": "x"\n}', '{\n  "type": "pie",\n  "title": "x"\n}'],
    ['{}', '{"type": "pie"}'],
    ['', 'type: pie\n'],
    ['# 注释\n', 'type: pie\n# 注释\n'],
  ])('is changed, and nothing else: %j', (source, expected) => {
    expect(withType(source, 'pie')).toBe(expected);
    expect(typeOf(expected)).toBe('pie');
  });

  it('is left alone where the source cannot be read', () => {
    expect(withType('type: [bar', 'pie')).toBeUndefined();
    expect(withType('标题', 'pie')).toBeUndefined();
    expect(typeOf('type: bra')).toBeUndefined();
  });
});

it('changes one cell among thousands of rows', () => {
  const rows = Array.from({ length: 5000 }, (_, row) => `  第${row}行, ${row}, ${row * 2}`).join('\n');
  const source = `type: line\ndata: |\n  行, 一, 二\n${rows}\n`;
  const after = changed(source, (table) => edit.setCells(table, [{ row: 4999, column: 1, text: '甲' }]));
  expect(after).toContain('\n  第4998行, 甲, 9996\n');
  expect(textChange(source, after)).toMatchObject({ insert: '甲' });
});

describe('a table that is pasted with the names of its columns', () => {
  const cells = [
    ['地区', '销售额', '增长率'],
    ['华东', '300', '(4.1%)'],
    ['华北', '', '５%'],
  ];

  it('is told from one without', () => {
    expect(hasHeads(cells)).toBe(true);
    expect(hasHeads(cells.slice(1))).toBe(false);
    expect(hasHeads(cells.slice(0, 1))).toBe(false);
    expect(
      hasHeads([
        ['甲', '乙'],
        ['丙', '丁'],
      ]),
    ).toBe(false);
  });

  it('takes the place of the whole table, and of its columns in the settings', () => {
    const source =
      'type: combo\nsecondary: [率]\ndata: |\n  月, 数, 率, 注\n  一, 1, 2, 3\n  二, 1, 2, 3\n  三, 1, 2, 3\n';
    const table = readSourceTable(source);
    if (typeof table === 'string') throw new Error(table);
    expect(withWholeTable(table, cells)).toBe(
      'type: combo\nsecondary: [增长率]\ndata: |\n  地区, 销售额, 增长率\n  华东, 300, (4.1%)\n  华北, , ５%\n',
    );
  });
});
