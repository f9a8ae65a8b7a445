import { describe, expect, it } from 'vitest';
import { DOMParser as OurParser } from '@letu/svg-dom';
import { describeTree } from './tree.js';

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const ourDocument = new OurParser().parseFromString('<!doctype html>', 'text/html') as unknown as Document;

/** Does the same with an element of Chromium's and one of ours. @returns what came of it in both */
function both(use: (document: Document) => unknown): [theirs: unknown, ours: unknown] {
  const attempt = (document: Document) => {
    try {
      return use(document);
    } catch (error) {
      return (error as Error).name;
    }
  };
  return [attempt(document), attempt(ourDocument)];
}

const CASES: readonly (readonly [name: string, use: (document: Document) => unknown])[] = [
  [
    'names without case in HTML',
    (d) => {
      const e = d.createElement('div');
      e.setAttribute('viewBox', '1');
      e.setAttribute('VIEWBOX', '2');
      return [e.outerHTML, e.getAttribute('ViewBox'), e.hasAttribute('VIEWBOX')];
    },
  ],
  [
    'names with case in SVG',
    (d) => {
      const e = d.createElementNS(SVG, 'svg');
      e.setAttribute('viewBox', '1');
      e.setAttribute('viewbox', '2');
      return [e.outerHTML, e.getAttribute('VIEWBOX')];
    },
  ],
  [
    'values that are no text',
    (d) => {
      const e = d.createElementNS(SVG, 'g');
      for (const value of [null, undefined, 1.5, true, { toString: () => 'o' }])
        e.setAttribute(`a${String(value).length}`, value as string);
      return e.outerHTML;
    },
  ],
  [
    'a namespace',
    (d) => {
      const e = d.createElementNS(SVG, 'use');
      e.setAttributeNS(XLINK, 'xlink:href', '#a');
      e.setAttributeNS(XLINK, 'href', '#b');
      return [
        e.outerHTML,
        e.getAttribute('xlink:href'),
        e.getAttributeNS(XLINK, 'href'),
        e.getAttributeNS(null, 'href'),
        e.hasAttributeNS(XLINK, 'href'),
        e.attributes.length,
      ];
    },
  ],
  [
    'a prefix without namespace',
    (d) => {
      const e = d.createElementNS(SVG, 'use');
      e.setAttribute('xlink:href', '#a');
      return [
        e.outerHTML,
        e.getAttributeNS(XLINK, 'href'),
        e.attributes[0]?.localName,
        e.attributes[0]?.prefix,
      ];
    },
  ],
  [
    'a wrong namespace',
    (d) => {
      d.createElementNS(SVG, 'g').setAttributeNS(null, 'a:b', '1');
      return 'no error';
    },
  ],
  [
    'a wrong xmlns',
    (d) => {
      d.createElementNS(SVG, 'g').setAttributeNS(null, 'xmlns', '1');
      return 'no error';
    },
  ],
  [
    'an attribute name with a space',
    (d) => {
      d.createElement('p').setAttribute('a b', '1');
      return 'no error';
    },
  ],
  [
    'an empty attribute name',
    (d) => {
      d.createElement('p').setAttribute('', '1');
      return 'no error';
    },
  ],
  [
    'an attribute name with a sign',
    (d) => {
      const e = d.createElement('p');
      e.setAttribute('@x', '1');
      return e.outerHTML;
    },
  ],
  ['an element name with a space', (d) => d.createElement('a b').localName],
  ['an empty element name', (d) => d.createElement('').localName],
  ['an element name with a digit in front', (d) => d.createElement('1a').localName],
  [
    'an element name with a colon',
    (d) => {
      const e = d.createElement(['a', 'b'].join(':'));
      return [e.localName, e.prefix, e.tagName, e.nodeName];
    },
  ],
  [
    'names of elements',
    (d) => [
      d.createElement('DIV').tagName,
      d.createElementNS(SVG, 'clipPath').tagName,
      d.createElementNS(null, 'X').tagName,
      d.createElementNS(SVG, 'svg:g').localName,
    ],
  ],
  [
    'attribute nodes',
    (d) => {
      const e = d.createElement('p');
      e.setAttribute('a', '1');
      e.setAttribute('b', '2');
      const a = e.getAttributeNode('a') as Attr;
      a.value = '3';
      const seen = [a.name, a.value, a.ownerElement === e, a.specified];
      e.removeAttributeNode(a);
      return [...seen, a.ownerElement, e.outerHTML, e.getAttributeNames()];
    },
  ],
  [
    'the attribute list',
    (d) => {
      const e = d.createElement('p');
      const list = e.attributes;
      e.setAttribute('a', '1');
      e.setAttribute('b', '2');
      const seen = [
        list === e.attributes,
        list.length,
        list[1]?.name,
        list.item(0)?.value,
        list.item(5),
        list.getNamedItem('b')?.value,
      ];
      list.removeNamedItem('a');
      return [...seen, list.length, list[0]?.name];
    },
  ],
  [
    'an attribute node of another element',
    (d) => {
      const [one, other] = [d.createElement('p'), d.createElement('p')];
      one.setAttribute('a', '1');
      other.setAttributeNode(one.getAttributeNode('a') as Attr);
      return 'no error';
    },
  ],
  [
    'dataset',
    (d) => {
      const e = d.createElement('p');
      e.dataset['fooBar'] = '1';
      e.setAttribute('data-x-y-z', '2');
      return [
        e.outerHTML,
        e.dataset['xYZ'],
        e.dataset['none'],
        'fooBar' in e.dataset,
        Object.keys(e.dataset),
        delete e.dataset['fooBar'],
        e.outerHTML,
      ];
    },
  ],
  [
    'className',
    (d) => {
      const e = d.createElement('p');
      e.className = ' a  b ';
      const s = d.createElementNS(SVG, 'g') as SVGGElement;
      s.setAttribute('class', 'c d');
      return [
        e.outerHTML,
        e.classList.length,
        [...e.classList],
        e.classList.value,
        s.className.baseVal,
        [...s.classList],
      ];
    },
  ],
  [
    'a class that is no name',
    (d) => {
      d.createElement('p').classList.add('a b');
      return 'no error';
    },
  ],
  [
    'an empty class',
    (d) => {
      d.createElement('p').classList.add('');
      return 'no error';
    },
  ],
  [
    'classes taken away from none',
    (d) => {
      const e = d.createElement('p');
      e.classList.remove('a');
      e.classList.toggle('b', false);
      return e.outerHTML;
    },
  ],
  [
    'text of comments and elements',
    (d) => {
      const e = d.createElement('p');
      e.append('a', d.createComment('b'), d.createElement('i'));
      e.lastElementChild!.textContent = 'c';
      return [
        e.textContent,
        e.childNodes[1]?.textContent,
        e.nodeValue,
        d.textContent,
        e.childElementCount,
        e.children.length,
        e.firstElementChild === e.lastElementChild,
      ];
    },
  ],
  [
    'equal nodes',
    (d) => {
      const trees = [
        '<p a="1" b="2">x<i></i></p>',
        '<p b="2" a="1">x<i></i></p>',
        '<p a="1">x<i></i></p>',
        '<p a="1" b="2">y<i></i></p>',
        '<p a="1" b="2">x</p>',
        '<svg a="1" b="2"></svg>',
      ];
      const nodes = trees.map((html) => {
        const parent = d.createElement('div');
        parent.innerHTML = html;
        return parent.firstChild;
      });
      return nodes.map((node) => nodes.map((other) => node?.isEqualNode(other)));
    },
  ],
  ['JSON of a node', (d) => JSON.stringify({ node: d.createElement('p') })],
  [
    'a node put into itself',
    (d) => {
      const e = d.createElement('p');
      e.append(d.createElement('i'));
      e.firstElementChild!.append(e);
      return 'no error';
    },
  ],
  [
    'a reference that is no child',
    (d) => {
      d.createElement('p').insertBefore(d.createElement('i'), d.createElement('b'));
      return 'no error';
    },
  ],
  [
    'a child that is none',
    (d) => {
      d.createElement('p').removeChild(d.createElement('b'));
      return 'no error';
    },
  ],
  [
    'a child that is no node',
    (d) => {
      d.createElement('p').appendChild('x' as unknown as Node);
      return 'no error';
    },
  ],
  [
    'nodes of another document',
    (d) => {
      const other = d.implementation.createHTMLDocument('t');
      const e = other.createElement('p');
      d.createElement('div').append(e);
      return [
        e.ownerDocument === d,
        d.importNode(other.body, true).ownerDocument === d,
        d.adoptNode(other.body).ownerDocument === d,
        other.body,
        other.title,
        other.documentElement.outerHTML,
      ];
    },
  ],
  [
    'the kinds of documents',
    (d) => {
      const x = d.implementation.createDocument(SVG, 'svg');
      return [
        x.contentType,
        x.documentElement.namespaceURI,
        x.createElement('A').tagName,
        d.implementation.createHTMLDocument().contentType,
        describeTree(x),
      ];
    },
  ],
  [
    'live lists of children',
    (d) => {
      const e = d.createElement('p');
      const list = e.childNodes;
      e.append('a', d.createElement('i'), 'b');
      const before = [list.length, list[1]?.nodeName];
      e.firstChild!.remove();
      e.prepend('c');
      return [...before, list.length, list[0]?.nodeValue, list.item(9), [...list].length];
    },
  ],
  [
    'elements by name and class',
    (d) => {
      const e = d.createElement('p');
      e.innerHTML = '<b class="x y"></b><B class="y"></B><svg><b2></b2><g class="x"/><linearGradient/></svg>';
      return [
        e.getElementsByTagName('B').length,
        e.getElementsByTagName('lineargradient').length,
        e.getElementsByTagName('linearGradient').length,
        e.getElementsByTagName('*').length,
        e.getElementsByClassName('x').length,
        e.getElementsByClassName('y  x').length,
        e.getElementsByTagNameNS(SVG, 'g').length,
      ];
    },
  ],
];

describe('attributes and names', () => {
  it.each(CASES)('treats %s as Chromium does', (_name, use) => {
    const [theirs, ours] = both(use);
    expect(ours).toEqual(theirs);
  });
});
