import { serveEngine } from '@letu/core/worker';
import { createTestEngine } from './testEngine.js';

serveEngine(createTestEngine());
