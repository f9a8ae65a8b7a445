import type { Dictionary } from '@letu/core';

interface ControlMessages {
  readonly close: string;
  readonly clear: string;
}

/** What the parts of antd are called that it has no words for in Chinese. */
export const controlMessages: Dictionary<ControlMessages> = {
  name: 'controls',
  'zh-CN': { close: '关闭', clear: '清空' },
  'en-US': { close: 'Close', clear: 'Clear' },
};
