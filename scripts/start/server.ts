// The server from its sources, whose processes and threads come from theirs.
import { main, processEnvironment } from '../../apps/server/src/cli/main.js';
import { createFontTools } from '../../apps/server/src/fonts/fontTools.js';
import { sourceFontWorker } from '../../apps/server/test/support/sourceFontWorker.js';
import { sourceProgram } from '../../packages/render/test/sourceProgram.js';

const services = { program: sourceProgram, fonts: createFontTools(sourceFontWorker) };
process.exitCode = await main(process.argv.slice(2), { ...processEnvironment(), services });
