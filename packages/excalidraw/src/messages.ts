export { boardMessages as excalidrawBoardMessages } from './surface/locales/index.js';
export type { BoardMessages as ExcalidrawBoardMessages } from './surface/locales/zh-CN.js';
