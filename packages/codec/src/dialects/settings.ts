import type { DiagramSettings } from './dialect.js';

/** What the parts of a query mean that several viewers share; other names are kept unread. */
const MEANINGS: Readonly<Record<string, (value: string) => DiagramSettings>> = {
  theme: (theme) => ({ theme }),
  layout: (layout) => ({ layout }),
  engine: (layout) => ({ layout }),
  format: (format) => ({ format }),
  sketch: (value) => ({ sketch: value !== '0' && value !== 'false' }),
};

/**
 * Reads what a query says of a diagram.
 *
 * @param used The names of the query that the dialect has read itself.
 */
export function settingsOf(parameters: URLSearchParams, ...used: readonly string[]): DiagramSettings {
  let settings: DiagramSettings = {};
  const unread: [string, string][] = [];
  for (const [name, value] of parameters) {
    if (used.includes(name)) continue;
    if (Object.hasOwn(MEANINGS, name)) settings = { ...settings, ...MEANINGS[name]!(value) };
    else unread.push([name, value]);
  }
  return unread.length === 0 ? settings : { ...settings, parameters: Object.fromEntries(unread) };
}
