import { CATEGORIES, type CatalogueCategory, type CatalogueEntry, type EntryOf } from './entry.js';
import { arrows } from './entries/arrows.js';
import { basic } from './entries/basic.js';
import { bpmn } from './entries/bpmn.js';
import { cloud } from './entries/cloud.js';
import { containers } from './entries/containers.js';
import { er } from './entries/er.js';
import { flowchart } from './entries/flowchart.js';
import { network } from './entries/network.js';
import { mindMap, orgChart } from './entries/trees.js';
import { ui } from './entries/ui.js';
import { uml } from './entries/uml.js';

const OFFERED: Readonly<Record<CatalogueCategory, readonly EntryOf[]>> = {
  basic,
  arrows,
  flowchart,
  uml,
  er,
  bpmn,
  containers,
  network,
  orgChart,
  mindMap,
  ui,
  cloud,
};

/** All that the palette offers, category by category. */
export const catalogue: readonly CatalogueEntry[] = CATEGORIES.flatMap((category) =>
  OFFERED[category].map((entry) => entry(category)),
);

/** The entry of an id, or undefined where there is none. */
export function entryOf(id: string): CatalogueEntry | undefined {
  return catalogue.find((entry) => entry.id === id);
}

/** How well an entry fits one of the words looked for: 0 where it does not. */
function fitOf(entry: CatalogueEntry, word: string): number {
  const names = Object.values(entry.name).map((name) => name.toLowerCase());
  if (names.includes(word)) return 4;
  if (names.some((name) => name.startsWith(word))) return 3;
  if (names.some((name) => name.includes(word))) return 2;
  return entry.keywords.some((keyword) => keyword.includes(word)) ? 1 : 0;
}

/** The entries that all words of a query fit, by names and key words of both languages, the best first. */
export function searchCatalogue(query: string): readonly CatalogueEntry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return catalogue;
  return catalogue
    .map((entry) => ({ entry, fits: words.map((word) => fitOf(entry, word)) }))
    .filter(({ fits }) => fits.every((fit) => fit > 0))
    .map(({ entry, fits }) => ({ entry, fit: fits.reduce((sum, fit) => sum + fit, 0) }))
    .toSorted((a, b) => b.fit - a.fit)
    .map(({ entry }) => entry);
}
