export { canvasMessages as drawioCanvasMessages } from './surface/locales/index.js';
export type { CanvasMessages as DrawioCanvasMessages } from './surface/locales/zh-CN.js';
export { panelMessages as drawioPanelMessages } from './surface/panels/locales/index.js';
export type { PanelMessages as DrawioPanelMessages } from './surface/panels/locales/zh-CN.js';
export { paletteMessages as drawioPaletteMessages } from './surface/panels/palette/locales/index.js';
export type { PaletteMessages as DrawioPaletteMessages } from './surface/panels/palette/locales/zh-CN.js';
