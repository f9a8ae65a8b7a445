import { describe, expect, it } from 'vitest';
import { parse } from '../src/document/parse.js';
import { write } from '../src/document/write.js';
import { board } from '../src/formats/board.js';
import { library } from '../src/formats/library.js';
import { PNG } from 'pngjs';
import { toDiagramFile } from '@letu/core';
import { corpusOf, hasCorpus, NO_CORPUS } from '../../core/test/corpus.js';
import { boardOf, box, text } from './boards.js';

const sceneOf = (source: string) => {
  const { scene } = parse(source);
  if (!scene) throw new Error('This is no board.');
  return scene;
};
const bytes = (written: string) => new TextEncoder().encode(written);

describe('the document of a board', () => {
  it('is written in the same way however it came, without what each stroke changes', () => {
    const raw = box('a', 1, 2);
    const one = { ...raw, version: 7, versionNonce: 9, updated: 5, index: 'a0' };
    const other = Object.fromEntries(Object.entries(one).toReversed());
    const source = (element: object) => JSON.stringify({ type: 'excalidraw', elements: [element] });
    const written = write(sceneOf(source(one)));
    expect(written).toBe(write(sceneOf(source({ ...other, version: 8 }))));
    expect(written).not.toMatch(/version(?!": 2)|updated|"index"/);
    expect(write(sceneOf(written))).toBe(written);
  });

  it('keeps fields, elements and settings that it does not know', () => {
    const source = JSON.stringify({
      type: 'excalidraw',
      comment: '甲',
      elements: [
        { ...box('a', 0, 0), new: [1, { two: 3 }] },
        { type: 'hologram', id: 'h', deep: true },
      ],
      appState: { viewBackgroundColor: '#fafafa', other: { x: 1 } },
    });
    const { scene, findings } = parse(source);
    const again = JSON.parse(write(scene!)) as { elements: object[]; appState: object; comment: string };
    expect(again.elements).toMatchObject([{ new: [1, { two: 3 }] }, { type: 'hologram', deep: true }]);
    expect(again.appState).toEqual({ viewBackgroundColor: '#fafafa', other: { x: 1 } });
    expect(again.comment).toBe('甲');
    expect(findings.map(({ code }) => code)).toEqual(['unknownElement']);
  });

  it('reads files of old versions as files of today', () => {
    const old = {
      type: 'excalidraw',
      elements: [
        {
          id: 'a',
          type: 'draw',
          x: 5,
          y: 5,
          points: [
            [10, 10],
            [20, 30],
          ],
          strokeSharpness: 'round',
          boundElementIds: ['b'],
        },
        { id: 't', type: 'text', text: '甲', font: '20px Cascadia', height: 25 },
        { id: 'gone', type: 'rectangle', isDeleted: true },
      ],
    };
    const [line, written, ...others] = sceneOf(JSON.stringify(old)).elements;
    expect(line).toMatchObject({
      type: 'line',
      x: 15,
      y: 15,
      points: [
        [0, 0],
        [10, 20],
      ],
      roundness: { type: 2 },
      boundElements: [{ id: 'b', type: 'arrow' }],
    });
    expect(written).toMatchObject({ fontSize: 20, fontFamily: 3, lineHeight: 1.25 });
    expect(others).toEqual([]);
  });

  it('changes no prototype, whatever a file names its fields', () => {
    const { scene } = parse(
      '{"elements":[{"id":"a","type":"text","text":"x","__proto__":{"polluted":1}}],"__proto__":{"polluted":1}}',
    );
    expect(Object.getPrototypeOf(scene!.elements[0])).toBe(Object.prototype);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
    expect(write(scene!)).not.toContain('"__proto__": {"polluted":1}\n    }');
  });

  it('says where it ceases to be one, and what is too much', () => {
    const codes = (source: string) => parse(source).findings.map(({ code, from }) => [code, from]);
    expect(codes('{"elements":[{"a":1,}]}')).toEqual([['syntax', 20]]);
    expect(codes('[1]')).toEqual([['notABoard', 0]]);
    expect(codes(`{"elements":${'['.repeat(90)}`)[0]?.[0]).toBe('tooDeep');
    expect(
      codes(JSON.stringify({ elements: Array.from({ length: 20_001 }, () => ({ type: 'text' })) }))[0]?.[0],
    ).toBe('tooMany');
  });
});

describe('files of Excalidraw', () => {
  it('carry the images of a board, which are none of its text', () => {
    const file = toDiagramFile(new Uint8Array(PNG.sync.write(new PNG({ width: 2, height: 2, fill: true }))));
    const source = boardOf([
      { type: 'image', width: 2, height: 2, fileId: file.id },
      { type: 'image', id: 'b', fileId: 'no' },
    ]);
    const { bytes: written, notes } = board.write!({ type: 'excalidraw', source }, [file], {});
    const saved = JSON.parse(new TextDecoder().decode(written)) as {
      files: Record<string, { dataURL: string }>;
    };
    expect(saved.files[file.id]?.dataURL).toMatch(/^data:image\/png;base64,/);
    expect(notes).toHaveLength(1);
  });

  it('become libraries, whose items are what belongs together', () => {
    const source = boardOf([
      box('a', 0, 0, { boundElements: [{ id: 't', type: 'text' }] }),
      text('t', '甲', { containerId: 'a' }),
      box('b', 300, 0, { groupIds: ['g'] }),
      box('c', 500, 0, { groupIds: ['g'] }),
      box('d', 0, 300),
    ]);
    const { bytes: written } = library.write({ type: 'excalidraw', source }, [], {});
    const saved = JSON.parse(new TextDecoder().decode(written)) as {
      libraryItems: { elements: { id: string }[] }[];
    };
    expect(saved.libraryItems.map(({ elements }) => elements.map(({ id }) => id))).toEqual([
      ['a', 't'],
      ['b', 'c'],
      ['d'],
    ]);
    expect(sceneOf(library.read(written, {}).source).elements).toHaveLength(5);
  });

  it.each(['', '{', '{"type":"excalidrawlib"}', '{"type":"excalidraw","elements":[]}'])(
    'are no library: %j',
    (written) => {
      expect(() => library.read(bytes(written), {})).toThrow();
    },
  );
});

const corpus = corpusOf('excalidraw').filter(({ name }) => name.endsWith('lib'));

describe.skipIf(!hasCorpus('excalidraw'))(
  `the corpus${hasCorpus('excalidraw') ? '' : `: ${NO_CORPUS}`}`,
  () => {
    it.each(corpus)('opens, is saved and opened again: $name', ({ source: file }) => {
      const { source } = library.read(bytes(file), {});
      const first = sceneOf(source);
      expect(write(sceneOf(write(first)))).toBe(source);
      const again = sceneOf(
        library.read(library.write({ type: 'excalidraw', source }, [], {}).bytes, {}).source,
      );
      const looks = (scene: typeof first) =>
        scene.elements
          .map(({ type, width, height, strokeColor }) => `${type} ${width} ${height} ${strokeColor}`)
          .toSorted();
      expect(looks(again)).toEqual(looks(first));
      const told = JSON.parse(file) as { library?: object[][]; libraryItems?: { elements: object[] }[] };
      const elements = told.library?.flat() ?? told.libraryItems?.flatMap((item) => item.elements) ?? [];
      expect(first.elements).toHaveLength(
        elements.filter((element) => !('isDeleted' in element && element.isDeleted === true)).length,
      );
    });
  },
);
