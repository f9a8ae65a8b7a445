import { describe, expect, it } from 'vitest';
import { Document, DOMParser, type Element, type Geometry } from '@letu/svg-dom';

const SVG = 'http://www.w3.org/2000/svg';

function htmlDocument(body = ''): Document {
  return new DOMParser().parseFromString(`<!doctype html><body>${body}`, 'text/html');
}

function first(document: Document, selector: string): Element {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
}

describe('versions', () => {
  it('stamps a changed element and all above it, and leaves its siblings alone', () => {
    const document = htmlDocument('<svg><g id="a"><path/></g><g id="b"/></svg>');
    const [path, one, other] = [first(document, 'path'), first(document, '#a'), first(document, '#b')];
    const before = other.subtreeVersion;
    path.setAttribute('d', 'M0 0');
    expect(path.subtreeVersion).toBe(document.version);
    expect(one.subtreeVersion).toBe(document.version);
    expect(document.subtreeVersion).toBe(document.version);
    expect(other.subtreeVersion).toBe(before);
  });

  it('stamps the text above a changed text node', () => {
    const document = htmlDocument('<svg><text>a<tspan>b</tspan></text></svg>');
    const text = first(document, 'text');
    const before = text.subtreeVersion;
    first(document, 'tspan').firstChild!.nodeValue = 'c';
    expect(text.subtreeVersion).toBeGreaterThan(before);
  });

  it('tells changes that styles can depend on from those that only move or link an element', () => {
    const document = htmlDocument('<svg><g><path/></g></svg>');
    const path = first(document, 'path');
    const before = path.styleVersion;
    for (const name of ['d', 'transform', 'x', 'width', 'data-look', 'aria-label', 'marker-end'])
      path.setAttribute(name, '1');
    expect(path.styleVersion).toBe(before);
    const seen = ['class', 'id', 'style', 'fill'].map((name) => {
      path.setAttribute(name, '1');
      return path.styleVersion;
    });
    expect(new Set([before, ...seen]).size).toBe(5);
  });

  it('counts an attribute as style once a selector asks for it', () => {
    const document = htmlDocument('<style>[data-look="neo"] { fill: red }</style><svg><path/></svg>');
    const path = first(document, 'path');
    const before = path.styleVersion;
    path.setAttribute('data-other', 'neo');
    expect(path.styleVersion).toBe(before);
    path.setAttribute('data-look', 'neo');
    expect(path.styleVersion).toBeGreaterThan(before);
  });

  it('counts a style change of a program before the attribute is written', () => {
    const document = htmlDocument('<svg><path/></svg>');
    const path = first(document, 'path');
    const before = path.styleVersion;
    path.style.setProperty('fill', 'red');
    expect(path.styleVersion).toBeGreaterThan(before);
    expect(path.inlineStyle?.declarations.get('fill')?.value).toBe('red');
  });

  it('gives style sheets a new version when one comes, changes or goes', () => {
    const document = htmlDocument();
    const versions = [document.styleSheetVersion];
    const note = () => versions.push(document.styleSheetVersion);
    const style = document.createElement('style');
    style.textContent = '.a { fill: red }';
    document.head?.append(style);
    note();
    style.firstChild!.nodeValue = '.b { fill: red }';
    note();
    document.styleSheets[0]?.insertRule('.c { fill: red }');
    note();
    style.remove();
    note();
    expect(new Set(versions).size).toBe(versions.length);
    expect(document.styleSheets).toEqual([]);
  });

  it('gives style sheets in the order of the tree', () => {
    const document = htmlDocument('<style>.b{}</style><svg><style>.c{}</style></svg>');
    document.head?.prepend(document.createElement('style'));
    first(document, 'head style').textContent = '.a{}';
    expect(document.styleSheets.map((sheet) => sheet.cssRules.map((rule) => rule.cssText))).toEqual([
      ['.a { }'],
      ['.b { }'],
      ['.c { }'],
    ]);
  });
});

describe('ids', () => {
  it('finds the first in tree order, also when a later one was there before', () => {
    const document = htmlDocument('<p id="a">1</p><p id="b">2</p>');
    const added = document.createElement('i');
    added.id = 'b';
    document.body?.prepend(added);
    expect(document.getElementById('b')).toBe(added);
    added.remove();
    expect(document.getElementById('b')?.textContent).toBe('2');
    first(document, '#a').id = 'c';
    expect([document.getElementById('a'), document.getElementById('c')?.textContent]).toEqual([null, '1']);
  });

  it('forgets what left the tree with its parent', () => {
    const document = htmlDocument('<div><p id="a"></p></div>');
    first(document, 'div').remove();
    expect(document.getElementById('a')).toBeNull();
    expect(document.querySelector('#a')).toBeNull();
  });

  it('has no element without an id', () => {
    const document = htmlDocument('<p id="">x</p>');
    expect(document.getElementById('')).toBeNull();
  });
});

