import type { Dictionary } from '@letu/core';
import { enUS } from './en-US.js';
import { zhCN, type GraphvizMessages } from './zh-CN.js';

/** What Graphviz diagrams say to a user, in every interface language. */
export const graphvizMessages: Dictionary<GraphvizMessages> = {
  name: 'graphviz',
  'zh-CN': zhCN,
  'en-US': enUS,
};
