import { localizedFor, type Dictionary, type LocalizedText } from '@letu/core';
import { enUS } from './en-US.js';
import { zhCN, type DrawioMessages } from './zh-CN.js';

/** What general diagrams say to a user, in every interface language. */
export const drawioMessages: Dictionary<DrawioMessages> = {
  name: 'drawio',
  'zh-CN': zhCN,
  'en-US': enUS,
};

/** Returns a text in every interface language. @param text Takes it from the messages of a language. */
export const told = (text: (messages: DrawioMessages) => string): LocalizedText =>
  localizedFor(drawioMessages, [], text);
