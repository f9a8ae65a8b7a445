import type { Dictionary } from '@letu/core';
import { enUS } from './en-US.js';
import { zhCN, type PikchrMessages } from './zh-CN.js';

/** What Pikchr diagrams say to a user, in every interface language. */
export const pikchrMessages: Dictionary<PikchrMessages> = {
  name: 'pikchr',
  'zh-CN': zhCN,
  'en-US': enUS,
};
