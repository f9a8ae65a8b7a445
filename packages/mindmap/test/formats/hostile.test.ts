import { describe, expect, it, vi } from 'vitest';
import { FormatError } from '@letu/core';
import { decodeFile } from '@letu/codec';
import { facts } from '../../src/facts.js';
import { MAX_TOPICS } from '../../src/document/model.js';
import { patched, withDirectory, xmindOf, zip } from './archives.js';
import { read } from './converted.js';

const MILLION = 1_000_000;
/** Far more than any of these takes, and far less than what they are made for. */
const SOON = { timeout: 30_000 };

/** Reads a file that cannot be read, and returns what is said of it. */
async function refusal(format: string, file: string | Uint8Array): Promise<string> {
  const error = await read(format, file).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(FormatError);
  return (error as FormatError).told['zh-CN'];
}

const XML = '<?xml version="1.0"?>';
const mm = (inside: string, doctype = '') => `${XML}${doctype}<map version="1.0.1">${inside}</map>`;
const opml = (inside: string, doctype = '') =>
  `${XML}${doctype}<opml version="2.0"><body>${inside}</body></opml>`;

describe('an archive', () => {
  const sound = xmindOf({ title: '甲' });

  it('that unpacks to a thousand times its size is not unpacked', async () => {
    const bomb = zip({ 'content.json': `[${' '.repeat(3 << 20)}]` });
    expect(bomb.length).toBeLessThan(1 << 13);
    expect(await refusal('xmind', bomb)).toBe('文件解压后大得不正常，没有打开。');
  });

  it('that says it is small and is not, is not unpacked past what it says', async () => {
    const bomb = zip({ 'content.json': `[${' '.repeat(1 << 20)}]` });
    const lying = withDirectory(bomb, (view, at) => view.setUint32(at + 24, 100, true));
    expect(await refusal('xmind', lying)).toContain('损坏');
  });

  it('that says gigabytes is refused by what it says', async () => {
    const large = withDirectory(sound, (view, at) => view.setUint32(at + 24, 0xffff_ffff, true));
    expect(await refusal('xmind', large)).toBe('文件的内容超过 48 MB，打不开。');
  });

  it('with very many entries is refused', async () => {
    const many = zip(Object.fromEntries(Array.from({ length: 4_001 }, (_, index) => [`f${index}`, ''])));
    expect(await refusal('xmind', many)).toContain('大得不正常');
  });

  it.each(['../../content.json', '/content.json', 'C:\\content.json', 'x/../content.json', 'CONTENT.JSON'])(
    'with the path %s has no content: names are only names',
    async (name) => {
      expect(await refusal('xmind', zip({ [name]: '[]' }))).toBe('文件里没有 XMind 的内容。');
    },
  );

  it('with paths out of it beside the content is read, and they are not', async () => {
    const { map } = await read('xmind', xmindOf({ title: '甲' }, { '../../etc/passwd': 'x', '/etc/x': 'x' }));
    expect(map.root.text).toBe('甲');
  });

  it('takes a picture by its exact name alone', async () => {
    const image = { src: 'xap:resources/../secret.svg' };
    const { map, told } = await read('xmind', xmindOf({ title: '甲', image }, { 'secret.svg': '<svg/>' }));
    expect(map.root.image).toBeUndefined();
    expect(told).toBe('1 张图片没有带过来。');
  });

  it('with an entry twice is refused: which of them others read is not known', async () => {
    const twice = patched(
      zip({ 'content.json': '[]', 'content.jsoX': '[1]' }),
      'content.jsoX',
      'content.json',
    );
    expect(await refusal('xmind', twice)).toBe('文件已损坏：压缩包里有两份 content.json。');
  });

  it('with a password says so, whoever locked it', async () => {
    const said = '这个 XMind 文件有密码，打不开；请先在原来的软件里去掉密码。';
    const flagged = withDirectory(sound, (view, at) => view.setUint16(at + 8, 1, true));
    expect(await refusal('xmind', flagged)).toBe(said);
    const manifest = '{"file-entries":{"content.json":{"encryptionData":{"algorithm":"AES"}}}}';
    expect(await refusal('xmind', zip({ 'content.json': 'x', 'manifest.json': manifest }))).toBe(said);
    const legacy = '<manifest><file-entry full-path="content.xml"><encryption-data/></file-entry></manifest>';
    const old = zip({ 'content.xml': 'x', 'META-INF/manifest.xml': legacy });
    expect(await refusal('xmind', old)).toBe(said);
  });

  it('that is cut off is told to be damaged, wherever it is cut', async () => {
    for (let length = 4; length < sound.length; length += 7) {
      expect(await refusal('xmind', sound.subarray(0, length))).toContain('不完整或已损坏');
    }
  });

  it('with any byte changed is read or refused, and nothing else', async () => {
    for (let at = 0; at < sound.length; at += 1) {
      const changed = sound.slice();
      changed[at] = changed[at]! ^ 0xff;
      const error = await read('xmind', changed).then(
        () => undefined,
        (thrown: unknown) => thrown,
      );
      if (error !== undefined) expect(error).toBeInstanceOf(FormatError);
    }
  });

  it('with JSON that is none, or is something else, is refused', async () => {
    expect(await refusal('xmind', zip({ 'content.json': '[{' }))).toBe(
      '文件已损坏：content.json 不是正确的 JSON。',
    );
    for (const other of ['1', 'null', '"x"', '{}', '[]', '[[]]', '[{"rootTopic":null}]'].slice(0, 6)) {
      expect(await refusal('xmind', zip({ 'content.json': other }))).toBe('文件里没有主题。');
    }
  });

  it('with values of other sorts everywhere is read for what it has', async () => {
    const odd = {
      title: 7,
      id: {},
      labels: {},
      markers: [1, null, { markerId: 5 }],
      notes: 'x',
      href: [],
      image: 3,
    };
    const topic = {
      ...odd,
      children: { attached: [null, 3, odd], detached: 'x' },
      summaries: [{ range: '(9,1)' }],
    };
    const { topics } = await read('xmind', xmindOf({ ...topic, position: { x: 'NaN' }, boundaries: [[]] }));
    expect(topics).toHaveLength(4);
  });
});

