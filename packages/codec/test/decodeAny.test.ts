import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  decodeAny as decodeWith,
  dialects,
  encode,
  type CodecErrorCode,
  type RecogniseOptions,
} from '@letu/codec';
import { CANVAS_BYTES } from '@letu/core';
import { kinds } from '@letu/kinds';
import { errorCodeOf } from './errorCodeOf.js';
import { D2, file, LINKS, puml, SCENE, svgOf, TEXTS, type Row } from './inputs.js';
import { pngWithText } from './png.js';

const decodeAny = (input: string | Uint8Array, options: RecogniseOptions = {}) =>
  decodeWith(input, { kinds, ...options });

const shown = (rows: readonly Row[]) =>
  rows.map(
    (row) => [typeof row[0] === 'string' ? row[0].slice(0, 70) : `${row[0].length} bytes`, ...row] as const,
  );

describe('decodeAny', () => {
  it.each(shown(LINKS))('finds the diagram of the link %s', (_name, input, found, options) => {
    expect(decodeAny(input)).toEqual({ ...found, options });
  });

  it.each(shown(TEXTS))('finds the diagram in %s', (_name, input, found, options) => {
    expect(decodeAny(input)).toEqual({ ...found, options });
  });

  it('completes PlantUML that came without @startuml, whatever it came in', () => {
    const source = '@startuml\nBob -> Alice : hello\n@enduml';
    for (const input of [
      'https://www.plantuml.com/plantuml/uml/SyfFKj2rKt3CoKnELR1Io4ZDoSa70000',
      `https://kroki.io/plantuml/svg/${encode('Bob -> Alice : hello')}`,
    ]) {
      expect(decodeAny(input)).toMatchObject({ type: 'TEXT', source });
    }
    const mindmap = "' 注释\n@startmindmap\n* 根\n@endmindmap";
    expect(decodeAny(`https://x.example/uml/${dialects.plantuml.encode(mindmap)}`).source).toBe(mindmap);
    // Our own links hold what was typed.
    expect(decodeAny(`/planttext/new#${encode('a -> b')}`).source).toBe('a -> b');
  });

  it('takes the given type of a bare code rather than a guess', () => {
    const code = encode('没有线索');
    expect(errorCodeOf(() => decodeAny(code))).toBe('unrecognised');
    expect(decodeAny(code, { type: 'MERMAID' })).toMatchObject({ type: 'MERMAID', source: '没有线索' });
  });

  it('takes a source as large as its kind says, where it is not told another size', () => {
    const [text, canvas] = kinds.filter(({ path }) => path === 'd2lang' || path === 'pikchr');
    const sized = [
      { ...text!, sourceBytes: 2000 },
      { ...canvas!, sourceBytes: 100 },
    ];
    const link = ({ path }: { path: string }, size: number) => `/${path}/new#${encode('x'.repeat(size))}`;
    expect(decodeAny(link(sized[0]!, 2000), { kinds: sized }).source).toHaveLength(2000);
    expect(errorCodeOf(() => decodeAny(link(sized[0]!, 2001), { kinds: sized }))).toBe('too-large');
    expect(errorCodeOf(() => decodeAny(link(sized[1]!, 101), { kinds: sized }))).toBe('too-large');
    expect(decodeAny(link(sized[1]!, 101), { kinds: sized, maxBytes: 200 }).source).toHaveLength(101);
  });

  it('reads no link that names a kind where it knows none, and those of a tool for one language', () => {
    const none = (input: string) => errorCodeOf(() => decodeAny(input, { kinds: [] }));
    expect(none(`https://kroki.io/d2/svg/${encode(D2)}`)).toBe('unsupported-type');
    expect(none(`/d2lang/new#${encode(D2)}`)).toBe('unrecognised');
    expect(none(encode(D2))).toBe('unrecognised');
    const link = `https://www.plantuml.com/plantuml/uml/${puml}`;
    expect(decodeAny(link, { kinds: [] })).toMatchObject({ type: 'TEXT' });
  });

  const bomb = encode('\0'.repeat(9 << 20));
  it.each<[string, string | Uint8Array, CodecErrorCode]>([
    ['nothing', '  \n', 'empty'],
    ['no bytes', new Uint8Array(), 'empty'],
    ['words', 'hello world', 'unrecognised'],
    ['a page of another site', 'https://example.com/docs/svg/index.html#top', 'unrecognised'],
    ['a picture of another site', 'https://example.com/img/logo', 'unrecognised'],
    ['a site', 'https://kroki.io/', 'unrecognised'],
    ['a picture beside a word', 'https://example.com/docs/erd/png/logo', 'unrecognised'],
    ['a page beside a word', 'https://example.com/mermaid/svg/index.html', 'unrecognised'],
    ['a Kroki link with a wrong character', `https://kroki.io/d2/svg/!${encode(D2)}`, 'invalid-character'],
    ['an address that is none', 'https://', 'unrecognised'],
    ['bytes that are no text', Buffer.of(0xff, 0xfe, 0), 'not-utf8'],
    ['a PNG without a diagram', pngWithText('Software', 'x'), 'unrecognised'],
    ['a PNG cut short', pngWithText('mxfile', 'x').subarray(0, 50), 'unrecognised'],
    ['an SVG without a diagram', svgOf(''), 'unrecognised'],
    [
      'a kind Letu does not draw',
      `https://kroki.io/blockdiag/svg/${encode('blockdiag {}')}`,
      'unsupported-type',
    ],
    ['a damaged Kroki link', `https://kroki.io/d2/svg/${encode(D2).slice(0, -8)}`, 'truncated'],
    ['a damaged PlantUML link', `https://www.plantuml.com/plantuml/png/${puml.slice(0, 12)}`, 'truncated'],
    ['a damaged link of ours', '/mermaid/new#eNpzBAAAQgBD', 'corrupt'],
    ['a link of ours with words', '/mermaid/new#你好', 'invalid-character'],
    [
      'a live editor link without a state',
      `https://mermaid.live/edit#${dialects['mermaid.live'].encode('[]')}`,
      'malformed',
    ],
    [
      'a live editor link to a gist',
      'https://mermaid.live/edit?gist=https://gist.github.com/a/b',
      'not-contained',
    ],
    ['a draw.io link to a drive', 'https://app.diagrams.net/#G1a2b3c', 'not-contained'],
    [
      'a draw.io link to an address',
      'https://app.diagrams.net/#Uhttps%3A%2F%2Fexample.com%2Fa.drawio',
      'not-contained',
    ],
    [
      'a draw.io link without a diagram',
      `https://app.diagrams.net/#R${encodeURIComponent('<html></html>')}`,
      'malformed',
    ],
    [
      'a GraphvizOnline link to an address',
      'https://dreampuf.github.io/GraphvizOnline/?url=https://example.com/a.dot',
      'not-contained',
    ],
    ['a Sketchviz link', 'https://sketchviz.com/@someone/91fc6bc5e473e4067fd94261683bfe0b', 'not-contained'],
    ['an Excalidraw link with a key', 'https://excalidraw.com/#json=5645,KRpPMtcQ', 'not-contained'],
    ['an Excalidraw room', 'https://excalidraw.com/#room=5645,KRpPMtcQ', 'not-contained'],
    [
      'a D2 link of the old kind',
      'https://play.d2lang.com/?script=qtADBZmVQkZJSUGxlb5-YkGmXopRTmJeul5yfq5-USpIp35xWbp9cXJRZkGJbXBxQYSBX1hYpbOJW3ZouFeEp6Ojo6NLfHy5ra1aTmJlfmmJbUpielGqWklGam6qrblacXZqSXKGrSEXIAAA__8%3D',
      'preset-dictionary',
    ],
    ['a bomb in a link of ours', `/mermaid/new#${bomb}`, 'too-large'],
    ['a bomb in a Kroki link', `https://kroki.io/d2/svg/${bomb}`, 'too-large'],
    ['a bomb as a code', bomb, 'too-large'],
    [
      'a bomb of many small pages',
      file(
        ...Array.from({ length: CANVAS_BYTES / (1 << 16) + 1 }, () =>
          dialects['draw.io'].encode(`<mxGraphModel>${' '.repeat(1 << 16)}</mxGraphModel>`),
        ),
      ),
      'too-large',
    ],
    ['a file beyond the cap', `${SCENE.slice(0, -1)},"x":"${'a'.repeat(CANVAS_BYTES)}"}`, 'too-large'],
  ])('refuses %s', (_name, input, expected) => {
    expect(errorCodeOf(() => decodeAny(input))).toBe(expected);
  });

  it('never makes a request', () => {
    const original = globalThis.fetch;
    let requests = 0;
    globalThis.fetch = () => {
      requests += 1;
      return Promise.reject(new Error('A request was made.'));
    };
    try {
      for (const [input] of LINKS) decodeAny(input);
      errorCodeOf(() => decodeAny('https://app.diagrams.net/#Uhttps%3A%2F%2Fexample.com%2Fa.drawio'));
    } finally {
      globalThis.fetch = original;
    }
    expect(requests).toBe(0);
  });
});

