import { describe, expect, it } from 'vitest';
import { decodeAny } from '@letu/codec';
import type { KnownDiagramType } from '@letu/core';
import { linkTargets, type LinkTarget } from '../src/shell/out/links.js';
import { linkTo } from '../src/shell/out/linkTo.js';

const SOURCES = {
  TEXT: '@startuml\n甲 -> 乙 : 你好 🎉\n@enduml',
  MERMAID: 'flowchart LR\n  甲 --> 乙["a & b"]',
  D2LANG: '甲 -> 乙: "100%"',
  graphviz: 'digraph { 甲 -> 乙 [label="a+b"] }',
  pikchr: 'box "甲"; arrow; box "a/b?c#d"',
} as const satisfies Readonly<Partial<Record<KnownDiagramType, string>>>;

const TYPES = Object.keys(SOURCES) as (keyof typeof SOURCES)[];
const ALL = TYPES.flatMap((type) => linkTargets(type).map((target) => [type, target] as const));

describe('links', () => {
  it('lead to Kroki from every kind, and to each language’s own page', () => {
    expect(Object.fromEntries(TYPES.map((type) => [type, linkTargets(type)]))).toEqual({
      TEXT: ['kroki', 'plantuml'],
      MERMAID: ['kroki', 'mermaidLive'],
      D2LANG: ['kroki', 'd2Playground'],
      graphviz: ['kroki', 'graphvizOnline', 'edotor'],
      pikchr: ['kroki', 'pikchrshow'],
    });
  });

  it.each(ALL)('of %s to %s hold the whole text', (type, target: LinkTarget) => {
    const link = linkTo(target, type, SOURCES[type]);
    expect(new URL(link).protocol).toBe('https:');
    expect(decodeAny(link, { type })).toMatchObject({ type, source: SOURCES[type] });
  });

  it('name the servers of the host', () => {
    const servers = { kroki: 'https://kroki.example.cn', plantuml: 'http://intranet/plantuml' };
    expect(linkTo('kroki', 'TEXT', 'a', servers)).toMatch(/^https:\/\/kroki\.example\.cn\/plantuml\/svg\//);
    expect(linkTo('plantuml', 'TEXT', 'a', servers)).toMatch(/^http:\/\/intranet\/plantuml\/uml\//);
  });
});
