import { localizedText } from '@letu/core';

/** What the parts of antd are called that it has no words for in Chinese. */
export const controlNames = {
  close: localizedText('关闭', 'Close'),
} as const;
