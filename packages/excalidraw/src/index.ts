export { excalidraw } from './definition.js';
export * from './document/model.js';
export { excalidrawMessages } from './locales/index.js';
export type { ExcalidrawMessages } from './locales/zh-CN.js';
export { defaultOptions, type ExcalidrawOptions } from './options.js';
export { provideMermaid, type MermaidConverter } from './mermaid.js';
