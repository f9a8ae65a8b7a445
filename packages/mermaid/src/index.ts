export { mermaid } from './definition.js';
export type { FallbackReason } from './fallback.js';
export { mermaidMessages } from './locales/index.js';
export type { MermaidMessages } from './locales/zh-CN.js';
export { defaultOptions, type MermaidOptions, type MermaidTheme } from './options.js';
