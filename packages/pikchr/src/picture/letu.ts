import type { Theme } from '@letu/core';
import { pictureColours, PICTURE_FONT } from '@letu/core/palette';

/** What Pikchr draws in where a source says no colour: black by day, white by night. */
const INK = { light: 'rgb\\(0,0,0\\)', dark: 'rgb\\(255,255,255\\)' } as const;
/** A path that ends where it began, or the one that is drawn with arcs of ellipses and ends elsewhere: a cylinder. */
const OUTLINE = /\bd="[^"]*[AZ]/;
const WIDTH = /stroke-width:2\.16;/g;

/**
 * Gives a picture Letu's look: its font, thinner lines, and its colours instead of the ink that Pikchr draws in where the source
 * names no colour. Outlines, which end where they began, are told from lines.
 */
export function inLetuLook(svg: string, theme: Theme): string {
  const { text, nodeLine, edge } = pictureColours[theme];
  const ink = INK[theme];
  const inInk = new RegExp(
    `<(path|polygon|circle|ellipse|line|polyline|text)\\b([^>]*?)(stroke:|fill:|fill=")${ink}`,
    'g',
  );
  return svg
    .replaceAll(inInk, (_whole, name: string, attributes: string, property: string) => {
      const isOutline = /^(?:circle|ellipse)$/.test(name) || OUTLINE.test(attributes);
      const colour = name === 'text' ? text : isOutline && property === 'stroke:' ? nodeLine : edge;
      return `<${name}${attributes}${property}${colour}`;
    })
    .replaceAll(WIDTH, 'stroke-width:1.6;')
    .replace('<svg ', `<svg font-family="${PICTURE_FONT}" `);
}
