import { svgElements, type SvgElement } from '@letu/core';

/** An element of a picture. */
export interface PictureElement {
  readonly element: SvgElement;
  readonly name: string;
  readonly id: string;
  readonly classes: string;
  /** What Mermaid calls what it draws: `data-et`, and its `data-id`. */
  readonly type: string;
  readonly dataId: string;
  /** The element around, by its number. */
  readonly parent: number;
  /** The text in it and in what it holds. */
  readonly text: string;
}

/** Returns the visible elements of a picture, in document order. */
export function readElements(svg: string): readonly PictureElement[] {
  const elements = svgElements(svg).filter(({ name }) => name !== 'title');
  const numbers = new Map<SvgElement | undefined, number>(elements.map((element, index) => [element, index]));
  return elements.map((element) => ({
    element,
    name: element.name,
    id: element.attribute('id'),
    classes: element.attribute('class'),
    type: element.attribute('data-et'),
    dataId: element.attribute('data-id'),
    parent: numbers.get(element.parent) ?? -1,
    text: element.text,
  }));
}
