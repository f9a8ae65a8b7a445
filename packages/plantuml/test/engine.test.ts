import { describe, expect, it } from 'vitest';
import { defaultOptions, plantuml, plantumlMessages } from '@letu/plantuml';
import { engine } from '@letu/plantuml/engine';
import { describeEngineContract } from '../../core/test/engineContract.js';
import { draw, drawn } from './draw.js';

describeEngineContract({
  definition: plantuml,
  engine,
  messages: plantumlMessages,
  workerEntry: new URL('../src/engine.worker.ts', import.meta.url),
  mistakes: [
    {
      name: 'on a line of its own',
      source: '@startuml\nA -> B\nfoo bar baz\n@enduml',
      line: 3,
      text: 'foo bar baz',
    },
    { name: 'without @startuml', source: 'A -> B\nfoo bar baz', line: 2, text: 'foo bar baz' },
    { name: 'on the first line without @startuml', source: 'foo bar baz\nA -> B', line: 1 },
    {
      name: 'after Chinese',
      source: '@startuml\n甲 -> 乙 : 数据处理\n  这不是语句 吧\n@enduml',
      line: 3,
      text: '这不是语句 吧',
    },
    { name: 'after emoji', source: '@startuml\nA -> B : 😀👍🏽\nfoo bar\n@enduml', line: 3, text: 'foo bar' },
    {
      name: 'after a CRLF',
      source: '@startuml\r\nA -> B\r\nfoo bar\r\n@enduml\r\n',
      line: 3,
      text: 'foo bar',
    },
    { name: 'behind text before @startuml', source: '说明\n\n@startuml\nA -> B\nfoo bar\n@enduml', line: 5 },
    { name: 'in a class diagram', source: '@startuml\nclass A {\n x\n}\nclass B extends\n@enduml', line: 5 },
    { name: 'an end without a start', source: '@startuml\nstart\n:a;\nendwhile\nstop\n@enduml', line: 4 },
    { name: 'an unknown function', source: '@startuml\nA -> B\n!$x = %nothing()\n@enduml', line: 3 },
    { name: 'an unknown theme', source: '@startuml\n!theme 没有\nA -> B\n@enduml', line: 2 },
    { name: 'in JSON', source: '@startjson\n{\n  "名": "😀",\n  "值": ,\n}\n@endjson', line: 4 },
    { name: 'in YAML', source: '@startyaml\n名: 1\n  值: 2\n 数: 3\n@endyaml', line: 4 },
  ],
});

