// The server from its sources, whose pictures come out of workers from theirs.
import { main, processEnvironment } from '../../apps/server/src/cli/main.js';
import { createPictures } from '../../apps/server/src/pictures/pictures.js';
import { sourceWorker } from '../../packages/core/test/sourceWorker.js';

const pictures = createPictures((kind) =>
  sourceWorker(new URL(`../../packages/${kind}/src/engine.worker.ts`, import.meta.url)),
);
process.exitCode = await main(process.argv.slice(2), { ...processEnvironment(), services: { pictures } });
