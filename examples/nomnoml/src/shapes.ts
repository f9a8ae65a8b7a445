import { oneLine, svgElements, type DrawnShape, type SvgElement } from '@letu/core';

/** Returns the boxes of a picture, which nomnoml draws as groups that bear their names; of lines it says nothing. */
export function shapesOf(svg: string, source: string): readonly DrawnShape[] {
  return svgElements(svg)
    .filter(isBox)
    .map((element) => {
      const key = nameOf(element);
      const from = source.indexOf(key);
      const place = from < 0 ? {} : { key, range: { from, to: from + key.length } };
      return { role: 'node', label: oneLine(key), elements: [element], ...place };
    });
}

function isBox(element: SvgElement): boolean {
  const name = nameOf(element);
  return name !== '' && (!element.parent || nameOf(element.parent) !== name);
}

const nameOf = (element: SvgElement) => element.attribute('data-name');
