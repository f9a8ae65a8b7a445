import type { Theme } from '@letu/core';
import { PICTURE_FONT } from '@letu/core/palette';
import { letuC4, letuStyle } from './letu/style.js';
import { letuVariables } from './letu/variables.js';
import type { MermaidOptions } from './options.js';

/** The width pictures are laid out for that fill what they are put in, in CSS pixels. */
export const LAYOUT_WIDTH = 1200;

/** Types with the newer look; their dark theme is another one than that of the rest. */
const NEO_SECTIONS = [
  'flowchart',
  'swimlane',
  'agentflow',
  'sequence',
  'class',
  'state',
  'er',
  'requirement',
  'usecase',
  'venn',
];
/** Types whose nodes a layout engine places. The rest has a layout of its own. */
const GRAPH_SECTIONS = ['flowchart', 'class', 'state', 'er', 'requirement', 'usecase'];

/** Without it, links show through their labels. */
const SOLID_LABELS = '.edgeLabel rect, .edgeLabel .label rect { opacity: 1; }';
/** Without it, icons in the labels of mind maps are filled like the nodes they stand on. */
const VISIBLE_ICONS =
  '.label-icon { vertical-align: -0.125em; } .label-icon path { fill: currentColor !important; stroke: none !important; }';
/** Without it, the flows of a Sankey diagram are multiplied with the dark background and vanish. */
const LIGHT_FLOWS = '.links .link { mix-blend-mode: screen !important; }';

/** One diagram type's part of Mermaid's configuration. */
type Section = Record<string, string | number>;

/**
 * Returns the whole configuration of one render (https://mermaid.js.org/config/schema-docs/config.html).
 *
 * Themes and layouts go into the types' own sections where the types differ; what a source's front matter says goes
 * before them, except for the limits and the security level.
 */
export function mermaidConfig(options: MermaidOptions, scheme: Theme, needsHtml: boolean) {
  const { look, layout, htmlLabels, fontFamily, seed, maxEdges } = options;
  return {
    startOnLoad: false,
    securityLevel: 'strict' as const,
    suppressErrorRendering: true,
    logLevel: 'fatal' as const,
    deterministicIds: true,
    deterministicIDSeed: String(seed),
    handDrawnSeed: seed,
    // Formulas and icons are written in HTML only.
    htmlLabels: htmlLabels || needsHtml,
    // The limit is kept before Mermaid gets the text; it would draw a picture that says so.
    maxTextSize: Number.MAX_SAFE_INTEGER,
    maxEdges,
    themeCSS:
      (options.theme === 'letu' ? letuStyle(scheme) : SOLID_LABELS) +
      (needsHtml ? VISIBLE_ICONS : '') +
      (scheme === 'dark' ? LIGHT_FLOWS : ''),
    ...(look === 'auto' ? {} : { look }),
    ...themeConfig(options, scheme),
    ...(fontFamily === '' ? {} : { fontFamily }),
    ...sections(options, scheme, layout === 'elk' ? 'elk' : 'dagre'),
  };
}

function themeConfig({ theme, look }: MermaidOptions, scheme: Theme) {
  if (theme === 'letu') {
    const themeVariables = letuVariables(scheme);
    return { theme: 'base' as const, themeVariables, fontFamily: PICTURE_FONT };
  }
  if (theme !== 'auto') return { theme };
  if (scheme === 'dark') return { theme: 'dark' as const };
  // The newer themes fill groups with their line colours when drawn by hand.
  return look === 'handDrawn' ? { theme: 'default' as const } : {};
}

function sections(
  { theme, look, htmlLabels }: MermaidOptions,
  scheme: Theme,
  layout: string,
): Record<string, Section> {
  const config: Record<string, Section> = { gantt: { useWidth: LAYOUT_WIDTH } };
  const section = (name: string) => (config[name] ??= {});
  if (theme === 'letu') config['c4'] = letuC4(scheme);
  for (const name of GRAPH_SECTIONS) section(name)['layout'] = layout;
  // In a state wider than its name, Mermaid puts a name that is not HTML to the left.
  if (!htmlLabels) section('state')['minNodeWidth'] = 0;
  if (theme === 'auto' && scheme === 'dark' && look !== 'handDrawn') {
    for (const name of NEO_SECTIONS) section(name)['theme'] = 'redux-dark-color';
  }
  return config;
}
