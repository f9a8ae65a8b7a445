import { describe, expect, it } from 'vitest';
import { editorPath } from '../src/kinds/knownKinds.js';

describe('editorPath', () => {
  it.each([
    ['TEXT', '/planttext/1'],
    ['D2LANG', '/d2lang/1'],
    ['MERMAID', '/mermaid/1'],
    ['HANDCHART', '/handchart/1'],
    ['MINDMAP', '/mindmap/1'],
    ['graphviz', '/graphviz/1'],
    ['pikchr', '/pikchr/1'],
    ['excalidraw', '/excalidraw/1'],
    ['mermaid', '/diagram/?gid=1'],
    ['diagram', '/diagram/?gid=1'],
    ['toString', '/diagram/?gid=1'],
    ['', '/diagram/?gid=1'],
  ])('sends %s to %s', (type, path) => {
    expect(editorPath({ type, gid: '1' })).toBe(path);
  });

  it('encodes the identifier', () => {
    expect(editorPath({ type: 'TEXT', gid: '../a b' })).toBe('/planttext/..%2Fa%20b');
  });
});
