import type { RenderProgram } from '../src/index.js';

/** The program that draws, from its sources. */
export const sourceProgram: RenderProgram = {
  entry: new URL('./sourceProcess.ts', import.meta.url),
  execArgv: ['--conditions=@letu/source', '--import', import.meta.resolve('tsx')],
};