describe('documents', () => {
  it('do not see each other', () => {
    const [one, other] = [
      htmlDocument('<p id="a" class="x">1</p>'),
      htmlDocument('<p id="a" class="x">2</p>'),
    ];
    const version = other.version;
    first(one, 'p').append('changed');
    first(one, 'p').id = 'b';
    expect(other.version).toBe(version);
    expect(other.getElementById('a')?.textContent).toBe('2');
    expect(one.querySelectorAll('.x')).toHaveLength(1);
  });

  it('ask their own geometry for boxes, and none has a size without one', () => {
    const [shown, hidden] = [htmlDocument('<svg><g/></svg>'), htmlDocument('<svg><g/></svg>')];
    shown.geometry = {
      ...hidden.geometry,
      bbox: () => ({ x: 1, y: 2, width: 3, height: 4 }),
    } satisfies Geometry;
    const boxOf = (document: Document) => (first(document, 'g') as Element & { getBBox(): object }).getBBox();
    expect(boxOf(shown)).toEqual({ x: 1, y: 2, width: 3, height: 4 });
    expect(boxOf(hidden)).toEqual({ x: 0, y: 0, width: 0, height: 0 });
  });

  it('give a box of x, y, width and height alone', () => {
    const document = htmlDocument('<svg><g/></svg>');
    const box = (first(document, 'g') as Element & { getBBox(): object }).getBBox();
    expect('left' in box).toBe(false);
  });
});

describe('parsers', () => {
  it('nest no deeper than Chromium, however many tags there are', () => {
    const document = htmlDocument('<div>'.repeat(20_000));
    let depth = 0;
    for (let element = document.body; element; element = element.firstElementChild) depth++;
    expect(depth).toBeLessThanOrEqual(513);
    expect(document.body?.innerHTML.length).toBeGreaterThan(20_000);
  });

  it('open formatting again in what follows, but not so much that markup grows beyond measure', () => {
    const html = Array.from({ length: 300 }, (_, index) => `<p><b id="${index}">x</p>`).join('');
    const document = htmlDocument(html);
    expect(document.querySelectorAll('p')).toHaveLength(300);
    expect(document.querySelectorAll('p:nth-child(2) b')).toHaveLength(2);
    expect(document.querySelectorAll('b').length).toBeLessThan(20_000);
  });

  it('refuse XML that is nested as deep as Chromium refuses', () => {
    const nested = (depth: number) => {
      const xml = '<g>'.repeat(depth) + '</g>'.repeat(depth);
      return new DOMParser().parseFromString(xml, 'text/xml').querySelector('parsererror');
    };
    expect(nested(5000)).toBeNull();
    expect(nested(5001)).not.toBeNull();
  });

  it('take what is no string', () => {
    const document = new DOMParser().parseFromString(
      { toString: () => '<p>x' } as unknown as string,
      'text/html',
    );
    expect(document.body?.innerHTML).toBe('<p>x</p>');
  });

  it('refuse a type there is not', () => {
    expect(() => new DOMParser().parseFromString('', 'text/plain')).toThrow(TypeError);
  });

  it('read deep XML and refuse what is not well formed', () => {
    const xml = `<svg xmlns="${SVG}">${'<g>'.repeat(300)}${'</g>'.repeat(300)}</svg>`;
    expect(new DOMParser().parseFromString(xml, 'image/svg+xml').querySelectorAll('g')).toHaveLength(300);
    const broken = new DOMParser().parseFromString(`${xml.slice(0, -1)}`, 'image/svg+xml');
    expect(broken.querySelector('parsererror')?.textContent).toContain('line 1');
  });
});

describe('lists of children', () => {
  it('stay the same object and follow every change', () => {
    const document = htmlDocument('<p>a<b></b>c</p>');
    const paragraph = first(document, 'p');
    const list = paragraph.childNodes;
    paragraph.insertBefore(document.createComment('x'), paragraph.lastChild);
    paragraph.firstChild?.remove();
    expect(paragraph.childNodes).toBe(list);
    expect(list.map((node) => node.nodeName)).toEqual(['B', '#comment', '#text']);
    while (list.length > 0) list[0]?.remove();
    expect(paragraph.hasChildNodes()).toBe(false);
  });
});