describe('XML', () => {
  const LAUGHS = `<!DOCTYPE lolz [<!ENTITY lol "lol">${Array.from(
    { length: 9 },
    (_, index) => `<!ENTITY lol${index + 1} "${`&lol${index || ''};`.repeat(10)}">`,
  ).join('')}]>`;

  it.each([
    ['freemind', mm('<node TEXT="&lol9;甲"/>', LAUGHS)],
    ['opml', opml('<outline text="&lol9;甲"/>', LAUGHS)],
  ])('with entities of entities is read without them: %s', async (format, file) => {
    const { map } = await read(format, file);
    expect(map.root.text).toBe('&lol9;甲');
  });

  it('with entities that name files or addresses fetches nothing', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    const doctype =
      '<!DOCTYPE map [<!ENTITY a SYSTEM "file:///etc/passwd"><!ENTITY b SYSTEM "https://example.com/">]>';
    const { map, source } = await read('freemind', mm('<node TEXT="&a;&b;"/>', doctype));
    expect(map.root.text).toBe('&a;&b;');
    expect(source).not.toContain('root:');
    expect(fetched).not.toHaveBeenCalled();
    fetched.mockRestore();
  });

  it('takes the names of what every object has for nothing', async () => {
    const { map, told } = await read(
      'freemind',
      mm(
        '<node TEXT="&constructor;&__proto__;" __proto__="x" constructor="y" STYLE="toString" STYLE_REF="__proto__"/>',
      ),
    );
    expect(map.root.text).toBe('&constructor;&__proto__;');
    expect(map.root.style).toEqual({});
    expect(told).toBe('');
    const outline = await read('opml', opml('<outline text="甲" __proto__="x" constructor="y"/>'));
    expect(outline.map.root.note).toBe('__proto__: x\nconstructor: y');
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it('that is not well formed is located', async () => {
    expect(await refusal('freemind', '<map>\n<node TEXT="甲">\n</map>')).toMatch(/^第 3 行第 \d+ 列/);
    expect(await refusal('freemind', '<map><node TEXT="甲"/>')).toContain('不完整或已损坏');
    expect(await refusal('opml', '<opml><body><outline text=甲/></body></opml>')).toMatch(/^第 1 行/);
    expect(await refusal('freemind', '')).toContain('第 1 行');
    expect(await refusal('opml', '<html/>')).toBe('文件里没有 OPML 的内容。');
    expect(await refusal('freemind', '<map/>')).toBe('文件里没有 FreeMind 的内容。');
  });

  it('of older programs that is almost well formed is read', async () => {
    const { map } = await read(
      'freemind',
      '<map version="0.7.1">\n<node TEXT="甲 & 乙&nbsp;&#x1f;丙"/></map>',
    );
    expect(map.root.text).toBe('甲 & 乙\u00A0丙');
  });
});

describe('a million topics', () => {
  const nested = (open: string, close: string) => open.repeat(MILLION) + close.repeat(MILLION);
  const deep = '主题的层级太深，一张导图最多 200 层。';

  it.each([
    ['freemind', mm(nested('<node TEXT="a">', '</node>')), '第 1 行：层级太深'],
    ['opml', opml(nested('<outline text="a">', '</outline>')), '第 1 行：层级太深'],
    ['plantuml', `@startmindmap\n* a\n${'*'.repeat(MILLION)} b\n@endmindmap`, undefined],
    [
      'mermaid',
      Array.from({ length: 1500 }, (_, depth) => ' '.repeat(depth) + (depth ? 'a' : 'mindmap')).join('\n'),
      deep,
    ],
    ['outline', Array.from({ length: 1500 }, (_, depth) => `${' '.repeat(depth)}a`).join('\n'), deep],
    ['markdown', `${'>'.repeat(MILLION)} a`, `第 1 行：${deep}`],
    ['markdown', `a\n\n${'- '.repeat(MILLION)}a`, `第 3 行：${deep}`],
    ['markdown', `${'1. '.repeat(MILLION)}a`, `第 1 行：${deep}`],
  ])(
    'one below the other in %s are refused, not a stack that overflows',
    SOON,
    async (format, file, said) => {
      if (said === undefined) expect((await read(format, file)).topics).toHaveLength(2);
      else expect(await refusal(format, file)).toContain(said);
    },
  );

  it('one below the other in XMind are refused in both of its forms', SOON, async () => {
    const json = `[{"rootTopic":${'{"title":"a","children":{"attached":['.repeat(MILLION)}{}${']}}'.repeat(MILLION)}}]`;
    expect(await refusal('xmind', zip({ 'content.json': json }))).toMatch(/层级太深|大得不正常/);
    const open = '<topic><title>a</title><children><topics type="attached">';
    const xml = `<xmap-content><sheet>${open.repeat(5000)}${'</topics></children></topic>'.repeat(5000)}</sheet></xmap-content>`;
    expect(await refusal('xmind', zip({ 'content.xml': xml }))).toContain('层级太深');
  });

  it('beside each other are refused with their number', SOON, async () => {
    const count = 21_000;
    const said = `文件里有 ${count + 1} 个主题，一张导图最多 ${MAX_TOPICS} 个。`;
    expect(await refusal('freemind', mm(`<node>${'<node TEXT="a"/>'.repeat(count)}</node>`))).toBe(said);
    expect(await refusal('opml', opml('<outline text="a"/>'.repeat(count)))).toBe(said);
    expect(await refusal('outline', `r\n${' a\n'.repeat(count)}`)).toBe(said);
    expect(await refusal('mermaid', `mindmap\nr\n${' a\n'.repeat(count)}`)).toBe(said);
    expect(await refusal('plantuml', `* r\n${'** a\n'.repeat(count)}`)).toBe(said);
    expect(
      await refusal('xmind', xmindOf({ children: { attached: Array.from({ length: count }, () => ({})) } })),
    ).toMatch(/21001/);
  });

  it('in a paragraph of marks that no parser comes to the end of are refused', async () => {
    expect(await refusal('markdown', `a\n\n${'<<a>>'.repeat(20_000)}`)).toBe(
      '第 3 行：这一段里的标记符号太多，没有打开。',
    );
  });

  it('of nothing but brackets, stars or blanks are read soon', SOON, async () => {
    for (const character of [
      '[',
      '*',
      '_',
      '`',
      '<',
      '![',
      '<!--',
      '&',
      '|',
      '~',
      '\\',
      ' ',
      '\t',
      '((',
      '"',
    ]) {
      const text = character.repeat(3_000);
      for (const format of ['markdown', 'mermaid', 'plantuml', 'outline']) {
        await read(
          format,
          `${format === 'mermaid' ? 'mindmap\n' : format === 'plantuml' ? '* ' : ''}${text} a`,
        ).catch((error: unknown) => expect(error).toBeInstanceOf(FormatError));
      }
    }
  });
});

describe('what could be run or opened', () => {
  const SCRIPTS = [
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    '\\\\server\\share',
    'C:\\x.exe',
    'menuitem:_Quit',
    'blob:https://x/y',
  ];

  it.each(SCRIPTS)('is no link but a line of the note: %s', async (address) => {
    const escaped = address.replaceAll('<', '&lt;');
    const read1 = await read('freemind', mm(`<node TEXT="甲" LINK="${escaped}"/>`));
    const read2 = await read('xmind', xmindOf({ title: '甲', href: address }));
    const read3 = await read('opml', opml(`<outline text="甲" url="${escaped}"/>`));
    for (const { map, told } of [read1, read2, read3]) {
      expect(map.root.link).toBe('');
      expect(map.root.note).toBe(address.trim());
      expect(told).toBe('1 个不是网页的链接写进了备注。');
    }
  });

  it('is no link in Markdown and PlantUML either', async () => {
    const markdown = await read('markdown', '# [甲](javascript:alert(1))\n\n![x](javascript:alert(2))');
    expect(markdown.map.root.link).toBe('');
    expect(markdown.map.root.image).toBeUndefined();
    const plantuml = await read('plantuml', '@startmindmap\n* [[javascript:alert(1) 甲]]\n@endmindmap');
    expect(plantuml.map.root).toMatchObject({ text: '甲', link: '', note: 'javascript:alert(1)' });
  });

  it('is not in the text of a note or a topic that was HTML', async () => {
    const html =
      '<p onclick="alert(1)">甲<script>alert(2)</script><style>x{}</style><img src=x onerror=alert(3)>乙</p>';
    const note = await read('xmind', xmindOf({ title: 't', notes: { realHTML: { content: html } } }));
    expect(note.map.root.note).toBe('甲乙');
    const text = await read(
      'freemind',
      mm(`<node TEXT="&lt;html&gt;${html.replaceAll('<', '&lt;').replaceAll('"', '&quot;')}"/>`),
    );
    expect(text.map.root.text).toBe('甲乙');
    const markdown = await read(
      'markdown',
      `# 甲<script>alert(1)</script>\n\n<iframe srcdoc="<script>x</script>">乙</iframe>`,
    );
    expect(markdown.source).not.toContain('<script');
    expect(markdown.source).not.toContain('iframe');
  });

  it('stays in pictures as bytes, which are only ever shown as pictures', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(2)</script></svg>';
    const image = { src: 'xap:resources/a.png', width: 1e9, height: -5 };
    const { files, map } = await read('xmind', xmindOf({ title: '甲', image }, { 'resources/a.png': svg }));
    expect(files.map(({ mediaType }) => mediaType)).toEqual(['image/svg+xml']);
    expect(map.root.image).toEqual({ file: files[0]!.id });
  });

  it('is no picture where it is something else, whatever it is called', async () => {
    const images = {
      'resources/a.png': 'MZ\u0000\u0001',
      'resources/b.svg': '<html><script>alert(1)</script></html>',
    };
    const child = (name: string) => ({ title: name, image: { src: `xap:resources/${name}` } });
    const attached = [child('a.png'), child('b.svg'), child('missing.png')];
    const { files, told } = await read('xmind', xmindOf({ title: '甲', children: { attached } }, images));
    expect(files).toEqual([]);
    expect(told).toBe('3 张图片没有带过来。');
  });

  it('fetches no picture of another address', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    await read('markdown', '# 甲 ![x](https://example.com/a.png)\n\n- ![y](//example.com/b.png)');
    await read(
      'freemind',
      mm('<node TEXT="a"><hook NAME="ExternalObject" URI="https://example.com/a.png"/></node>'),
    );
    await read('xmind', xmindOf({ title: 'a', image: { src: 'https://example.com/a.png' } }));
    expect(fetched).not.toHaveBeenCalled();
    fetched.mockRestore();
  });

  it('takes no key of an object for what every object has', async () => {
    const json =
      '[{"__proto__":{"polluted":1},"rootTopic":{"title":"甲","__proto__":{"title":"x"},"constructor":{"prototype":{"polluted":2}},"children":{"__proto__":[1],"attached":[]},"style":{"properties":{"__proto__":{"svg:fill":"red"}}}}}]';
    const { map } = await read('xmind', zip({ 'content.json': json }));
    expect(map.root).toMatchObject({ text: '甲', style: {} });
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it('writes no attribute of ours into a source, whatever a text says', async () => {
    const { map } = await read(
      'outline',
      '甲 {layout=left theme=x #id}\n  - 乙 {folded}\n  > 丙\n  a -> b: c',
    );
    expect(map.settings.layout).toBe('both');
    expect(map.relationships).toEqual([]);
    expect(map.root.text).toBe('甲 {layout=left theme=x #id}');
    expect(map.root.children.map(({ text }) => text)).toEqual(['乙 {folded}', '> 丙', 'a -> b: c']);
  });
});

it('says what is wrong through the codec, where files are opened', async () => {
  await expect(decodeFile('<opml><body>', { kinds: [facts] })).rejects.toMatchObject({ code: 'malformed' });
  const bomb = zip({ 'content.json': ' '.repeat(3 << 20) });
  await expect(decodeFile(bomb, { kinds: [facts] })).rejects.toMatchObject({ code: 'too-large' });
});
