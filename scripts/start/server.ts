// The server from its sources, whose workers come from theirs.
import { main, processEnvironment } from '../../apps/server/src/cli/main.js';
import { createFontTools } from '../../apps/server/src/fonts/fontTools.js';
import { createPictures } from '../../apps/server/src/pictures/pictures.js';
import { sourceFontWorker } from '../../apps/server/test/support/sourceFontWorker.js';
import { sourceWorker } from '../../packages/core/test/sourceWorker.js';

const pictures = createPictures((kind) =>
  sourceWorker(new URL(`../../packages/${kind}/src/engine.worker.ts`, import.meta.url)),
);
const services = { pictures, fonts: createFontTools(sourceFontWorker) };
process.exitCode = await main(process.argv.slice(2), { ...processEnvironment(), services });
