import { readdirSync, existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { kindByFence, kindByFile, kindByName, kindByPath, kindByType, kinds } from '@letu/kinds';

const packages = new URL('../../', import.meta.url);

describe('the list of kinds', () => {
  it('holds every package that is a kind', () => {
    const folders = readdirSync(packages).filter((name) =>
      existsSync(new URL(`${name}/src/info.ts`, packages)),
    );
    expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(folders.toSorted());
  });

  it('says of no two kinds the same', () => {
    const said: readonly (readonly unknown[])[] = [
      kinds.map(({ kind }) => kind),
      kinds.map(({ type }) => type),
      kinds.map(({ path }) => path),
      kinds.map(({ fence }) => fence),
      kinds.map(({ order }) => order),
      kinds.flatMap(({ extensions }) => extensions),
      kinds.flatMap(({ kroki = [] }) => kroki),
    ];
    for (const words of said) expect(new Set(words).size).toBe(words.length);
  });

  it('keeps the type codes and paths under which diagrams are stored', () => {
    expect(Object.fromEntries(kinds.map(({ type, path }) => [type, path]))).toEqual({
      MERMAID: 'mermaid',
      TEXT: 'planttext',
      D2LANG: 'd2lang',
      graphviz: 'graphviz',
      pikchr: 'pikchr',
      HANDCHART: 'handchart',
      MINDMAP: 'mindmap',
      excalidraw: 'excalidraw',
      diagram: 'diagram',
    });
  });

  it.each(kinds)('loads $kind as its list entry says it is', async (kind) => {
    const { loadKind, ...info } = kind;
    expect(await loadKind()).toMatchObject(info);
  });

  it('finds a kind by each of its names', () => {
    for (const kind of kinds) {
      expect(kindByName(kind.kind)).toBe(kind);
      expect(kindByType(kind.type)).toBe(kind);
      expect(kindByPath(kind.path)).toBe(kind);
      expect(kindByFence(kind.fence)).toBe(kind);
      for (const extension of kind.extensions)
        expect(kindByFile(`订单${extension.toUpperCase()}`)).toBe(kind);
    }
    expect(kindByFile('订单')).toBeUndefined();
    expect(kindByFence('ts')).toBeUndefined();
  });

  it('looks in the list of a host', () => {
    const own = { ...kinds[0]!, kind: 'own', type: 'OWN', path: 'own', fence: 'own', extensions: ['.own'] };
    expect(kindByType('OWN', [...kinds, own])).toBe(own);
    expect(kindByFile('a.own', [...kinds, own])).toBe(own);
    expect(kindByType('OWN')).toBeUndefined();
  });
});
