export { main, type CliEnvironment } from './main.js';
export { installedWorker, KINDS, type Kind } from './kinds.js';
