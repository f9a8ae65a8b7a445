import { describe, expect, it } from 'vitest';
import type { RenderContext } from '@letu/core';
import { d2, type D2Options, d2Messages } from '@letu/d2';
import { engine } from '@letu/d2/engine';
import { describeEngineContract } from '../../core/test/engineContract.js';

describeEngineContract({
  definition: d2,
  engine,
  messages: d2Messages,
  workerEntry: new URL('../src/engine.worker.ts', import.meta.url),
  mistakes: [
    { name: 'on the first line', source: 'x: {shape: nope}', line: 1, text: 'nope' },
    { name: 'on a later line', source: 'a\n\n  b -> ', line: 3, text: 'b ->' },
    { name: 'after Chinese', source: '数据: {shape: 不存在}', line: 1, text: '不存在' },
    { name: 'after emoji', source: '"😀👍🏽": 好 {shape: 椭圆}', line: 1, text: '椭圆' },
    {
      name: 'after Chinese and emoji on a later line',
      source: '😀: 甲\n乙.style.opacity: 5',
      line: 2,
      text: '5',
    },
    { name: 'after a CRLF', source: 'a: 中\r\nb: {shape: nope}\r\n', line: 2, text: 'nope' },
    { name: 'after a byte order mark', source: '\uFEFF甲\n乙: {shape: nope}', line: 2, text: 'nope' },
    { name: 'an open brace', source: '甲: 一\n乙: {\n  丙', line: 2, text: '{' },
    { name: 'an open text', source: 'a: "没有结束', line: 1, text: '"没有结束' },
    { name: 'an import', source: 'a\n...@common', line: 2, text: '...@common' },
    {
      name: 'an unknown layout engine',
      source: '# layout-engine: elk\nvars: {d2-config: {layout-engine: 没有}}\na',
      line: 2,
      text: '没有',
    },
  ],
});

const signal = new AbortController().signal;
const draw = (source: string, options: D2Options = {}, context: Partial<RenderContext> = {}) =>
  engine.render(source, options, { signal, theme: 'light', ...context });

async function svgOf(source: string, options?: D2Options, context?: Partial<RenderContext>): Promise<string> {
  const result = await draw(source, options, context);
  if (result.status === 'failure') throw new Error(JSON.stringify(result.diagnostics));
  return result.svg;
}

describe('d2 diagnostics', () => {
  it('reports every mistake D2 finds, each once', async () => {
    const source = 'a: {shape: 甲}\nb: {shape: 乙}\n*.style.opacity: 9\n';
    const { diagnostics } = await draw(source);
    expect(diagnostics.map(({ from, to }) => source.slice(from, to))).toEqual(['甲', '乙', '9']);
  });

  it('names what is wrong in both languages', async () => {
    const source = 'a.style.stroke-width: 99';
    const [chinese, english] = [await draw(source), await draw(source, {}, { locale: 'en-US' })];
    expect(chinese.diagnostics[0]?.message).toBe('“stroke-width”应是 0 到 15 之间的数。');
    expect(english.diagnostics[0]?.message).toBe('“stroke-width” has to be a number from 0 to 15.');
  });

  it('recognises PlantUML', async () => {
    const { diagnostics } = await draw('@startuml\na -> b\n@enduml');
    expect(diagnostics[0]).toMatchObject({ from: 0, to: 9, message: '这看起来是 PlantUML，不是 D2。' });
  });

  it('lays a source that asks for TALA out with ELK, and says so there', async () => {
    const source = 'vars: {d2-config: {layout-engine: tala}}\n甲 -> 乙';
    const result = await draw(source);
    expect(result.status).toBe('success');
    expect(result.diagnostics).toHaveLength(1);
    const [warning] = result.diagnostics;
    expect(warning?.severity).toBe('warning');
    expect(source.slice(warning?.from, warning?.to)).toBe('tala');
  });

  it('warns of full-width signs in names, where Chinese is written, and not in quotes, labels and comments', async () => {
    const source = '用户 → 系统\n甲：登录\n"乙：丙" -> 丁: 步骤：一 # 注：释\n组: {\n  内；外 -> 甲\n}\n';
    const { status, diagnostics } = await draw(source);
    expect(status).toBe('success');
    expect(diagnostics.map(({ from, to, severity }) => `${severity} ${source.slice(from, to)}`)).toEqual([
      'warning →',
      'warning ：',
      'warning ；',
    ]);
    expect(diagnostics[0]?.from).toBe(source.indexOf('→'));
    expect(diagnostics[0]?.message).toBe(
      '“→”在这里是名称的一部分。需要符号请写半角的 -> ，需要文字请给名称加引号。',
    );
  });

  it('marks icons of other sites, which no view shows', async () => {
    const source = '甲: {icon: https://example.com/图.png}\n乙: {icon: data:image/png;base64,AAAA}';
    const { diagnostics } = await draw(source);
    expect(diagnostics.map(({ from, to }) => source.slice(from, to))).toEqual(['https://example.com/图.png']);
    expect(diagnostics[0]?.severity).toBe('info');
  });
});

