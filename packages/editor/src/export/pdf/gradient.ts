import { colourOf } from './colour.js';
import type { Sheet } from './sheet.js';

interface Stop {
  readonly offset: number;
  readonly colour: readonly number[];
}

/**
 * Names the pattern of a gradient on a sheet; undefined for what PDF has none of, such as one that fades out.
 *
 * @param toPage Where the plane of what is painted lies on the page.
 * @param box What is painted, in its own plane.
 */
export function gradientOn(
  sheet: Sheet,
  gradient: SVGGradientElement,
  toPage: DOMMatrix,
  box: DOMRect,
): string | undefined {
  const stops = stopsOf(gradient);
  const coordinates = coordinatesOf(gradient);
  if (!stops || !coordinates || gradient.spreadMethod.baseVal > 1) return undefined;
  const isOfBox = gradient.gradientUnits.baseVal === SVGUnitTypes.SVG_UNIT_TYPE_OBJECTBOUNDINGBOX;
  const plane = isOfBox
    ? toPage.multiply(new DOMMatrix([box.width, 0, 0, box.height, box.x, box.y]))
    : toPage;
  const own = gradient.gradientTransform.baseVal.consolidate()?.matrix;
  const { a, b, c, d, e, f } = own ? plane.multiply(DOMMatrix.fromMatrix(own)) : plane;
  const pattern = sheet.register({
    PatternType: 2,
    Matrix: [a, b, c, d, e, f],
    Shading: {
      ShadingType: coordinates.length === 4 ? 2 : 3,
      ColorSpace: 'DeviceRGB',
      Coords: [...coordinates],
      Extend: [true, true],
      Function: functionOf(stops),
    },
  });
  return sheet.name('Pattern', pattern);
}

function coordinatesOf(gradient: SVGGradientElement): readonly number[] | undefined {
  const value = ({ baseVal }: SVGAnimatedLength) =>
    baseVal.unitType === SVGLength.SVG_LENGTHTYPE_PERCENTAGE
      ? baseVal.valueInSpecifiedUnits / 100
      : baseVal.value;
  if (gradient instanceof SVGLinearGradientElement) {
    return [gradient.x1, gradient.y1, gradient.x2, gradient.y2].map(value);
  }
  if (!(gradient instanceof SVGRadialGradientElement)) return undefined;
  return [gradient.fx, gradient.fy, gradient.fr, gradient.cx, gradient.cy, gradient.r].map(value);
}

function stopsOf(gradient: SVGGradientElement, depth = 0): readonly Stop[] | undefined {
  const stops: Stop[] = [];
  for (const element of gradient.querySelectorAll('stop')) {
    const { stopColor, stopOpacity } = getComputedStyle(element);
    const { red, green, blue, alpha } = colourOf(stopColor);
    if (alpha * Number(stopOpacity) < 0.99) return undefined;
    const offset = Math.max(element.offset.baseVal, stops.at(-1)?.offset ?? 0);
    stops.push({ offset: Math.min(offset, 1), colour: [red, green, blue] });
  }
  if (stops.length > 0) return stops;
  // A gradient may take the stops of another.
  const other = gradient.href.baseVal.slice(1);
  const root = gradient.getRootNode() as Document | ShadowRoot;
  const target = other === '' ? null : root.getElementById(other);
  return target instanceof SVGGradientElement && depth < 8 ? stopsOf(target, depth + 1) : undefined;
}

function functionOf(stops: readonly Stop[]) {
  const all = [{ ...stops[0]!, offset: 0 }, ...stops, { ...stops.at(-1)!, offset: 1 }];
  const parts = all.slice(1).map(({ colour }, at) => ({
    FunctionType: 2,
    Domain: [0, 1],
    N: 1,
    C0: [...all[at]!.colour],
    C1: [...colour],
  }));
  return {
    FunctionType: 3,
    Domain: [0, 1],
    Functions: parts,
    Bounds: all.slice(1, -1).map(({ offset }) => offset),
    Encode: parts.flatMap(() => [0, 1]),
  };
}
