import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** The folder of the package that a file belongs to. */
const PACKAGE_FOLDER = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/;
const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)/i;

/**
 * Leaves the licences of the packages that are built in beside the build, as nearly all of them ask.
 *
 * @param file The name of the file they are left in: a package's builds share one folder.
 */
export const withLicences = (file: string): Plugin => ({
  name: 'letu:licences',
  setup(build) {
    build.initialOptions.metafile = true;
    build.onEnd(({ metafile }) => {
      const outputs = Object.values(metafile?.outputs ?? {});
      const files = outputs.flatMap(({ inputs }) => Object.keys(inputs));
      const folders = new Set(files.flatMap((input) => PACKAGE_FOLDER.exec(input)?.[0] ?? []));
      const texts = [...folders].map(licenceOf).toSorted();
      if (texts.length === 0) return;
      const folder = build.initialOptions.outdir ?? 'dist';
      // The build itself may not have been written yet.
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, file), texts.join('\n\n'));
    });
  },
});

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly homepage?: string;
}

function licenceOf(folder: string): string {
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) throw new Error(`${folder} has no package.json, so its licence is not known.`);
  const { name, version, license, homepage } = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest;
  const files = licenceFiles(folder);
  if (!license && files.length === 0) throw new Error(`${name} states no licence.`);
  const title = `## ${name} ${version}${license ? ` (${license})` : ''}`;
  const heading = homepage ? `${title}\n${homepage}` : title;
  return [heading, ...files.map((file) => readFileSync(file, 'utf8').trim())].join('\n\n');
}

/** A package that is made of others', as ECharts is of D3's, may have a folder of licences. */
function licenceFiles(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => LICENCE_FILE.test(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? readdirSync(path).map((name) => join(path, name)) : [path];
    });
}
