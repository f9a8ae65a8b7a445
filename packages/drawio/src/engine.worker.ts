import { serveEngine } from '@letu/core/worker';
import { engine } from './engine.js';

serveEngine(engine);
