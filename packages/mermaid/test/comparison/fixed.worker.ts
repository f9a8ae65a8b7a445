import { serveEngine } from '@letu/core/worker';
import { engine } from '../../src/engine.js';
import { fixWorld } from './fixedWorld.js';

serveEngine({
  prepare: () => engine.prepare?.() ?? Promise.resolve(),
  render(source, options: Parameters<typeof engine.render>[1], context) {
    fixWorld();
    return engine.render(source, options, context);
  },
});
