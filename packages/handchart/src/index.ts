export { handchart } from './definition.js';
export { handchartMessages } from './locales/index.js';
export type { HandchartMessages } from './locales/zh-CN.js';
export { defaultOptions, type HandchartOptions } from './options.js';
export { CHART_TYPES, type ChartType } from './source/chartTypes.js';
export { sourceOfCells } from './source/pasted.js';
