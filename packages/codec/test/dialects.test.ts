import { deflateRawSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { dialects, type CodecErrorCode, type Dialect, type DialectName } from '@letu/codec';
import { errorCodeOf } from './errorCodeOf.js';
import { randomFrom, randomText } from './generate.js';

const all = Object.values<Dialect>(dialects);
const forms = all.flatMap((dialect) => dialect.forms.map((form) => ({ name: dialect.name, form, dialect })));
const urlSafe = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

describe.each(forms)('$name as $form', ({ dialect, form }) => {
  it('gives back every text as it was', () => {
    const random = randomFrom(31);
    for (let length = 1; length < 900; length += 7) {
      // Excalidraw reads whatever looks like a scene as one.
      const text = `{${randomText(random, length)}`;
      expect(dialect.decode(dialect.encode(text, form))).toBe(text);
    }
  });

  it.each(['\0', '\uFEFF甲', 'a\r\nb\rc\n', '👨‍👩‍👧‍👦👍🏽', '100% + 1 = 2 %41', 'R', '~1', 'a:b', '<svg/>'])(
    'keeps %j',
    (text) => {
      expect(dialect.decode(dialect.encode(text, form))).toBe(text);
    },
  );

  it('refuses half of a surrogate pair', () => {
    expect(errorCodeOf(() => dialect.encode('a\uD83D', form))).toBe('lone-surrogate');
  });

  it('refuses nothing, and what is larger than the cap', () => {
    expect(errorCodeOf(() => dialect.decode(''))).toBe('empty');
    const code = dialect.encode('中文'.repeat(2000), form);
    expect(errorCodeOf(() => dialect.decode(code, { maxBytes: 11_999 }))).toBe('too-large');
    expect(dialect.decode(code, { maxBytes: 12_000 })).toHaveLength(4000);
  });

  it('keeps the cap for what inflates a thousandfold', () => {
    const code = dialect.encode('a'.repeat(1 << 20), form);
    expect(errorCodeOf(() => dialect.decode(code, { maxBytes: (1 << 20) - 1 }))).toBe('too-large');
    expect(dialect.decode(code)).toHaveLength(1 << 20);
  });
});

it('knows each dialect by its own name', () => {
  for (const [name, dialect] of Object.entries<Dialect>(dialects)) expect(dialect.name).toBe(name);
});

describe('a code that is not right', () => {
  const cases: readonly (readonly [DialectName, string, string, CodecErrorCode])[] = [
    [
      'plantuml',
      'a character PlantUML does not use',
      'SyfFKj2rKt3Co+nELR1Io4ZDoSa70000',
      'invalid-character',
    ],
    ['plantuml', 'an unknown prefix', '~xSyfFKj2rKt3CoKnELR1Io4ZDoSa70000', 'malformed'],
    ['plantuml', 'a code cut short', 'SyfFKj2rKt3CoKnELR1', 'truncated'],
    ['plantuml', 'more than zeros behind the end', 'SyfFKj2rKt3CoKnELR1Io4ZDoSa70000zzzz', 'trailing-data'],
    ['plantuml', 'letters that are no digits', '~h40zz', 'invalid-character'],
    ['plantuml', 'half a byte', '~h407', 'truncated'],
    ['plantuml', 'a zlib stream announced as raw', '~0UDfpLD2rKt2oKl18pSd91m0KGWDz', 'corrupt'],
    ['mermaid.live', 'an unknown tag', 'zstd:eNpzBAAAQgBC', 'malformed'],
    ['mermaid.live', 'a damaged code', 'pako:eNpzBAAAQgBD', 'corrupt'],
    ['mermaid.live', 'base64 of no text', 'base64:_____w', 'not-utf8'],
    ['draw.io', 'URL-safe base64', 'ddHN-oIg', 'invalid-character'],
    [
      'draw.io',
      'percent signs that encode nothing',
      Buffer.from(deflateRawSync('100%')).toString('base64'),
      'malformed',
    ],
    ['draw.io', 'a link with a broken escape', '#R%E4%B', 'malformed'],
    ['d2', 'the alphabet of standard base64', 'qlDQtVOo5AIEAAD//w==', 'invalid-character'],
    ['d2', 'a code cut short', 'SspX0NVVyC4FkU', 'truncated'],
    ['d2', 'the mark of a flush alone', urlSafe(Buffer.of(0, 0, 0xff, 0xff)), 'corrupt'],
    ['graphviz', 'a broken escape', 'digraph%20%7', 'malformed'],
    ['graphviz', 'bytes that are no UTF-8', 'digraph%20%FF', 'malformed'],
    ['graphviz', 'a damaged code', 'deflate:eNpzBAAAQgBD', 'corrupt'],
    ['pikchrshow', 'a broken escape', 'box%2', 'malformed'],
    ['excalidraw', 'JSON of something else', '{"type":"other"}', 'malformed'],
    ['excalidraw', 'a picture without a scene', '<svg></svg>', 'malformed'],
    [
      'excalidraw',
      'characters no byte has',
      '{"encoding":"bstring","compressed":true,"encoded":"图"}',
      'malformed',
    ],
    ['excalidraw', 'a damaged scene', '{"encoding":"bstring","compressed":true,"encoded":"abc"}', 'corrupt'],
  ];
  it.each(cases)('%s: %s', (name, _what, code, expected) => {
    expect(errorCodeOf(() => dialects[name].decode(code))).toBe(expected);
  });
});

describe('plantuml', () => {
  it('reads the containers its prefixes name', () => {
    const text = '@startuml\n甲 -> 乙\n@enduml';
    const raw = dialects.plantuml.encode(text);
    expect(dialects.plantuml.decode(`~0${raw}`)).toBe(text);
    expect(dialects.plantuml.decode('~1UDfpLD2rKt2oKl18pSd91m0KGWDz')).toBe('A -> B: Hello');
    const gzip = recode(gzipSync(text));
    expect(dialects.plantuml.decode(`~g${gzip}`)).toBe(text);
    expect(dialects.plantuml.encode(text, 'hex')).toMatch(/^~h[\da-f]+$/);
  });

  it('reads gzip files with names, comments and extra fields, and checks them', () => {
    const file = gzipSync('甲');
    const header = Buffer.concat([file.subarray(0, 3), Buffer.of(4 | 8 | 16 | 2), file.subarray(4, 10)]);
    const fields = Buffer.concat([Buffer.of(2, 0, 1, 2), Buffer.from('name\0comment\0'), Buffer.of(0, 0)]);
    expect(dialects.plantuml.decode(`~g${recode(Buffer.concat([header, fields, file.subarray(10)]))}`)).toBe(
      '甲',
    );

    const damaged = Buffer.from(file);
    damaged[damaged.length - 5]! ^= 1;
    expect(errorCodeOf(() => dialects.plantuml.decode(`~g${recode(damaged)}`))).toBe('corrupt');
    expect(errorCodeOf(() => dialects.plantuml.decode(`~g${recode(file.subarray(0, 9))}`))).toBe('truncated');
    const other = Buffer.concat([Buffer.of(1), file.subarray(1)]);
    expect(errorCodeOf(() => dialects.plantuml.decode(`~g${recode(other)}`))).toBe('corrupt');
  });

  /** Standard base64 in PlantUML's order of characters. */
  function recode(bytes: Uint8Array): string {
    const base64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
    const plantuml = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';
    const padded = Buffer.concat([bytes, Buffer.alloc((3 - (bytes.length % 3)) % 3)]).toString('base64');
    return padded.replace(/./g, (character) => plantuml[base64.indexOf(character)]!);
  }
});

describe('d2', () => {
  it('reads a stream that was flushed but never closed', () => {
    const closed = deflateRawSync('甲 -> 乙\n', { finishFlush: 2 });
    expect([...closed.subarray(-4)]).toEqual([0, 0, 0xff, 0xff]);
    expect(dialects.d2.decode(urlSafe(closed))).toBe('甲 -> 乙\n');
  });
});

describe('draw.io', () => {
  it('writes and reads the fragment of a link', () => {
    const xml = '<mxGraphModel><root/></mxGraphModel>';
    const link = dialects['draw.io'].encode(xml, 'link');
    expect(link).toMatch(/^#R[\w%.-]+$/);
    expect(dialects['draw.io'].decode(link)).toBe(xml);
    expect(dialects['draw.io'].decode(`#R${encodeURIComponent(xml)}`)).toBe(xml);
  });
});

describe('excalidraw', () => {
  it('reads the scene out of a whole picture, and one that was never compressed', () => {
    const scene = '{"type":"excalidraw","version":2,"elements":[],"x":"中文😀"}';
    const comments = dialects.excalidraw.encode(scene);
    expect(dialects.excalidraw.decode(`<svg><metadata>${comments}</metadata><g/></svg>`)).toBe(scene);
    const plain = {
      version: '1',
      encoding: 'bstring',
      compressed: false,
      encoded: Buffer.from(scene).toString('latin1'),
    };
    expect(dialects.excalidraw.decode(JSON.stringify(plain))).toBe(scene);
    const first = Buffer.from(dialects.excalidraw.encode(scene, 'png'), 'utf8').toString('base64');
    const version1 = `<!-- payload-version:1 --><!-- payload-start -->${first}<!-- payload-end -->`;
    expect(dialects.excalidraw.decode(version1)).toBe(scene);
    const copied = '{"type":"excalidraw/clipboard","elements":[]}';
    expect(dialects.excalidraw.decode(copied)).toBe(copied);
  });
});
