import { createServer } from 'node:http';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultExample } from '@letu/core';
import { kinds } from '@letu/kinds';
import { PNG } from 'pngjs';
import { callLetu, disposeRenderers, spawnLetu } from './runLetu.js';

let folder = '';
const inFolder = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'letu-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
afterAll(disposeRenderers);

async function file(name: string, content: string | Uint8Array): Promise<string> {
  await writeFile(inFolder(name), content);
  return inFolder(name);
}

/** Machines that run tests are busy: how long a picture may take is not what most of them test. */
const UNHURRIED = ['--timeout', '60'];

/** The files that hold the default example of each kind. */
async function defaultExamples(): Promise<string[]> {
  const paths: string[] = [];
  for (const { kind, loadKind } of kinds) {
    const definition = await loadKind();
    paths.push(await file(`${kind}${definition.extensions[0]}`, defaultExample(definition).source));
  }
  return paths;
}

/** The pixels of a PNG that are not white, as one text. */
function ink(bytes: Buffer): string {
  const { data } = PNG.sync.read(bytes);
  return Array.from({ length: data.length / 4 }, (_, index) =>
    (data[4 * index] ?? 255) < 128 ? '#' : ' ',
  ).join('');
}

/** Draws with a service of Kroki's kind that answers with this picture. Returns what it was asked for, too. */
async function renderByKroki(picture: string, ...options: string[]) {
  const asked: unknown[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      asked.push(JSON.parse(Buffer.concat(chunks).toString('utf8')));
      response.end(picture);
    });
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
  });
  const args = ['render', '-', '--kroki', `http://127.0.0.1:${port}`, '--type', 'ditaa', ...options];
  const ended = await callLetu(args, { input: '+--+' });
  server.close();
  return { asked, ...ended };
}

