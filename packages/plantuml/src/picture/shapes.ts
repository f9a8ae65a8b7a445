import { stampShapes, svgElements, type StampedPicture } from '@letu/core';
import type { PictureSource } from './lineFinder.js';
import { markedShapes } from './markedShapes.js';
import { unmarkedShapes } from './unmarkedShapes.js';

/** Tells what a picture shows: by the engine's marks where it has any besides a title, else by what it says. */
export function withShapes(svg: string, source: PictureSource): StampedPicture {
  const elements = svgElements(svg);
  const isMarked = elements.some((element) => /^(?:entity|cluster|link)$/.test(element.attribute('class')));
  return stampShapes(svg, isMarked ? markedShapes(elements, source) : unmarkedShapes(elements, source));
}
