import { svgSize, toSvgFile } from '@letu/core';

/** A picture as cards show it. */
export interface CardImage {
  readonly svg: string;
  /** The element that shows it, loaded, which can be put into the page time and again; none of a picture that is large. */
  readonly element?: HTMLImageElement;
}

/** Larger pictures are kept as texts, in UTF-16 code units: they may be too much for an image in the page. */
const LARGEST = 100 * 1024;

/** Loads a picture: to the browser each is a document of its own, which is not read anew each time a list is come back to. */
export async function toCardImage(svg: string | null): Promise<CardImage | null> {
  if (svg === null || svg.length > LARGEST) return svg === null ? null : { svg };
  const element = Object.assign(new Image(), { alt: '', draggable: false, ...svgSize(svg) });
  const url = URL.createObjectURL(new Blob([toSvgFile(svg)], { type: 'image/svg+xml' }));
  element.src = url;
  try {
    await element.decode();
  } catch {
    // No browser shows it: the sign of its kind stands for it.
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
  return { svg, element };
}
