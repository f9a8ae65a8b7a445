import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { PackWriter } from './packWriter.js';

/** The scripts of the vendor's package that only fill tables, by the name the engine asks for them with. */
export const VENDOR_TABLES = ['themes', 'emoji', 'openiconic'] as const;

/** Packs the tables a vendor script fills, as JSON to be assigned to the global object. */
export function packVendorTables(script: string): Uint8Array {
  const path = createRequire(import.meta.url).resolve(`@plantuml/core/${script}.js`);
  const scope: Record<string, unknown> = {};
  scope['window'] = scope;
  scope['globalThis'] = scope;
  runInNewContext(readFileSync(path, 'utf8'), scope);
  const tables = Object.entries(scope).filter(([name]) => name.startsWith('PLANTUML_'));
  if (tables.length === 0) throw new Error(`${script}.js fills no table.`);
  const writer = new PackWriter();
  writer.addEntry('globals', JSON.stringify(Object.fromEntries(tables)));
  return writer.finish();
}
