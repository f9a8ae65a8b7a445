/** Returns the outline of a basic shape as path data; undefined for what is no shape or has no size. */
export function shapeData(element: Element, style: CSSStyleDeclaration): string | undefined {
  if (element instanceof SVGPathElement) return element.getAttribute('d') ?? undefined;
  if (element instanceof SVGRectElement) return rect(element, style);
  if (element instanceof SVGCircleElement) {
    const radius = valueOf(element.r);
    return ellipse(valueOf(element.cx), valueOf(element.cy), radius, radius);
  }
  if (element instanceof SVGEllipseElement) {
    return ellipse(valueOf(element.cx), valueOf(element.cy), valueOf(element.rx), valueOf(element.ry));
  }
  if (element instanceof SVGLineElement) {
    return `M${valueOf(element.x1)} ${valueOf(element.y1)}L${valueOf(element.x2)} ${valueOf(element.y2)}`;
  }
  if (element instanceof SVGPolylineElement || element instanceof SVGPolygonElement) {
    const points = [...element.points].map(({ x, y }) => `${x} ${y}`);
    if (points.length === 0) return undefined;
    return `M${points.join('L')}${element instanceof SVGPolygonElement ? 'Z' : ''}`;
  }
  return undefined;
}

const valueOf = ({ baseVal }: SVGAnimatedLength): number => baseVal.value;

function rect(element: SVGRectElement, style: CSSStyleDeclaration): string | undefined {
  const [x, y] = [valueOf(element.x), valueOf(element.y)];
  const [width, height] = [valueOf(element.width), valueOf(element.height)];
  if (!(width > 0 && height > 0)) return undefined;
  const given = { rx: radiusOf(style.rx, width), ry: radiusOf(style.ry, height) };
  const rx = Math.min(given.rx ?? given.ry ?? 0, width / 2);
  const ry = Math.min(given.ry ?? given.rx ?? 0, height / 2);
  if (!(rx > 0 && ry > 0)) return `M${x} ${y}h${width}v${height}h${-width}Z`;
  const corner = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
  return [
    `M${x + rx} ${y}h${width - 2 * rx}${corner(rx, ry)}v${height - 2 * ry}${corner(-rx, ry)}`,
    `h${2 * rx - width}${corner(-rx, -ry)}v${2 * ry - height}${corner(rx, -ry)}Z`,
  ].join('');
}

function radiusOf(value: string, side: number): number | undefined {
  const radius = Number.parseFloat(value);
  if (Number.isNaN(radius)) return undefined;
  return value.endsWith('%') ? (radius / 100) * side : radius;
}

function ellipse(cx: number, cy: number, rx: number, ry: number): string | undefined {
  if (!(rx > 0 && ry > 0)) return undefined;
  const half = (way: number) => `a${rx} ${ry} 0 1 1 ${way * 2 * rx} 0`;
  return `M${cx - rx} ${cy}${half(1)}${half(-1)}Z`;
}