describe('letu render', () => {
  it('draws the default example of every kind as SVG', { timeout: 240_000, tags: 'long' }, async () => {
    const paths = await defaultExamples();
    const { code, stderr } = await callLetu(['render', ...paths, ...UNHURRIED, '-o', inFolder('all/')]);
    expect({ code, stderr }).toMatchObject({ code: 0, stderr: expect.not.stringContaining('错误') });
    for (const { kind } of kinds) {
      const svg = await readFile(inFolder(`all/${kind}.svg`), 'utf8');
      expect(svg).toMatch(/^<\?xml [^>]*>\n<svg\b[^]*<\/svg>\n$/);
    }
  });

  // Engines are loaded anew for it: `npm test` leaves it out, and tests the pixels of one kind.
  it('draws the default example of every kind as PNG', { tags: 'long' }, async () => {
    const paths = await defaultExamples();
    const look = ['--theme', 'dark', '--background', '#111'];
    const output = ['-o', inFolder('all/{type}.png')];
    const { code, stderr } = await callLetu(['render', ...paths, ...UNHURRIED, ...output, ...look]);
    expect(code, stderr).toBe(0);
    for (const { kind } of kinds) {
      const { width, height, data } = PNG.sync.read(await readFile(inFolder(`all/${kind}.png`)));
      expect(width * height, kind).toBeGreaterThan(1000);
      // D2, the themes of maps and pages of general diagrams paint a background of their own.
      const corner = ['d2', 'mindmap', 'drawio'].includes(kind)
        ? [data[0], data[1], data[2], 0xff]
        : [0x11, 0x11, 0x11, 0xff];
      expect([...data.subarray(0, 4)], kind).toEqual(corner);
    }
  });

  it('reads the standard input and writes the standard output', async () => {
    const { code, stdout, stderr } = await spawnLetu(['render', '-'], { input: 'digraph { 甲 -> 乙 }' });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout.toString('utf8')).toContain('>甲<');
  });

  it('shows a mistake at its place, with carets as wide as the text', async () => {
    const path = await file('错误.dot', 'digraph {\n  数据 [标签 -> 处理]\n}');
    const { code, stdout, stderr } = await spawnLetu(['render', path]);
    expect(code).toBe(1);
    expect(stdout).toHaveLength(0);
    expect(stderr).toBe(
      `${path}:2:7: 错误：属性“标签”后面缺少等号和值；值里有空格时要加双引号。\n` +
        '  2 │   数据 [标签 -> 处理]\n' +
        '    │         ^^^^\n',
    );
  });

  it('speaks the language of the terminal, or the one asked for', async () => {
    const input = 'digraph { a -> }';
    const [terminal, asked] = await Promise.all([
      callLetu(['render', '-'], { input, env: { LANG: 'en_GB.UTF-8' } }),
      callLetu(['render', '-', '--locale', 'zh-CN'], { input, env: { LANG: 'en_GB.UTF-8' } }),
    ]);
    expect(terminal.stderr).toContain('standard input:1:16: error: A node is needed');
    expect(asked.stderr).toContain('标准输入:1:16: 错误：');
  });

  it('writes diagnostics for programs and goes on after a file that fails', async () => {
    const bad = await file('bad.gv', 'digraph {\n  "😀" -> }');
    const good = await file('good.gv', 'digraph { a [shape=foo] }');
    const missing = inFolder('missing.gv');
    const run = await spawnLetu(['render', bad, missing, good, '-o', inFolder('json'), '--format', 'json']);
    expect(run).toMatchObject({ code: 1, stderr: '' });
    expect(JSON.parse(run.stdout.toString('utf8'))).toEqual([
      {
        file: missing,
        type: '',
        status: 'error',
        error: { code: 'cannot-read', message: expect.any(String) },
        diagnostics: [],
      },
      {
        file: bad,
        type: 'graphviz',
        status: 'failure',
        diagnostics: [
          {
            from: 20,
            to: 21,
            line: 2,
            column: 11,
            endLine: 2,
            endColumn: 12,
            severity: 'error',
            source: 'graphviz',
            message: expect.stringContaining('需要一个节点'),
          },
        ],
      },
      {
        file: good,
        type: 'graphviz',
        status: 'success',
        output: inFolder('json/good.svg'),
        diagnostics: [expect.objectContaining({ severity: 'warning', line: 1, column: 20 })],
      },
    ]);
    expect(await readdir(inFolder('json'))).toEqual(['good.svg']);
  });

  it('puts the picture into the JSON where it was to be written nowhere', async () => {
    const { code, stdout } = await callLetu(['render', '-', '--format', 'json'], { input: 'graph { 甲 }' });
    expect(code).toBe(0);
    expect(JSON.parse(stdout.toString('utf8'))[0].svg).toContain('>甲<');
  });

  it('keeps the standard output for the picture where JSON is wanted too', async () => {
    const { stdout, stderr } = await callLetu(['render', '-', '-o', '-', '--format', 'json'], {
      input: 'graph { a }',
    });
    expect(stdout.toString('utf8')).toMatch(/^<\?xml/);
    expect(JSON.parse(stderr)).toMatchObject([{ status: 'success' }]);
  });

  it('ends a picture that takes longer than the time limit', async () => {
    const edges = Array.from(
      { length: 1500 },
      (_, index) => `n${(index * 7919) % 400} -> n${(index * 104_729) % 397}`,
    );
    const input = `digraph { ${edges.join(';')} }`;
    const { code, stdout } = await callLetu(['render', '-', '--timeout', '1', '--format', 'json'], { input });
    expect(code).toBe(1);
    expect(JSON.parse(stdout.toString('utf8'))).toMatchObject([
      { status: 'error', error: { code: 'timeout' } },
    ]);
  });

  it('passes options on to the engine', async () => {
    const input = 'digraph { a -> {b c} }';
    const [dot, circo] = await Promise.all([
      callLetu(['render', '-'], { input }),
      callLetu(['render', '-', '--option', 'layout=circo'], { input }),
    ]);
    expect(circo.code).toBe(0);
    expect(circo.stdout.equals(dot.stdout)).toBe(false);
  });

  it('passes on options whose defaults the engine chooses itself', async () => {
    const draw = (...options: string[]) =>
      callLetu(['render', '-', '--type', 'd2', ...options.flatMap((option) => ['--option', option])], {
        input: '下单 -> 发货',
      });
    const [plain, letu, wrong] = await Promise.all([
      draw(),
      draw('theme=letu', 'pad=0', 'sketch=false'),
      draw('theme=pink'),
    ]);
    expect([plain.code, letu.code, wrong.code]).toEqual([0, 0, 2]);
    expect(letu.stdout.equals(plain.stdout)).toBe(false);
    expect(wrong.stderr).toContain('--option theme 不能是“pink”');
  });

  it.each([
    [
      'GB 18030',
      Buffer.concat([Buffer.from('graph { "'), Buffer.from([0xca, 0xfd, 0xbe, 0xdd]), Buffer.from('" }')]),
      '数据',
    ],
    ['Latin-1', Buffer.from('graph { charset=latin1; "Zürich" }', 'latin1'), 'Zürich'],
    ['UTF-16 with a byte order mark', Buffer.from('\uFEFFgraph { "数据" }', 'utf16le'), '数据'],
    ['UTF-8 with a byte order mark', Buffer.from('\uFEFFgraph { "数据" }'), '数据'],
  ])('reads a file in %s', async (_name, bytes, label) => {
    const { code, stdout } = await callLetu(['render', '-', '--type', 'graphviz'], { input: bytes });
    expect(code).toBe(0);
    expect(stdout.toString('utf8')).toContain(`>${label}<`);
  });

  it('includes PlantUML files of the diagram’s folder and no others', async () => {
    await file('parts.puml', '@startuml\nclass 用户\n@enduml');
    await rm(join(tmpdir(), 'letu-outside.puml'), { force: true });
    const inside = await file('inside.puml', '@startuml\n!include parts.puml\n用户 --> 订单\n@enduml');
    const outside = await file('outside.puml', '@startuml\n!include ../letu-outside.puml\n@enduml');
    await writeFile(join(tmpdir(), 'letu-outside.puml'), '@startuml\nclass 秘密\n@enduml');
    const run = await callLetu(['render', inside, outside, '-o', inFolder('includes/')]);
    await rm(join(tmpdir(), 'letu-outside.puml'), { force: true });
    expect(run.code).toBe(1);
    expect(run.stderr).toContain(`${outside}:2:`);
    expect(await readdir(inFolder('includes'))).toEqual(['inside.svg']);
  }, 60_000);

  it('draws with a Kroki service where one is named', async () => {
    const { asked, code, stdout } = await renderByKroki(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>远方</text></svg>',
      '--option',
      'scale=2',
    );
    expect(code).toBe(0);
    expect(stdout.toString('utf8')).toContain('远方');
    expect(asked).toMatchObject([
      { diagram_source: '+--+', diagram_type: 'ditaa', diagram_options: { scale: '2' } },
    ]);
  });
});

