import { serveEngine } from '@letu/core/worker';
import { engine } from './engine.js';
import { withSteadyRandom } from './steadyRandom.js';

serveEngine(withSteadyRandom(engine));
