export { serveRenderer, type ServeOptions } from './process/serveRenderer.js';
