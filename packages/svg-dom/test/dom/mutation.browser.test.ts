import { describe, expect, it } from 'vitest';
import { DOMParser as OurParser } from '@letu/svg-dom';
import { Random } from './random.js';
import { describeTree } from './tree.js';

const SVG = 'http://www.w3.org/2000/svg';
const START =
  '<svg><g id="a"><path d="M0 0"/>x<text>y<tspan>z</tspan></text></g><g id="b"><!--c--></g></svg><p>q</p>';

/** A document in which operations are done; the browser's type stands for both. */
interface Bench {
  readonly document: Document;
  readonly nodes: Node[];
  readonly results: unknown[];
}

type Operation = (bench: Bench, random: Random) => void;

const anyNode = ({ nodes }: Bench, random: Random) => nodes[random.below(nodes.length)] as Node;
const anyElement = (bench: Bench, random: Random): Element => {
  const elements = bench.nodes.filter((node) => node.nodeType === 1);
  return elements[random.below(elements.length)] as Element;
};
const anyText = (bench: Bench, random: Random): Text | undefined => {
  const texts = bench.nodes.filter((node) => node.nodeType === 3);
  return texts[random.below(Math.max(texts.length, 1))] as Text | undefined;
};

const OPERATIONS: readonly Operation[] = [
  (bench, random) => anyElement(bench, random).appendChild(anyNode(bench, random)),
  (bench, random) => {
    const parent = anyElement(bench, random);
    parent.insertBefore(
      anyNode(bench, random),
      parent.childNodes[random.below(parent.childNodes.length + 1)] ?? null,
    );
  },
  (bench, random) => {
    const node = anyNode(bench, random);
    bench.results.push(node.parentNode?.removeChild(node) === node);
  },
  (bench, random) => {
    const old = anyNode(bench, random);
    old.parentNode?.replaceChild(anyNode(bench, random), old);
  },
  (bench, random) => anyElement(bench, random).append(anyNode(bench, random), 'appended'),
  (bench, random) => anyElement(bench, random).prepend('first', anyNode(bench, random)),
  (bench, random) => anyElement(bench, random).before(anyNode(bench, random), 'before'),
  (bench, random) => anyElement(bench, random).after('after', anyNode(bench, random)),
  (bench, random) => anyElement(bench, random).replaceWith(anyNode(bench, random)),
  (bench, random) => anyElement(bench, random).replaceChildren('only', anyNode(bench, random)),
  (bench, random) => anyElement(bench, random).remove(),
  (bench, random) => anyElement(bench, random).normalize(),
  (bench, random) => {
    anyElement(bench, random).textContent = random.pick(['', 'text', '<b>']);
  },
  (bench, random) => {
    anyElement(bench, random).innerHTML = random.pick(['', 'x<b>y</b>', '<path/><g/>', '&amp;']);
  },
  (bench, random) => {
    const copy = anyNode(bench, random).cloneNode(random.chance(0.5));
    bench.results.push(describeTree(copy));
    bench.nodes.push(copy);
  },
  (bench, random) => {
    const text = anyText(bench, random);
    if (!text) return;
    if (random.chance(0.5)) text.data += 'more';
    else text.splitText(random.below(text.length + 1));
  },
  (bench, random) => {
    const text = anyText(bench, random);
    bench.results.push(text?.wholeText, text?.length);
  },
  (bench, random) => {
    const fragment = bench.document.createDocumentFragment();
    fragment.append(anyNode(bench, random), 'f');
    anyElement(bench, random).insertBefore(fragment, null);
  },
  (bench, random) =>
    anyElement(bench, random).insertAdjacentElement(
      random.pick(['beforebegin', 'afterbegin', 'beforeend', 'afterend'] as const),
      anyElement(bench, random),
    ),
  (bench, random) =>
    anyElement(bench, random).insertAdjacentHTML(
      random.pick(['afterbegin', 'beforeend'] as const),
      '<i>n</i>m',
    ),
  (bench, random) =>
    anyElement(bench, random).setAttribute(
      random.pick(['id', 'class', 'x', 'viewBox', 'style']),
      random.pick(['', 'a', 'a b', ' c  a ']),
    ),
  (bench, random) => anyElement(bench, random).removeAttribute(random.pick(['id', 'class', 'x'])),
  (bench, random) =>
    bench.results.push(anyElement(bench, random).toggleAttribute(random.pick(['hidden', 'x']))),
  (bench, random) => anyElement(bench, random).classList.add(random.pick(['a', 'b', 'd'])),
  (bench, random) => anyElement(bench, random).classList.remove(random.pick(['a', 'b', 'd'])),
  (bench, random) => bench.results.push(anyElement(bench, random).classList.toggle(random.pick(['a', 'b']))),
  (bench, random) => bench.results.push(anyElement(bench, random).classList.replace('a', 'e')),
  (bench, random) => {
    anyElement(bench, random).id = random.pick(['a', 'b', 'z']);
  },
  (bench, random) => {
    const [one, other] = [anyNode(bench, random), anyNode(bench, random)];
    // What is not in one tree has no order that could be compared.
    if (one.getRootNode() === other.getRootNode()) bench.results.push(one.compareDocumentPosition(other));
    bench.results.push(one.contains(other), one.isConnected);
  },
  (bench) =>
    bench.results.push(
      bench.document.getElementById('a')?.outerHTML,
      bench.document.getElementById('z')?.outerHTML,
    ),
];

