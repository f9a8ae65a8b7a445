export { serveRenderer, type RenderedKind, type ServeOptions } from './process/serveRenderer.js';
