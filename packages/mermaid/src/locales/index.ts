import type { Dictionary } from '@letu/core';
import { enUS } from './en-US.js';
import { zhCN, type MermaidMessages } from './zh-CN.js';

/** What Mermaid diagrams say to a user, in every interface language. */
export const mermaidMessages: Dictionary<MermaidMessages> = {
  name: 'mermaid',
  'zh-CN': zhCN,
  'en-US': enUS,
};
