import type { Dictionary } from '@letu/core';
import { enUS } from './en-US.js';
import { zhCN, type PlantumlMessages } from './zh-CN.js';

/** What PlantUML diagrams say to a user, in every interface language. */
export const plantumlMessages: Dictionary<PlantumlMessages> = {
  name: 'plantuml',
  'zh-CN': zhCN,
  'en-US': enUS,
};
