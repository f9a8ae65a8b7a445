import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';

/** More filtered shapes than this take longer than all else in a picture. */
const MOST_FILTERED = 256;
const FILTERED = /\sfilter="[^"]*"/g;

/**
 * Returns a picture without its filters where more is filtered than is worth the time.
 *
 * Filters come by attributes, style sheets and references; the rasteriser's own form of the picture has each as an attribute.
 */
export function withoutCostlyFilters(
  svg: string,
  options: ResvgRenderOptions,
): { svg: string; isSimplified: boolean } {
  if (!/filter/i.test(svg)) return { svg, isSimplified: false };
  const plain = new Resvg(svg, options).toString();
  const count = plain.match(FILTERED)?.length ?? 0;
  if (count <= MOST_FILTERED) return { svg, isSimplified: false };
  return { svg: plain.replaceAll(FILTERED, ''), isSimplified: true };
}
