import type { Theme } from '@letu/core';
import { contrast, pictureColours, PICTURE_FONT, readColor, textOn } from '@letu/core/palette';

/**
 * Returns Letu's look as what it changes of a theme of D2 (https://d2lang.com/tour/themes#customizing-themes): N are neutrals from text
 * to ground, B the colours of shapes from line to fill, AA and AB those of special shapes.
 */
export function letuOverrides(theme: Theme): Readonly<Record<string, string>> {
  const { text, textQuiet, ground, node, nodeLine, head, group, groupLine, grid, series } =
    pictureColours[theme];
  const [blue, lake, , , , wisteria] = series;
  const soft = lake?.soft ?? node;
  return {
    n1: text,
    n2: textQuiet,
    n3: textQuiet,
    n4: groupLine,
    n5: grid,
    n6: group,
    n7: ground,
    b1: nodeLine,
    b2: blue?.ink ?? text,
    b3: head,
    b4: group,
    b5: node,
    b6: node,
    aa2: lake?.ink ?? text,
    aa4: soft,
    aa5: soft,
    ab4: wisteria?.soft ?? node,
    ab5: soft,
  };
}

const BACKGROUND = /(<rect (?:[^>]*\s)?)fill="#[\da-f]{6}" class=" fill-N7"/i;
const PLAIN_BOX = /<rect (?=[^>]*class="[^"]*\bfill-B6\b)(?![^>]*\srx=)/g;
const FONT = /(font-family: "d2-\d+-font-(?:regular|bold|italic|semibold)")(?=;)/g;
const RADIUS = 6;

/** Gives a picture what D2 has no colours for: no sheet behind it, round corners, quiet lines and Chinese letters of one font. */
export function finishLetu(svg: string, theme: Theme): string {
  const { edge, accent, text } = pictureColours[theme];
  const style = `.connection.stroke-B1{stroke:${edge} !important}.connection.fill-B1{fill:${edge} !important}.class_header{fill:${accent} !important}`;
  return withReadableLabels(svg, text)
    .replace(BACKGROUND, '$1fill="none"')
    .replaceAll(PLAIN_BOX, `<rect rx="${RADIUS}" ry="${RADIUS}" `)
    .replaceAll(FONT, `$1, ${PICTURE_FONT}`)
    .replace(/(?=<style type="text\/css"><!\[CDATA\[\.shape)/, `<style>${style}</style>`);
}

const OWN_FILL =
  /(<g class="shape" ><(?:rect|ellipse|path)(?=[^>]*\sclass="(?:(?!fill-)[^"])*")[^>]*\sfill="(#[\da-f]{3,6}|[a-z]+)"[^>]*>(?:(?!<\/g>)[^])*<\/g>)(<text [^>]*)class="([^"]*)\bfill-N1\b/gi;
const RECT = /<rect [^>]*\sy="([\d.-]+)"[^>]*\sheight="([\d.]+)"/;
const READABLE = 4.5;

/** D2 writes in the theme's colour on whatever a source fills a shape with. */
function withReadableLabels(svg: string, text: string): string {
  return svg.replaceAll(OWN_FILL, (whole, shape: string, fill: string, label: string, rest: string) => {
    const color = readColor(fill);
    if (!color || contrast(text, color) >= READABLE || !isInside(shape, label)) return whole;
    const ink = textOn(color);
    return `${shape}${label.replace(/ fill="[^"]*"/, ` fill="${ink}"`)}class="${rest}`;
  });
}

/** Tells whether a label lies in its shape: those of containers may stand above. */
function isInside(shape: string, label: string): boolean {
  const [, top, height] = RECT.exec(shape) ?? [];
  const y = Number(/ y="([\d.-]+)"/.exec(label)?.[1]);
  return top === undefined || (y > Number(top) && y < Number(top) + Number(height));
}
