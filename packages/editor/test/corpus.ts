import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A source with the name it is known by. */
export interface Sample {
  readonly name: string;
  readonly source: string;
}

/** Returns the sources of a kind that lie beside the repository; none where they do not. */
export function corpusOf(kind: string): readonly Sample[] {
  const folder = fileURLToPath(new URL(`../../../../shared/corpus/${kind}/`, import.meta.url));
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((name) => ({ name, source: readFileSync(folder + name, 'utf8') }));
}
