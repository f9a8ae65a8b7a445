// `npm run roundtrips`: gives mind maps to other libraries and takes theirs, and prints what is not equal.
import { run } from './run.mjs';
import { ensureDependencies } from './setup.mjs';

await ensureDependencies();
const script = [
  '--conditions=@letu/source',
  '--import',
  'tsx',
  'packages/mindmap/test/formats/printRoundTrips.ts',
];
await run('node', script).catch(() => process.exit(1));
