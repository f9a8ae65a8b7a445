import type { Dictionary } from '@letu/core';
import { enUS } from './en-US.js';
import { zhCN, type PictureMessages } from './zh-CN.js';

/** What a picture says that can be pointed at, in every interface language. */
export const pictureMessages: Dictionary<PictureMessages> = { name: 'picture', 'zh-CN': zhCN, 'en-US': enUS };
