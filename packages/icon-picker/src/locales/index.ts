import type { Dictionary } from '@letu/core';
import { enUS } from './en-US.js';
import { zhCN, type IconPickerMessages } from './zh-CN.js';

/** What the pickers say, in every interface language. */
export const iconPickerMessages: Dictionary<IconPickerMessages> = {
  name: 'icon-picker',
  'zh-CN': zhCN,
  'en-US': enUS,
};