describe('d2 boards', () => {
  const boards = '根\nlayers: {\n  细节: {甲 -> 乙}\n  "a.b": {丙}\n}\n';

  it('draws the root and names the others', async () => {
    const result = await draw(boards);
    expect(result).toMatchObject({ status: 'success' });
    expect(result.status === 'success' && result.svg).toContain('>根<');
    expect(result.diagnostics).toHaveLength(1);
    const [note] = result.diagnostics;
    expect(boards.slice(note?.from, note?.to)).toBe('layers');
    expect(note?.message).toContain('layers.细节、layers."a.b"');
  });

  it('draws the board the options name', async () => {
    expect(await svgOf(boards, { board: 'layers.细节' })).toContain('>乙<');
    expect(await svgOf(boards, { board: 'layers."a.b"' })).toContain('>丙<');
  });

  it('draws the first board that holds anything where the root is empty', async () => {
    expect(await svgOf('steps: {\n  一: {甲}\n  二: {乙}\n}')).toContain('>甲<');
  });

  it('draws the root and warns where the board does not exist', async () => {
    const result = await draw(boards, { board: 'layers.没有' });
    expect(result.status === 'success' && result.svg).toContain('>根<');
    expect(result.diagnostics[0]).toMatchObject({
      severity: 'warning',
      message: '没有“layers.没有”这张图。',
    });
  });
});

describe('d2 colours and options', () => {
  const dark = { theme: 'dark' } as const;
  const background = (svg: string) => /<rect [^>]*fill="(#[0-9A-F]{6})"/i.exec(svg)?.[1]?.toUpperCase();

  it('draws one scheme, the wanted one, whatever the system prefers', async () => {
    const source = 'vars: {d2-config: {theme-id: 1; dark-theme-id: 201}}\n甲';
    const [light, night] = [await svgOf(source), await svgOf(source, {}, dark)];
    expect(light + night).not.toContain('prefers-color-scheme');
    expect(background(light)).toBe('#FFFFFF');
    expect(Number.parseInt(background(night)?.slice(1, 3) ?? 'ff', 16)).toBeLessThan(0x40);
  });

  it('takes a theme from the options, and one from the source before it', async () => {
    const colour = async (source: string, options?: D2Options) =>
      /class="shape".*?fill="(#\w+)"/.exec(await svgOf(source, options))?.[1];
    const source = 'vars: {d2-config: {theme-id: 103}}\n甲';
    const [plain, given] = [await colour('甲'), await colour('甲', { theme: 'terminal' })];
    expect(given).not.toBe(plain);
    expect(await colour(source, { theme: 'terminal' })).toBe(await colour(source));
    expect(await colour(source)).not.toBe(plain);
  });

  it('follows the overrides of the source in the dark too', async () => {
    const source = 'vars: {d2-config: {dark-theme-overrides: {N7: "#123456"}}}\n甲';
    expect(background(await svgOf(source, {}, dark))).toBe('#123456');
    expect(background(await svgOf(source))).toBe('#FFFFFF');
  });

  it('lays out with the engine the options name, and with that of the source before it', async () => {
    const source = 'a -> b; a -> c; b -> d; c -> d';
    const configured = `vars: {d2-config: {layout-engine: elk}}\n${source}`;
    const paths = async (text: string, options?: D2Options) =>
      (await svgOf(text, options)).match(/ d="M[^"]+"/g)?.join();
    const [dagre, elk] = [await paths(source), await paths(source, { layout: 'elk' })];
    expect(elk).not.toBe(dagre);
    expect(await paths(configured, { layout: 'dagre' })).toBe(elk);
  });

  it('takes from the options what a source with a configuration leaves open', async () => {
    const source = 'vars: {d2-config: {layout-engine: elk}}\n甲 -> 乙';
    const [plain, sketched] = [await svgOf(source), await svgOf(source, { sketch: true, layout: 'dagre' })];
    expect(sketched.length).toBeGreaterThan(plain.length * 2);
  });

  it('draws by hand and with the given margin', async () => {
    const plain = await svgOf('甲 -> 乙', { pad: 10 });
    expect(plain.length).toBeLessThan((await svgOf('甲 -> 乙', { pad: 10, sketch: true })).length);
    const width = (svg: string) => Number(/ width="(\d+)"/.exec(svg)?.[1]);
    expect(width(await svgOf('甲 -> 乙', { pad: 60 })) - width(plain)).toBe(100);
  });

  it('leaves out options that are not valid, and says so', async () => {
    // Options come from links and stored settings as well as from typed code.
    const options = { layout: 'tala', theme: '__proto__', pad: -1, sketch: 'yes' } as unknown as D2Options;
    const result = await draw('甲', options);
    expect(result.status).toBe('success');
    expect(result.diagnostics.map(({ severity }) => severity)).toEqual(Array(4).fill('warning'));
    expect(result.diagnostics[0]?.message).toBe('选项“layout”的取值无效，已忽略。');
  });
});

describe('d2 pictures', () => {
  const source = '甲: 外框 {乙: 内层}\n甲.乙 -> 丙: 标签\n"a<b>.\'c\'" <-> 甲.乙\n';

  it('are told by their shapes', async () => {
    const result = await draw(source);
    if (result.status === 'failure') throw new Error(JSON.stringify(result.diagnostics));
    const { svg, shapes = [] } = result;
    const told = shapes.map(({ id, range, ...shape }) => [
      { id, ...shape },
      source.slice(range?.from, range?.to),
    ]);
    expect(told).toEqual([
      [{ id: '0', role: 'group', label: '外框', key: '甲' }, '甲'],
      [{ id: '1', role: 'node', label: '内层', key: '乙', parent: '0' }, '乙'],
      [{ id: '2', role: 'node', label: '丙', key: '丙' }, '丙'],
      [{ id: '3', role: 'node', label: "a<b>.'c'", key: "a<b>.'c'" }, '"a<b>.\'c\'"'],
      [{ id: '4', role: 'link', label: '标签', from: '1', to: '2' }, '甲.乙 -> 丙'],
      [{ id: '5', role: 'link', label: '', from: '3', to: '1', arrows: 'both' }, '"a<b>.\'c\'" <-> 甲.乙'],
    ]);
    for (const { id } of shapes) expect(svg).toContain(`<g data-shape="${id}" class="`);
  });
});
