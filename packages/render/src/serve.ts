export type { ServeOptions } from './process/jobRunner.js';
export { serveRenderer } from './process/serveRenderer.js';
