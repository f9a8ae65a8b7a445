import type { Dictionary } from '@letu/core';
import { enUS } from './en-US.js';
import { zhCN, type CanvasMessages } from './zh-CN.js';

/** What the canvas of general diagrams says, in every interface language. */
export const canvasMessages: Dictionary<CanvasMessages> = {
  name: 'drawioCanvas',
  'zh-CN': zhCN,
  'en-US': enUS,
};
