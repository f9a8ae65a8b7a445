export { excalidraw } from './definition.js';
export * from './document/model.js';
export { excalidrawMessages } from './locales/index.js';
export type { ExcalidrawMessages } from './locales/zh-CN.js';
export { defaultOptions, type ExcalidrawOptions } from './options.js';
export { provideBoardDefaults, type BoardDefaults } from './ownDefaults.js';
export { ownLibrary } from './ownLibrary.js';
export { provideMermaid, type MermaidConverter } from './mermaid.js';
