import { enUS } from './en-US.js';
import { zhCN, type ClientMessages } from './zh-CN.js';

/** A language the interface speaks. */
export type Locale = 'zh-CN' | 'en-US';

export const messages: Readonly<Record<Locale, ClientMessages>> = { 'zh-CN': zhCN, 'en-US': enUS };
