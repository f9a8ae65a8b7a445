/** The parts of pictures that hold a shape and what is written in it; kinds without any do not make shapes for their text. */
const PARTS = import.meta.glob<string>('../../../packages/*/test/labelledParts.ts', {
  eager: true,
  import: 'labelledParts',
});
const SHAPES = 'rect, path, polygon, circle, ellipse, polyline';

/** How far a label may reach out of its shape, in CSS pixels: fonts are rounded. */
const SLACK = 1;

/**
 * Returns the labels of a shown picture that are wider than the shapes they stand in, with by how much. What stands beside a
 * shape, as the name of an actor does, is in none.
 */
export function labelsOutside(kind: string, picture: SVGSVGElement): string[] {
  const selector = PARTS[`../../../packages/${kind}/test/labelledParts.ts`];
  if (!selector) return [];
  return [...picture.querySelectorAll(selector)].flatMap((part) => {
    const shapes = [...part.querySelectorAll(SHAPES)].map((shape) => shape.getBoundingClientRect());
    const least = (side: 'left' | 'top') => Math.min(...shapes.map((shape) => shape[side]));
    const most = (side: 'right' | 'bottom') => Math.max(...shapes.map((shape) => shape[side]));
    const [left, right, top, bottom] = [least('left'), most('right'), least('top'), most('bottom')];
    return [...part.querySelectorAll('text')].flatMap((text) => {
      const label = text.textContent?.trim();
      const box = text.getBoundingClientRect();
      const [start, end] = extentOf(text);
      const [x, y] = [(start + end) / 2, (box.top + box.bottom) / 2];
      if (x < left || x > right || y < top || y > bottom) return [];
      const out = Math.max(left - start, end - right);
      return label && out > SLACK ? [`${label.slice(0, 40)} (${out.toFixed(1)} px)`] : [];
    });
  });
}

/** From where to where a text runs: the box that Firefox gives a slanted one is wider by what its slant could be. */
function extentOf(text: SVGTextElement): readonly [start: number, end: number] {
  const toScreen = text.getScreenCTM();
  const places = Array.from({ length: text.getNumberOfChars() }, (_, index) => [
    text.getStartPositionOfChar(index),
    text.getEndPositionOfChar(index),
  ]);
  const xs = places.flat().map((place) => place.matrixTransform(toScreen ?? undefined).x);
  return [Math.min(...xs), Math.max(...xs)];
}
