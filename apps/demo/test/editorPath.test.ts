import { describe, expect, it } from 'vitest';
import { editorPath, isNamedInQuery, shownGid } from '../src/routing/editorPath.js';

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

describe('shownGid', () => {
  const gids = ['01k0z9t6w3h5x7r2q4m8n6b1cd', '../a b&c=1#d', '图'];

  it.each(gids)('finds %s again in the path of a general diagram', (gid) => {
    const path = editorPath({ type: 'flow2', gid });
    expect(shownGid({}, new URL(path, 'https://letu.example').href)).toBe(gid);
  });

  it('is what the path says of any other, and nothing where nothing is said', () => {
    expect(shownGid({ gid: '1' }, 'https://letu.example/pikchr/1?gid=2')).toBe('1');
    expect(shownGid({}, 'https://letu.example/diagram/')).toBe('');
  });

  it('is in the query for general diagrams alone', () => {
    expect(isNamedInQuery({ type: 'diagram' })).toBe(true);
    expect(isNamedInQuery({ type: 'excalidraw' })).toBe(false);
  });
});