function benchOf(document: Document): Bench {
  const body = document.body;
  body.innerHTML = START;
  const nodes = [...body.querySelectorAll('*')].flatMap((element) => [element, ...element.childNodes]);
  nodes.push(
    document.createElementNS(SVG, 'rect'),
    document.createTextNode('loose'),
    document.createElement('div'),
  );
  return { document, nodes: [...new Set<Node>(nodes)], results: [] };
}

/** Does the same operations up to the first that is refused: what is left of one that was half done is not compared. */
function run(bench: Bench, seed: number): void {
  const random = new Random(seed);
  for (let step = 0; step < 40; step++) {
    const operation = random.pick(OPERATIONS);
    try {
      operation(bench, random);
    } catch (error) {
      bench.results.push((error as Error).name);
      return;
    }
  }
}

describe('changes of the tree', () => {
  it('gives the tree and the answers Chromium gives after 1000 generated runs of operations', () => {
    for (let seed = 1; seed <= 1000; seed++) {
      const theirs = benchOf(new DOMParser().parseFromString('', 'text/html'));
      const ours = benchOf(new OurParser().parseFromString('', 'text/html') as unknown as Document);
      run(theirs, seed);
      run(ours, seed);
      expect(describeTree(ours.document.body), `seed ${seed}`).toEqual(describeTree(theirs.document.body));
      expect(ours.nodes.map(describeTree), `seed ${seed}`).toEqual(theirs.nodes.map(describeTree));
      expect(ours.results, `seed ${seed}`).toEqual(theirs.results);
      expect(ours.document.body.innerHTML).toBe(theirs.document.body.innerHTML);
    }
  });
});

describe('createNodeIterator', () => {
  it('stays where Chromium stays while nodes are removed around it', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const [theirs, ours] = [
        new DOMParser().parseFromString('', 'text/html'),
        new OurParser().parseFromString('', 'text/html') as unknown as Document,
      ].map((document) => iterate(document, seed));
      expect(ours, `seed ${seed}`).toEqual(theirs);
    }
  });
});

/** Walks to and fro while nodes are removed and inserted. @returns what the iterator gave and where it stood */
function iterate(document: Document, seed: number): unknown[] {
  const random = new Random(seed);
  const { nodes } = benchOf(document);
  const whatToShow = random.pick([
    NodeFilter.SHOW_ALL,
    NodeFilter.SHOW_ELEMENT,
    NodeFilter.SHOW_TEXT | NodeFilter.SHOW_COMMENT,
  ]);
  const filter = random.chance(0.3)
    ? (node: Node) => (node.nodeName === 'g' ? NodeFilter.FILTER_SKIP : NodeFilter.FILTER_ACCEPT)
    : null;
  const iterator = document.createNodeIterator(document.body, whatToShow, filter);
  const seen: unknown[] = [];
  for (let step = 0; step < 25; step++) {
    const kind = random.next();
    if (kind < 0.5) seen.push(iterator.nextNode()?.nodeName ?? null);
    else if (kind < 0.65) seen.push(iterator.previousNode()?.nodeName ?? null);
    else if (kind < 0.9) removable(iterator, random.pick(nodes))?.remove();
    else document.body.append(random.pick(nodes.filter((node) => node.nodeType === 3)));
    seen.push(nodes.indexOf(iterator.referenceNode), iterator.pointerBeforeReferenceNode);
  }
  return seen;
}

/** Chromium does not step off a node whose parent is removed as the last of all while it stands in front of that node. */
function removable(iterator: NodeIterator, node: Node): ChildNode | undefined {
  return iterator.pointerBeforeReferenceNode && node.hasChildNodes() ? undefined : (node as ChildNode);
}