describe('the PNG of letu render', () => {
  it('takes nothing from the files of this machine, whoever drew the picture', async () => {
    const red = new PNG({ width: 8, height: 8 });
    for (let at = 0; at < red.data.length; at += 4) red.data.set([255, 0, 0, 255], at);
    const path = await file('red.png', PNG.sync.write(red));
    const image = (address: string) => `<image width="8" height="8" ${address}/>`;
    const picture = (content: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xlink" width="8" height="8">${content}</svg>`;
    const inPlace = `data:image/png;base64,${PNG.sync.write(red).toString('base64')}`;
    const reds = async (content: string) => {
      const { code, stdout, stderr } = await renderByKroki(picture(content), '--to', 'png');
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      return PNG.sync.read(stdout).data.filter((value, at) => at % 4 === 0 && value === 255).length;
    };
    expect(await reds(image(`href="${inPlace}"`))).toBe(64);
    for (const address of [`href="${path}"`, `x:href='file://${path}'`, `href = "${path}"`])
      expect(await reds(image(address)), address).toBe(0);
  }, 60_000);

  const draw = async (label: string, ...options: string[]) => {
    const input = `graph { node [shape=plain]; "${label}" }`;
    const args = ['render', '-', '--to', 'png', '--background', 'white', ...options];
    const { code, stdout, stderr } = await callLetu(args, { input });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    return stdout;
  };

  it('has the size of the picture times the scale', async () => {
    const [single, double] = await Promise.all([draw('数据处理'), draw('数据处理', '--scale', '2')]);
    const [small, large] = [PNG.sync.read(single), PNG.sync.read(double)];
    expect(Math.abs(large.width - 2 * small.width)).toBeLessThanOrEqual(1);
    expect(Math.abs(large.height - 2 * small.height)).toBeLessThanOrEqual(2);
  });

  it('shows each Chinese character as itself and not as a box', async () => {
    const pictures = (
      await Promise.all(['中', '语', '数'].map((character) => draw(character, '--scale', '4')))
    ).map(ink);
    expect(new Set(pictures).size).toBe(3);
    for (const picture of pictures) expect(picture.replaceAll(' ', '').length).toBeGreaterThan(200);
  });

  it('draws with the font that is given', async () => {
    const font = new URL('../../../node_modules/katex/dist/fonts/KaTeX_Fraktur-Regular.ttf', import.meta.url);
    const [plain, fraktur] = await Promise.all([
      draw('Rag', '--scale', '3'),
      draw('Rag', '--scale', '3', '--font', font.pathname),
    ]);
    expect(ink(fraktur)).not.toBe(ink(plain));
  });
});

describe('wrong usage of letu', () => {
  it.each([
    [['frobnicate'], '没有“frobnicate”这个命令'],
    [['render'], '请给出要画的文件'],
    [['render', '-', '--frob'], '没有“--frob”这个选项'],
    [['render', '-', '--theme', 'pink'], '--theme 不能是“pink”'],
    [['render', '-', '--type', 'uml'], '--type 不能是“uml”'],
    [['render', '-', '--scale', '0'], '--scale 不能是“0”'],
    [['render', '-', '-o', 'a.gif'], '要以 .svg 或 .png 结尾'],
    [['render', '-', '--option', 'layout'], '--option 要写成 名=值'],
    [['render', '-', '--option', 'colour=red'], 'graphviz 没有选项“colour”，可用的有：look、layout'],
    [['render', '-', '--font', 'package.json'], '“package.json”不是可用的字体文件'],
    [['render', 'README.md', 'package.json', '--type', 'd2'], '请用 -o 指定文件夹'],
    [['render', 'package.json', 'apps/demo/package.json', '--type', 'd2', '-o', 'x/'], '不止一张图要写到'],
  ])('is told and ends with 2: %j', async (args, message) => {
    const { code, stdout, stderr } = await callLetu(args, { input: 'graph { a }' });
    expect({ code, stdout: stdout.toString('utf8') }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(message);
  });

  it('is told where nothing says what kind of diagram a file is', async () => {
    const path = await file('笔记.txt', '今天天气很好。');
    const { code, stderr } = await callLetu(['render', path]);
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: `letu: 看不出“${path}”是哪种图，请用 --type 指定。\n`,
    });
  });
});

