import type { Theme } from '@letu/core';
import type { ImageElement } from '../document/model.js';
import { number, tag } from './markup.js';
import type { Paint } from './rough.js';
import { cornerRadius } from './strokes.js';

/** Writes an image, cut and turned over as its element says. @param address Holds the image itself. */
export function writeImage(
  element: ImageElement,
  address: string,
  { attributes }: Paint,
  name: string,
): { readonly markup: string; readonly definition: string } {
  const { width, height, scale, crop } = element;
  const [fullWidth, fullHeight] = crop
    ? [(width * crop.naturalWidth) / crop.width, (height * crop.naturalHeight) / crop.height]
    : [width, height];
  const [x, y] = crop
    ? [(-crop.x * fullWidth) / crop.naturalWidth, (-crop.y * fullHeight) / crop.naturalHeight]
    : [0, 0];
  const [flipX, flipY] = scale;
  const isFlipped = flipX !== 1 || flipY !== 1;
  const image = tag('image', {
    x,
    y,
    width: fullWidth,
    height: fullHeight,
    href: address,
    preserveAspectRatio: 'none',
    transform: isFlipped
      ? `translate(${number(flipX < 0 ? width : 0)} ${number(flipY < 0 ? height : 0)}) scale(${flipX} ${flipY})`
      : undefined,
  });
  const radius = cornerRadius(Math.min(width, height), element);
  const needsClip = crop !== null || radius > 0;
  const clip = tag(
    'clipPath',
    { id: name },
    tag('rect', { width, height, ...(radius > 0 ? { rx: radius } : {}) }),
  );
  const { 'stroke-opacity': opacity, 'fill-opacity': _fill, ...placed } = attributes;
  return {
    markup: tag('g', { ...placed, opacity, ...(needsClip ? { 'clip-path': `url(#${name})` } : {}) }, image),
    definition: needsClip ? clip : '',
  };
}

/** Writes what stands in place of an image that is not to be had. */
export function writeMissing({ width, height }: ImageElement, { attributes }: Paint, theme: Theme): string {
  const stroke = theme === 'dark' ? '#5c5f66' : '#adb5bd';
  const w = Math.max(width, 1);
  const h = Math.max(height, 1);
  const frame = tag('rect', { width: w, height: h, fill: 'none', stroke, 'stroke-dasharray': '6 4' });
  const cross = tag('path', {
    d: `M0 0L${number(w)} ${number(h)}M${number(w)} 0L0 ${number(h)}`,
    stroke,
    'stroke-opacity': 0.5,
  });
  return tag('g', attributes, frame + cross);
}
