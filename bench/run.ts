import { readdir } from 'node:fs/promises';
import type { Bench } from './harness.js';

/** Runs every bench of this folder whose name contains the given text, and prints a JSON line a metric. */
const wanted = process.argv[2] ?? '';
const files = (await readdir(import.meta.dirname)).filter((file) => file.endsWith('.bench.ts')).toSorted();
let failed = 0;
for (const file of files) {
  const { default: bench } = (await import(`./${file}`)) as { default: Bench };
  if (!bench.name.includes(wanted)) continue;
  await bench.run((metric) => {
    if (!metric.pass) failed += 1;
    console.log(JSON.stringify(metric));
  });
}
process.exitCode = failed === 0 ? 0 : 1;
