import type { Theme } from '@letu/core';
import { pictureColours } from '@letu/core/palette';

/**
 * Returns what Mermaid has no variables for. Labels of lines have the ground around their letters instead of a box behind
 * them: the line stops short of the text, whatever it crosses.
 */
export function letuStyle(theme: Theme): string {
  const { ground, text, textQuiet, edge, grid, groupLine } = pictureColours[theme];
  const halo = `stroke: ${ground}; stroke-width: 5px; stroke-linejoin: round; paint-order: stroke;`;
  return `
.edgeLabel rect, .edgeLabel .label rect { opacity: 0 !important; }
.edgeLabel text, .edgeLabel tspan, .edgeTerminals text { fill: ${textQuiet}; ${halo} }
.edgeLabel .labelBkg, .edgeLabel p { background-color: ${ground} !important; }
[data-look="neo"].cluster rect { stroke: ${groupLine}; }
.architecture-service text, .architecture-service tspan { ${halo} }
.messageText { ${halo.replace('5px', '4px')} }
marker[id*="rowend"] path, marker[id*="rowhead"] path, marker[id*="filled-head"] path, marker[id*="crosshead"] path { fill: ${edge}; stroke: ${edge}; }
.grid .tick line { stroke: ${grid}; }
.em-box foreignObject, .em-box div { color: ${text}; }
`;
}

/** The colours of C4 diagrams, which have none among the theme's: white is written on all of them. */
export function letuC4(theme: Theme): Record<string, string> {
  const { series } = pictureColours[theme];
  const [blue, lake, , , , wisteria, , , slate] = series;
  const inks = { person: blue, system: blue, container: lake, component: wisteria };
  const colours = Object.entries(inks).flatMap(([element, own]) => {
    const kinds = element === 'person' ? [''] : ['', '_db', '_queue'];
    return kinds.flatMap(
      (kind) =>
        [
          [`${element}${kind}_`, own],
          [`external_${element}${kind}_`, slate],
        ] as const,
    );
  });
  return Object.fromEntries(
    colours.flatMap(([name, own]) => {
      const fill = (theme === 'light' ? own?.ink : own?.mid) ?? '';
      return [
        [`${name}bg_color`, fill],
        [`${name}border_color`, fill],
      ];
    }),
  );
}