describe('letu encode and decode', () => {
  it('give back the very text, in the dialect asked for', async () => {
    const text = 'digraph {\r\n  数据 -> "😀"\r\n}\n';
    for (const dialect of ['kroki', 'plantuml', 'letu']) {
      const encoded = await callLetu(['encode', '--dialect', dialect], { input: text });
      expect(encoded.code).toBe(0);
      expect(encoded.stdout.toString('utf8')).toMatch(/^\S+\n$/);
    }
    const { stdout: code } = await callLetu(['encode'], { input: text });
    const [fromArgument, fromInput] = await Promise.all([
      callLetu(['decode', '--', code.toString('utf8').trim()]),
      callLetu(['decode'], { input: code }),
    ]);
    expect(fromArgument.stdout.toString('utf8')).toBe(text);
    expect(fromInput.stdout.toString('utf8')).toBe(text);
  });

  it('say what a link is', async () => {
    const { stdout: code } = await callLetu(['encode'], { input: 'box "甲"' });
    const link = `https://kroki.example.com/pikchr/svg/${code.toString('utf8').trim()}`;
    const { stdout } = await callLetu(['decode', link, '--format', 'json']);
    expect(JSON.parse(stdout.toString('utf8'))).toMatchObject({
      dialect: 'kroki',
      type: 'pikchr',
      source: 'box "甲"',
    });
  });

  it('say what is wrong with a code and end with 1', async () => {
    const { code, stderr } = await callLetu(['decode', 'https://kroki.example.com/pikchr/svg/eNpL']);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^letu: .*\p{Script=Han}.*\n$/u);
  });
});

describe('letu', () => {
  it('tells its version and its usage in both languages', async () => {
    const [version, chinese, english] = await Promise.all([
      callLetu(['--version']),
      callLetu(['--help']),
      callLetu(['--help', '--locale', 'en-US']),
    ]);
    expect(version.stdout.toString('utf8')).toMatch(/^\d+\.\d+\.\d+\n$/);
    const options = (text: string) => text.match(/--[a-z]+/g);
    expect(options(english.stdout.toString('utf8'))).toEqual(options(chinese.stdout.toString('utf8')));
    expect(chinese.stdout.toString('utf8')).toContain('用法');
    expect([version.code, chinese.code, english.code]).toEqual([0, 0, 0]);
  });
});
