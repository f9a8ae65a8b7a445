// `npm run roundtrips`: gives mind maps and general diagrams to other libraries and takes theirs, and prints what is not equal.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { kindFolders } from './kindFolders.mjs';
import { ROOT, run } from './run.mjs';
import { ensureDependencies } from './setup.mjs';

await ensureDependencies();
const scripts = kindFolders().flatMap((folder) =>
  ['formats', 'files'].map((part) => `${folder}/test/${part}/printRoundTrips.ts`),
);
for (const script of scripts.filter((path) => existsSync(join(ROOT, path)))) {
  await run('node', ['--conditions=@letu/source', '--import', 'tsx', script]).catch(() => {
    process.exitCode = 1;
  });
}