describe('plantuml', () => {
  it('draws the same whatever was drawn before', async () => {
    const messages = Array.from({ length: 12 }, (_, index) => `A${index} -> B${index}`).join('\n');
    const components = Array.from({ length: 12 }, (_, index) => `component C${index}`).join('\n');
    const before = await drawn(`@startuml\n${messages}\n@enduml`);
    await drawn(`@startuml\n${components}\n@enduml`);
    expect(await drawn(`@startuml\n${messages}\n@enduml`)).toBe(before);
  });

  it('draws the first of several diagrams and says where the next one is', async () => {
    const source = '@startuml\nA -> B : 一\n@enduml\n\n@startuml\nC -> D : 二\n@enduml\n';
    const result = await draw(source);
    expect(result.status === 'success' && result.svg).toContain('一');
    expect(result.status === 'success' && result.svg).not.toContain('二');
    expect(result.diagnostics).toMatchObject([{ severity: 'info', from: source.lastIndexOf('@startuml') }]);
  });

  it('lists wrapped text as it is written, and names without what XML makes of them', async () => {
    const labels = async (source: string) => {
      const result = await draw(source);
      return result.status === 'success' ? result.shapes?.map(({ label }) => label) : [];
    };
    const person = 'Person(a, "网页 应用", "用它的人 who knows")';
    expect(await labels(`@startuml\n!include <C4/C4_Container>\n${person}\n@enduml`)).toEqual([
      '«person» 网页 应用 用它的人 who knows',
    ]);
    for (const width of [30, 60, 90])
      expect(
        await labels(`@startuml\nskinparam wrapWidth ${width}\nrectangle "用它的人都知道" as a\n@enduml`),
        `wrapped at ${width}`,
      ).toEqual(['用它的人都知道']);
    expect(await labels('@startuml\nclass 库 {\n 书: Map<K,V>\n}\n@enduml')).toEqual(['库 书: Map<K,V>']);
    expect(await labels('@startuml\nmap 价目 {\n 苹果 => 三元\n}\n@enduml')).toEqual(['价目 苹果 三元']);
  });

  it(
    'draws the lines and boundaries of C4 for the ground they are on, and in the colours a diagram names',
    { tags: 'long' },
    async () => {
      const c4 = (said: string) =>
        `@startuml\n${said}\n!include <C4/C4_Container>\nSystem_Boundary(b, "界") {\n Person(a, "甲")\n Person(c, "乙")\n}\nRel(a, c, "用")\n@enduml`;
      const picture = async (theme: 'light' | 'dark', said = '') => {
        const result = await draw(c4(said), {}, { theme });
        return result.status === 'success' ? result.svg : '';
      };
      const light = await picture('light');
      expect(light).toContain('#444444');
      expect(light).toContain('#666666');
      const dark = await picture('dark');
      expect(dark).toContain('#B8B8B8');
      expect(dark).not.toMatch(/#444444|#666666/);
      expect(await picture('dark', '!$ARROW_COLOR = "#FF8800"')).toContain('#FF8800');
    },
  );

  it('draws a text whose @enduml is missing', async () => {
    expect(await drawn('@startuml\nA -> B : 你好')).toContain('你好');
  });

  it('reads a byte order mark as nothing', async () => {
    expect(await drawn('\uFEFF@startuml\nA -> B : 你好\n@enduml')).toContain('你好');
  });

  it('draws in the colours of a theme that the options or the source name', async () => {
    const plain = await drawn('@startuml\nA -> B\n@enduml');
    const optional = await drawn('@startuml\nA -> B\n@enduml', { themeName: 'cyborg' });
    expect(optional).not.toBe(plain);
    const untied = (svg: string) => svg.replaceAll(/ data-shape="\d+"/g, '');
    const source = '@startuml\n!theme cyborg\nA -> B\n@enduml';
    expect(untied(await drawn(source))).toBe(untied(optional));
    expect(untied(await drawn(source, { themeName: 'amiga' }))).toBe(untied(optional));
  });

  it('keeps the place of an error when options add statements', async () => {
    const result = await draw('@startuml\nA -> B\nfoo bar\n@enduml', {
      themeName: 'cyborg',
      layout: 'smetana',
      handwritten: true,
    });
    expect(result.diagnostics[0]).toMatchObject({ from: 17, to: 24 });
  });

  it('lays out with Smetana and wavers its lines on request', async () => {
    const source = '@startuml\nclass A\nclass B\nA --> B\n@enduml';
    const plain = await drawn(source);
    expect(await drawn(source, { layout: 'smetana' })).not.toBe(plain);
    expect(await drawn(source, { handwritten: true })).not.toBe(plain);
  });

  it('draws emoji and OpenIconic icons', async () => {
    const plain = await drawn('@startuml\nA -> B\n@enduml');
    for (const icon of ['<:smile:>', '<&heart>']) {
      const paths = (svg: string) => svg.split('<path').length;
      expect(paths(await drawn(`@startuml\nA -> B : ${icon}\n@enduml`))).toBeGreaterThan(paths(plain));
    }
  });

  it('draws a sprite as a picture', async () => {
    const svg = await drawn(
      '@startuml\nsprite $s [4x4/16] {\n0123\n4567\n89AB\nCDEF\n}\nrectangle "<$s> a"\n@enduml',
    );
    expect(svg).toMatch(/<image [^>]*href="data:image\/png;base64,/);
  });

  it('keeps the source out of the picture', async () => {
    expect(await drawn('@startuml\nA -> B\n@enduml')).not.toContain('plantuml-src');
  });

  it('fills in the version of PlantUML', async () => {
    expect(await drawn('@startuml\nA -> B : %version()\n@enduml')).toMatch(/>1\.\d{4}\.\d+</);
  });

  it('writes nothing to the console', async () => {
    const written: unknown[] = [];
    const { log, info, warn, error } = console;
    const note = (...values: unknown[]) => void written.push(values);
    Object.assign(console, { log: note, info: note, warn: note, error: note });
    try {
      await drawn('@startuml\n!theme cyborg\nclass A\nA --> B : <:smile:>\n@enduml');
      await draw('@startuml\n!include <nothing/here>\n@enduml');
      await draw('@startuml\nfoo bar\n@enduml');
    } finally {
      Object.assign(console, { log, info, warn, error });
    }
    expect(written).toEqual([]);
  });

  it('ends with an error when it is cancelled', async () => {
    const context = { signal: AbortSignal.abort(), theme: 'light' } as const;
    await expect(engine.render('A -> B', defaultOptions, context)).rejects.toMatchObject({ code: 'aborted' });
  });
});
