import type { Pack } from '../pack/pack.js';

/** How many sprites one row of the list holds. */
const COLUMNS = 4;

/**
 * Returns statements that draw a list of sprites, for `listsprites`, which the browser build lacks.
 *
 * @param names The sprites the diagram has so far.
 * @param internal The sprites of PlantUML itself, listed where the diagram has none.
 */
export function listSprites(names: ReadonlySet<string>, internal: Pack | undefined): string[] {
  if (names.size > 0) return spriteTable([...names]);
  const own = internal?.names ?? [];
  const statements = own.flatMap((name) => `sprite ${name} ${internal?.text(name) ?? ''}`.split('\n'));
  return [...statements, ...spriteTable(own)];
}

function spriteTable(names: readonly string[]): string[] {
  const rows: string[] = [];
  for (let start = 0; start < names.length; start += COLUMNS) {
    const cells = names.slice(start, start + COLUMNS).map((name) => ` <$${name}> ${name} `);
    rows.push(`|${cells.join('|')}|`);
  }
  return ['label listsprites [', ...rows, ']'];
}
