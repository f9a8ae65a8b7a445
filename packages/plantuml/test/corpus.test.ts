import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { draw } from './draw.js';

const CORPUS = new URL('../../../../shared/corpus/plantuml/', import.meta.url);
const isThere = existsSync(CORPUS);

/**
 * Files PlantUML in Java does not draw either: a statement that is no longer PlantUML, and files of C4's own tests that include others
 * which neither the corpus nor the library has.
 */
const NOT_DRAWN_BY_JAVA = new Set([
  'examples__extras-job-hiring-process-for-manager-and-worker.plantuml',
  'c4__TestThemeC4_All.puml',
  'c4__TestThemeSupport.puml',
  'c4__TestThemeTemplate.puml',
]);

/** Kinds of diagram the browser build lacks. */
const UNSUPPORTED = new Set(['examples__diagrams-through-ascii-art-diagrams-through-ascii-art.plantuml']);

describe.skipIf(!isThere)('real diagrams (skipped without the shared corpus beside the project)', () => {
  const names = isThere ? readdirSync(CORPUS) : [];

  it.each(names)('%s', async (name) => {
    const source = readFileSync(new URL(name, CORPUS), 'utf8');
    const result = await draw(source);
    const isDrawn = !NOT_DRAWN_BY_JAVA.has(name) && !UNSUPPORTED.has(name);
    expect(result.status, JSON.stringify(result.diagnostics)).toBe(isDrawn ? 'success' : 'failure');
    for (const { unlocated } of result.diagnostics) expect(unlocated).toBeUndefined();
  });
});
