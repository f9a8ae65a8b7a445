export { handchartSurfaceMessages } from './surface/locales/index.js';
export type { HandchartSurfaceMessages } from './surface/locales/zh-CN.js';
