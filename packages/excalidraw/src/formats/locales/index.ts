import { localizedFor, type Dictionary, type LocalizedText } from '@letu/core';
import { enUS } from './en-US.js';
import { zhCN, type FormatMessages } from './zh-CN.js';

/** What is said of file formats of others, in every interface language. */
export const formatMessages: Dictionary<FormatMessages> = {
  name: 'excalidraw-formats',
  'zh-CN': zhCN,
  'en-US': enUS,
};

/** Returns a text in every interface language. @param text Takes it from the messages of a language. */
export const told = (text: (messages: FormatMessages) => string): LocalizedText =>
  localizedFor(formatMessages, [], text);
