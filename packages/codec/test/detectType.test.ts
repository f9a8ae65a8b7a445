import { describe, expect, it } from 'vitest';
import { detectType } from '@letu/codec';
import { kinds } from '@letu/kinds';

describe('detectType', () => {
  it.each<[string, string | undefined]>([
    ['@startuml\na -> b\n@enduml', 'TEXT'],
    ["' 注释\n@startmindmap\n* a", 'TEXT'],
    ['!theme minty\nBob -> Alice', 'TEXT'],
    ['participant 甲\n甲 -> 乙', 'TEXT'],
    ['digraph { a -> b }', 'graphviz'],
    ['/* 图 */ strict graph "名字" {}', 'graphviz'],
    ['// x\n# y\ndigraph 甲 {', 'graphviz'],
    ['graph TD\n  A{x} --> B', 'MERMAID'],
    ['graph\n  A --> B', 'MERMAID'],
    ['flowchart LR; A-->B', 'MERMAID'],
    ['%%{init: {"theme":"dark"}}%%\nsequenceDiagram', 'MERMAID'],
    ['%% 注释\nclassDiagram-v2', 'MERMAID'],
    ['---\ntitle: 图\n---\nerDiagram\n', 'MERMAID'],
    ['xychart-beta\n  line [1]', 'MERMAID'],
    ['pie title 饼图', 'MERMAID'],
    ['box "a"; arrow; box "b"', 'pikchr'],
    ['A: box\narrow -> from A', 'pikchr'],
    ['scale = 0.8\ncircle', 'pikchr'],
    ['define x { box }', 'pikchr'],
    ['box -> circle: 连线', 'D2LANG'],
    ['direction: right\na -> b', 'D2LANG'],
    ['甲: { shape: person }', 'D2LANG'],
    ['a -- b', 'D2LANG'],
    ['<mxfile host="x"></mxfile>', 'diagram'],
    ['<?xml version="1.0"?>\n<mxGraphModel/>', 'diagram'],
    ['<?xml version="1.0"?>\n<svg/>', undefined],
    ['{\n  "type": "excalidraw",\n', 'excalidraw'],
    ['{"a":1}', undefined],
    ['', undefined],
    ['你好', undefined],
  ])('takes %j for %s', (source, type) => {
    expect(detectType(source, kinds)).toBe(type);
    expect(detectType(source, kinds.toReversed()), 'whatever the order').toBe(type);
  });

  it('takes the kind of a host that is surer', () => {
    const own = { type: 'OWN', path: 'own', title: { 'zh-CN': '自己的', 'en-US': 'own' } };
    const guess = (text: string) => (text.startsWith('[甲]') ? 1 : 0);
    expect(detectType('[甲] -> [乙]', kinds)).toBe('pikchr');
    expect(detectType('# x\n[甲] -> [乙]', [...kinds, { ...own, guess }])).toBe('OWN');
    expect(detectType('[甲] -> [乙]', [...kinds, own])).toBe('pikchr');
    expect(detectType('box')).toBeUndefined();
  });
});
