import type { Dictionary } from '@letu/core';
import { enUS } from './en-US.js';
import { zhCN, type PanelMessages } from './zh-CN.js';

/** What the panels around a canvas say, in every interface language. */
export const panelMessages: Dictionary<PanelMessages> = {
  name: 'drawioPanels',
  'zh-CN': zhCN,
  'en-US': enUS,
};
