import type { Vertex } from './path.js';

/** A marker on a path, and where its plane lies. */
export interface PlacedMarker {
  readonly marker: SVGMarkerElement;
  readonly plane: DOMMatrix;
}

type Spot = 'start' | 'mid' | 'end';

/** Returns the arrow heads and other markers of a path, with their places in its plane. */
export function markersOn(
  element: Element,
  style: CSSStyleDeclaration,
  vertices: readonly Vertex[],
): readonly PlacedMarker[] {
  const found: Readonly<Record<Spot, SVGMarkerElement | undefined>> = {
    start: markerOf(element, style.markerStart),
    mid: markerOf(element, style.markerMid),
    end: markerOf(element, style.markerEnd),
  };
  return vertices.flatMap((vertex, at) => {
    const spots: Spot[] = at === 0 ? ['start'] : at === vertices.length - 1 ? ['end'] : ['mid'];
    return spots.flatMap((spot) => {
      const marker = found[spot];
      return marker ? [{ marker, plane: planeOf(marker, vertex, spot, style) }] : [];
    });
  });
}

function markerOf(element: Element, reference: string): SVGMarkerElement | undefined {
  const target = referred(element, reference);
  return target instanceof SVGMarkerElement ? target : undefined;
}

/** Returns the element that a CSS value such as `url("#arrow")` names in the picture of another. */
export function referred(element: Element, reference: string): Element | undefined {
  const name = /url\(["']?[^"')]*#([^"')]+)["']?\)/.exec(reference)?.[1];
  if (name === undefined) return undefined;
  const root = element.getRootNode() as Document | ShadowRoot;
  return root.getElementById(decodeURIComponent(name)) ?? undefined;
}

function planeOf(
  marker: SVGMarkerElement,
  vertex: Vertex,
  spot: Spot,
  style: CSSStyleDeclaration,
): DOMMatrix {
  const [width, height] = [marker.markerWidth.baseVal.value, marker.markerHeight.baseVal.value];
  const plane = new DOMMatrix().translate(vertex.x, vertex.y).rotate(angleOf(marker, vertex, spot));
  if (marker.markerUnits.baseVal === SVGMarkerElement.SVG_MARKERUNITS_STROKEWIDTH) {
    plane.scaleSelf(Number.parseFloat(style.strokeWidth));
  }
  const box = marker.viewBox.baseVal;
  if (box && box.width > 0 && box.height > 0)
    plane.scaleSelf(Math.min(width / box.width, height / box.height));
  return plane.translate(-marker.refX.baseVal.value, -marker.refY.baseVal.value);
}

function angleOf(marker: SVGMarkerElement, { arriving, leaving }: Vertex, spot: Spot): number {
  const orient = marker.getAttribute('orient') ?? '0';
  if (!orient.startsWith('auto')) return Number.parseFloat(orient) || 0;
  const angles = [arriving, leaving].flatMap((way) => (way ? [Math.atan2(way[1], way[0])] : []));
  const [first = 0, second = first] =
    spot === 'end' ? angles.slice(0, 1) : spot === 'start' ? angles.slice(-1) : angles;
  const middle = Math.atan2(Math.sin(first) + Math.sin(second), Math.cos(first) + Math.cos(second));
  const turned = spot === 'start' && orient === 'auto-start-reverse' ? Math.PI : 0;
  return ((middle + turned) * 180) / Math.PI;
}
