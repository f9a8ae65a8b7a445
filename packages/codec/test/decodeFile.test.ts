import { describe, expect, it } from 'vitest';
import { CodecError, decodeFile, encode, svgWithDiagram } from '@letu/codec';
import { kinds } from '@letu/kinds';
import { pikchr } from '@letu/pikchr/info';
import { pngWithText } from './png.js';

const bytes = (text: string) => new TextEncoder().encode(text);
const open = (name: string, content: string | Uint8Array, type?: string) =>
  decodeFile(typeof content === 'string' ? bytes(content) : content, { kinds, name, type });

describe('a file', () => {
  it.each<[string, string, string]>([
    ['a.puml', 'a -> b', 'TEXT'],
    ['a.PLANTUML', '@startmindmap\n* a\n@endmindmap', 'TEXT'],
    ['a.iuml', 'a -> b', 'TEXT'],
    ['a.mmd', 'mindmap\n  根', 'MERMAID'],
    ['a.mermaid', '这不是图', 'MERMAID'],
    ['a.dot', 'digraph {', 'graphviz'],
    ['a.gv', 'graph { a -- b }', 'graphviz'],
    ['a.d2', 'a -> b', 'D2LANG'],
    ['a.pikchr', 'circle', 'pikchr'],
    ['a.mind', '# 根\n\n- 枝\n', 'MINDMAP'],
    ['a.yaml', 'type: bar\ndata: |\n  a, b\n  甲, 1\n', 'HANDCHART'],
    ['a.json', '{"type":"bar","data":[["a","b"],["甲",1]]}', 'HANDCHART'],
    ['a.txt', 'graph TD\n  a --> b', 'MERMAID'],
    ['readme', 'sequenceDiagram\n  甲->>乙: 你好', 'MERMAID'],
  ])('%s with %j is a source of the kind %3$s', async (name, source, type) => {
    await expect(open(name, source)).resolves.toEqual({ dialect: 'source', type, source, options: {} });
  });

  it.each<[string, string, string]>([
    ['a.md', '# 根\n\n## 枝\n', 'markdown'],
    ['a.txt', '根\n  枝\n', 'outline'],
    ['a.puml', '<map version="1.0.1"><node TEXT="根"/></map>', 'freemind'],
    ['a.opml', '<opml version="2.0"><body><outline text="根"/></body></opml>', 'opml'],
    ['a.xml', '<opml version="2.0"><body><outline text="根"/></body></opml>', 'opml'],
    ['a.mm', '<map version="1.0.1"><node TEXT="根"/></map>', 'freemind'],
    ['a.csv', '月,数\n1,2', 'csv'],
  ])('%s with %j is read in the format %3$s', async (name, content, format) => {
    await expect(open(name, content)).resolves.toMatchObject({ dialect: 'format', options: { format } });
  });

  it('of the kind that is asked for is one under the kind’s own name, even where others read it too', async () => {
    await expect(open('a.mmd', 'mindmap\n  根', 'MINDMAP')).resolves.toMatchObject({ type: 'MINDMAP' });
    await expect(open('a.mmd', 'mindmap\n  根', 'MERMAID')).resolves.toMatchObject({ dialect: 'source' });
  });

  it('under a kind’s own name gives what it carries of that kind, and its damaged text otherwise', async () => {
    const own = { type: 'diagram', path: 'diagram', title: kinds[0]!.title, extensions: ['.drawio'] };
    const read = (text: string) => decodeFile(bytes(text), { kinds: [...kinds, own], name: 'a.drawio' });
    const page = '<mxGraphModel><root/></mxGraphModel>';
    const found = await read(`<mxfile><diagram>${page}</diagram></mxfile>`);
    expect(found).toMatchObject({ dialect: 'draw.io', source: expect.stringContaining(page) as string });
    const broken = '<mxfile><diagram>7VxZ</diagram></mxfile>';
    expect(await read(broken)).toMatchObject({ dialect: 'source', type: 'diagram', source: broken });
  });

  it('in the older Chinese encoding is read as what it says', async () => {
    const box = new Uint8Array([0x22, 0xc4, 0xe3, 0xba, 0xc3, 0x22]);
    await expect(open('a.pikchr', box)).resolves.toMatchObject({ source: '"你好"' });
  });

  it('may be a picture or a text with a link', async () => {
    const svg = svgWithDiagram('<svg xmlns="http://www.w3.org/2000/svg"/>', {
      type: 'pikchr',
      source: 'box',
    });
    await expect(open('a.svg', svg)).resolves.toMatchObject({ dialect: 'letu', source: 'box' });
    const link = `https://kroki.io/d2/svg/${encode('a -> b')}`;
    await expect(open('a.txt', link)).resolves.toMatchObject({ dialect: 'kroki', source: 'a -> b' });
  });

  it.each<[string, string | Uint8Array]>([
    ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>'],
    ['a.png', pngWithText('Software', 'x')],
    ['', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0x9f])],
  ])('%s that carries nothing is a picture for the kind that takes such', async (name, content) => {
    const found = await open(name, content);
    expect(found).toMatchObject({ type: 'excalidraw', options: { format: 'picture' } });
    expect(found.source).toContain(found.files?.[0]?.id);
    const [picture] = found.files!;
    await expect(decodeFile(picture!.bytes, { kinds: [pikchr] })).rejects.toThrow(CodecError);
    await expect(decodeFile(picture!.bytes, { kinds, withoutPictures: true })).rejects.toThrow(CodecError);
  });

  it.each<[string, string | Uint8Array, string]>([
    ['a.pikchr', pngWithText('Software', 'x'), 'unrecognised'],
    ['a.jpg', new Uint8Array([0xff, 0xd8, 0, 0, 0]), 'not-utf8'],
    ['a.txt', '', 'empty'],
    ['a.opml', '<opml><body>', 'malformed'],
    ['a.d2', `${'x'.repeat(1 << 20)}\n\n`, 'too-large'],
  ])('%s in which nothing can be opened says why', async (name, content, code) => {
    const error = await open(name, content).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(CodecError);
    expect((error as CodecError).code).toBe(code);
  });
});

it('a text that is no file is taken for no kind’s source', async () => {
  await expect(decodeFile('sequenceDiagram\n  a->>b: c', { kinds })).rejects.toThrow(CodecError);
});
