// `npm run roundtrips`: gives mind maps and general diagrams to other libraries and takes theirs, and prints what is not equal.
import { run } from './run.mjs';
import { ensureDependencies } from './setup.mjs';

await ensureDependencies();
const scripts = [
  'packages/mindmap/test/formats/printRoundTrips.ts',
  'packages/drawio/test/files/printRoundTrips.ts',
];
for (const script of scripts) {
  await run('node', ['--conditions=@letu/source', '--import', 'tsx', script]).catch(() => {
    process.exitCode = 1;
  });
}
