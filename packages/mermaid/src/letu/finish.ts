import type { Theme } from '@letu/core';
import { contrast, pictureColours, readColor, textOn, type PictureColours } from '@letu/core/palette';

/** D3's `schemeTableau10`, which Sankey diagrams take their colours from (https://d3js.org/d3-scale-chromatic/categorical). */
const TABLEAU = '4e79a7 f28e2c e15759 76b7b2 59a14f edc949 af7aa1 ff9da7 9c755f bab0ab'.split(' ');
/** The ground of the icons of architecture diagrams, and the lines and labels of C4 diagrams. */
const ICON_GROUND = /#087ebf/gi;
const C4_GREY = /#444444/g;

const PLAIN_BOX = /<rect class="basic label-container"(?![^>]*\srx=)/g;
const RADIUS = 6;
const SHADOW = / filter="url\(#[^"]*drop-shadow[^"]*\)"/g;

/**
 * Gives a picture what Mermaid lets no configuration say: round corners, the colours that are fixed in single types, and text that
 * can be read on fills of the source's own.
 *
 * @param type The first word of the source.
 */
export function finishLetu(svg: string, type: string, theme: Theme): string {
  const colours = pictureColours[theme];
  const rounded = svg.replaceAll(SHADOW, '').replaceAll(PLAIN_BOX, `$& rx="${RADIUS}" ry="${RADIUS}"`);
  return withReadableLabels(recoloured(rounded, type, colours), colours.text);
}

function recoloured(svg: string, type: string, { series, edge }: PictureColours): string {
  if (type.startsWith('C4')) return svg.replaceAll(C4_GREY, edge);
  if (type.startsWith('architecture')) return svg.replaceAll(ICON_GROUND, series[0]?.line ?? '');
  if (!type.startsWith('sankey')) return svg;
  const lines = series.map(({ line }) => line);
  return svg.replaceAll(/#([\da-f]{6})\b/g, (whole, hex: string) => {
    const at = TABLEAU.indexOf(hex);
    return at < 0 ? whole : (lines[at % lines.length] ?? whole);
  });
}

const NODE =
  /<g (?:[^>]* )?class="(?:node|cluster)[ "](?:(?!<g (?:[^>]* )?class="(?:node|cluster|edgePath|root)[ "])[^])*/g;
const OWN_FILL = /style="[^"]*?\bfill:\s*([^;"!]+)/;
const OWN_INK = /<g class="(?:cluster-)?label[^>]*style="[^"]*\b(?:color|fill):/;
const READABLE = 4.5;

/** Mermaid writes in the theme's colour on whatever a source fills a shape with. */
function withReadableLabels(svg: string, text: string): string {
  return svg.replaceAll(NODE, (node) => {
    const fill = readColor(OWN_FILL.exec(node)?.[1]);
    if (!fill || OWN_INK.test(node) || contrast(text, fill) >= READABLE) return node;
    const ink = textOn(fill);
    return node.replaceAll(/<(text|span|p)\b([^>]*)>/g, (_whole, name: string, attributes: string) => {
      const [, own = ''] = /\sstyle="([^"]*)"/.exec(attributes) ?? [];
      const rest = attributes.replace(/\sstyle="[^"]*"/, '');
      return `<${name}${rest} style="${name === 'text' ? 'fill' : 'color'}:${ink};${own}">`;
    });
  });
}
