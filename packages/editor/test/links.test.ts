import { describe, expect, it } from 'vitest';
import { decodeAny, linkTo } from '@letu/codec';
import { defaultExample } from '@letu/core';
import { kindByType, kinds } from '@letu/kinds';
import { linkTargets } from '../src/shell/out/links.js';

const ALL = kinds.flatMap((kind) => linkTargets(kind).map((target) => ({ kind, target, id: target.id })));
/** What addresses write in other ways. */
const AWKWARD = '甲 "a & b/c?d#e" 100% + 🎉\n';

describe('links', () => {
  it('lead to Kroki from every kind that it knows, and to each language’s own page', () => {
    expect(
      Object.fromEntries(kinds.map((kind) => [kind.kind, linkTargets(kind).map(({ id }) => id)])),
    ).toEqual({
      plantuml: ['kroki', 'plantuml'],
      mermaid: ['kroki', 'mermaidLive'],
      d2: ['kroki', 'd2Playground'],
      graphviz: ['kroki', 'graphvizOnline', 'edotor'],
      excalidraw: ['kroki'],
      drawio: ['kroki', 'diagrams.net'],
      pikchr: ['kroki', 'pikchrshow'],
      handchart: [],
      mindmap: [],
    });
  });

  it.each(ALL)('of $kind.kind to $id hold the whole text', async ({ kind, target }) => {
    const source = `${defaultExample(await kind.loadKind()).source}\n${kind.lineComment} ${AWKWARD}`;
    const link = linkTo(target, source);
    expect(new URL(link).protocol).toBe('https:');
    expect(decodeAny(link, { kinds })).toMatchObject({ type: kind.type, source });
  });

  it('name the servers of the host', () => {
    const [kroki, plantuml] = linkTargets(kindByType('TEXT')!);
    expect(linkTo(kroki!, 'a', 'https://kroki.example.cn')).toMatch(
      /^https:\/\/kroki\.example\.cn\/plantuml\/svg\//,
    );
    expect(linkTo(plantuml!, 'a', 'http://intranet/plantuml')).toMatch(/^http:\/\/intranet\/plantuml\/uml\//);
  });
});
