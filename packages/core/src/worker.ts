export { serveEngine, type EngineSource } from './worker/serveEngine.js';
