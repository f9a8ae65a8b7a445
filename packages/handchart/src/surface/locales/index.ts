import type { Dictionary } from '@letu/core';
import { enUS } from './en-US.js';
import { zhCN, type HandchartSurfaceMessages } from './zh-CN.js';

/** What charts are edited with, in every interface language. */
export const handchartSurfaceMessages: Dictionary<HandchartSurfaceMessages> = {
  name: 'handchart.surface',
  'zh-CN': zhCN,
  'en-US': enUS,
};
