export { mermaid } from './definition.js';
export type { FallbackReason } from './fallback.js';
export { defaultOptions, type MermaidOptions, type MermaidTheme } from './options.js';
