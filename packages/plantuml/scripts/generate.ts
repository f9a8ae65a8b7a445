// Takes PlantUML's standard library out of its jar and packs it library by library, for the engine to load on demand.
// Does nothing where that was done already with the same jar and the same scripts.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeGenerated } from '../../../scripts/generated.mjs';
import type { StdlibLibrary } from '../src/stdlib/library.js';
import { packArchimateSprites } from './archimateSprites.js';
import { addressesModule, librariesModule, notice } from './indexModules.js';
import { jarPath, readJar } from './jar.js';
import { packImages, packLibrary } from './library.js';
import { KNOWN_LICENCES } from './licences.js';
import { readInfo } from './spm.js';
import { packVendorTables, VENDOR_TABLES } from './vendorTables.js';

const SCRIPTS = fileURLToPath(new URL('.', import.meta.url));
const TARGET = fileURLToPath(new URL('../generated/', import.meta.url));
/** What the generated files come from; the jar is known by its name, which has its version. */
function sources(jar: string): (string | Uint8Array)[] {
  const scripts = readdirSync(SCRIPTS).toSorted();
  return [
    Buffer.from(basename(jar)),
    ...[...scripts, '../src/pack/format.ts'].map((name) => join(SCRIPTS, name)),
  ];
}

type Info = Readonly<Record<string, string>>;

async function generate(jar: string): Promise<void> {
  const entries = readJar(jar, /^stdlib\/.*\.spm$|^sprites\/archimate\/./);
  const table = (library: string, kind: string) => entries.get(`stdlib/${library}/${kind}.spm`);
  const infos = new Map<string, Info>();
  for (const path of entries.keys()) {
    const name = /^stdlib\/(.+)\/info\.spm$/.exec(path)?.[1];
    if (name) infos.set(name, readInfo(entries.get(path) ?? new Uint8Array()));
  }
  const files = new Map<string, Uint8Array>();
  const libraries: StdlibLibrary[] = [];
  for (const [name, info] of [...infos].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const puml = table(name, 'puml');
    if (!puml) continue;
    const pack = packLibrary(name, {
      puml,
      sprite: table(name, 'sprite'),
      svg: table(name, 'svg'),
      json: table(name, 'json'),
    });
    files.set(name, pack);
    const images = table(name, 'image');
    const imagePack = images && packImages(images);
    if (imagePack) files.set(`${name}.images`, imagePack);
    libraries.push(describeLibrary(name, info, infos, pack.length, imagePack?.length));
  }
  for (const script of VENDOR_TABLES) files.set(script, packVendorTables(script));
  files.set('archimate.sprites', await packArchimateSprites(entries));
  write(files, libraries, /plantuml-(.+)\.jar$/.exec(jar)?.[1] ?? '');
}

function describeLibrary(
  name: string,
  info: Info,
  infos: ReadonlyMap<string, Info>,
  bytes: number,
  imageBytes: number | undefined,
): StdlibLibrary {
  return {
    name,
    title: info['display_name'] || name,
    version: info['version'] ?? '',
    author: info['author'] ?? '',
    licence: info['license'] || (KNOWN_LICENCES[name]?.licence ?? ''),
    source: info['source'] ?? '',
    bytes,
    ...(imageBytes === undefined ? {} : { imageBytes }),
    aliases: [...infos].filter(([, other]) => other['link'] === name).map(([alias]) => alias),
  };
}

function write(
  files: ReadonlyMap<string, Uint8Array>,
  libraries: readonly StdlibLibrary[],
  version: string,
): void {
  const copyrights = new Map(
    Object.entries(KNOWN_LICENCES).flatMap(([name, { copyright }]) => (copyright ? [[name, copyright]] : [])),
  );
  mkdirSync(join(TARGET, 'stdlib'), { recursive: true });
  for (const [name, bytes] of files) writeFileSync(join(TARGET, 'stdlib', `${name}.bin`), bytes);
  writeFileSync(join(TARGET, 'stdlib', 'NOTICE.md'), notice(libraries, copyrights, version));
  writeFileSync(join(TARGET, 'libraries.ts'), librariesModule(libraries));
  writeFileSync(join(TARGET, 'addresses.ts'), addressesModule([...files.keys()]));
}

const jar = jarPath();
await makeGenerated(TARGET, sources(jar), () => generate(jar));
