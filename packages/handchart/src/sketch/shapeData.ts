/** Returns the outline of an element as the data of a path in the element's own space, undefined for what has none. */
export function shapeData(element: SVGElement): string | undefined {
  const number = (name: string) => lengthOf(element, name);
  switch (element.localName) {
    case 'path':
      return element.getAttribute('d') ?? undefined;
    case 'rect':
      return rectData(element as SVGRectElement);
    case 'line':
      return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`;
    case 'polyline':
    case 'polygon':
      return pointsData(element);
    case 'circle':
      return ellipseData(number('cx'), number('cy'), number('r'), number('r'));
    case 'ellipse':
      return ellipseData(number('cx'), number('cy'), number('rx'), number('ry'));
    default:
      return undefined;
  }
}

/** Lengths can be in percent, and those of boxes and circles come from style sheets, too: the browser knows them in pixels. */
function lengthOf(element: SVGElement, name: string): number {
  const styled = getComputedStyle(element).getPropertyValue(name);
  if (styled.endsWith('px')) return Number.parseFloat(styled);
  const length = (element as unknown as Record<string, SVGAnimatedLength | undefined>)[name];
  return length?.baseVal.value ?? 0;
}

function rectData(element: SVGRectElement): string | undefined {
  const [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((name) =>
    lengthOf(element, name),
  );
  if (width <= 0 || height <= 0) return undefined;
  const given = lengthOf(element, 'rx') || lengthOf(element, 'ry');
  const r = Math.min(given, width / 2, height / 2);
  const [right, bottom] = [x + width, y + height];
  if (r <= 0) return `M${x} ${y}L${right} ${y}L${right} ${bottom}L${x} ${bottom}Z`;
  return (
    `M${x + r} ${y}L${right - r} ${y}Q${right} ${y} ${right} ${y + r}L${right} ${bottom - r}` +
    `Q${right} ${bottom} ${right - r} ${bottom}L${x + r} ${bottom}Q${x} ${bottom} ${x} ${bottom - r}` +
    `L${x} ${y + r}Q${x} ${y} ${x + r} ${y}Z`
  );
}

function pointsData(element: SVGElement): string | undefined {
  const numbers = (element.getAttribute('points') ?? '').match(/-?[\d.]+(?:e[-+]?\d+)?/gi)?.map(Number) ?? [];
  if (numbers.length < 4) return undefined;
  const points: string[] = [];
  for (let at = 0; at + 1 < numbers.length; at += 2) points.push(`${numbers[at]} ${numbers[at + 1]}`);
  return `M${points.join('L')}${element.localName === 'polygon' ? 'Z' : ''}`;
}

function ellipseData(x: number, y: number, rx: number, ry: number): string | undefined {
  if (rx <= 0 || ry <= 0) return undefined;
  return `M${x - rx} ${y}A${rx} ${ry} 0 1 1 ${x + rx} ${y}A${rx} ${ry} 0 1 1 ${x - rx} ${y}Z`;
}
