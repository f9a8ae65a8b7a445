const SVG = 'http://www.w3.org/2000/svg';
/** More are no diagram's: uses of uses grow without end. */
const MOST = 5_000;
const PLACED: ReadonlySet<string> = new Set([
  'href',
  'xlink:href',
  'x',
  'y',
  'width',
  'height',
  'transform',
  'id',
]);

/** Puts in place of each `use` what it shows, since a page keeps to itself what it makes of them. */
export function expandUses(root: SVGSVGElement): void {
  for (let count = 0; count < MOST; count += 1) {
    const use = root.querySelector('use');
    if (!use) return;
    use.replaceWith(...shownBy(use, root));
  }
}

function shownBy(use: SVGUseElement, root: SVGSVGElement): readonly Element[] {
  const name = (use.getAttribute('href') ?? use.getAttribute('xlink:href') ?? '').slice(1);
  const target = name === '' ? null : root.querySelector(`#${CSS.escape(name)}`);
  // What shows itself shows nothing.
  if (!target || target.contains(use)) return [];
  const group = document.createElementNS(SVG, 'g');
  for (const { name: attribute, value } of use.attributes) {
    if (!PLACED.has(attribute)) group.setAttribute(attribute, value);
  }
  const place = `translate(${use.getAttribute('x') ?? 0} ${use.getAttribute('y') ?? 0})`;
  group.setAttribute('transform', `${use.getAttribute('transform') ?? ''} ${place}`.trim());
  group.append(target.localName === 'symbol' ? viewOf(target, use) : withoutId(target));
  return [group];
}

function withoutId(target: Element): Element {
  const copy = target.cloneNode(true) as Element;
  copy.removeAttribute('id');
  return copy;
}

/** A symbol is a picture in the picture, as large as its use says. */
function viewOf(symbol: Element, use: SVGUseElement): Element {
  const view = document.createElementNS(SVG, 'svg');
  for (const name of ['viewBox', 'preserveAspectRatio', 'class', 'style', 'overflow']) {
    const value = symbol.getAttribute(name);
    if (value !== null) view.setAttribute(name, value);
  }
  for (const side of ['width', 'height']) {
    view.setAttribute(side, use.getAttribute(side) ?? symbol.getAttribute(side) ?? '100%');
  }
  view.append(...[...symbol.childNodes].map((node) => node.cloneNode(true)));
  return view;
}