const corpus = new URL('../../../../shared/corpus/', import.meta.url);

describe.skipIf(!existsSync(corpus))('real diagrams (skipped where they are not beside the project)', () => {
  const folderOf = (kind: string) => new URL(`${kind}/`, corpus);
  const sourcesOf = (kind: string) => {
    const folder = folderOf(kind);
    return readdirSync(folder).map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }));
  };

  // Of mind maps there are files of other programs, which are no sources.
  const isOwn = ({ kind, extensions }: (typeof kinds)[number]) =>
    existsSync(folderOf(kind)) &&
    sourcesOf(kind).some(({ name }) => extensions.some((end) => name.endsWith(end)));

  it.each(kinds.filter(isOwn))('of $kind are found again in bare codes', ({ kind, type, extensions }) => {
    const sources = sourcesOf(kind).filter(
      ({ name, text }) => text.trim() !== '' && extensions.some((end) => name.endsWith(end)),
    );
    const missed = sources.filter(({ text }) => {
      const found = decodeAny(encode(text));
      return found.type !== type || (type !== 'TEXT' && found.source !== text);
    });
    expect(missed.map(({ name }) => name)).toEqual([]);
  });

  it('of draw.io are unpacked', () => {
    const opened = sourcesOf('drawio').filter(({ text }) => errorCodeOf(() => decodeAny(text)) === undefined);
    expect(opened.length).toBeGreaterThanOrEqual(74);
    for (const { name, text } of opened) expect(decodeAny(text).source, name).toContain('<mxCell');
  });
});
