export { mindmap } from './definition.js';
export * from './document/model.js';
export { mindmapMessages } from './locales/index.js';
export type { MindmapMessages } from './locales/zh-CN.js';
export { defaultOptions, type MindmapOptions } from './options.js';
