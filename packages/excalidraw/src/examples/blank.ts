import type { DiagramExample } from '@letu/core';

/** A board with nothing on it, to begin with. */
export const blankExample: DiagramExample = {
  id: 'blank',
  subject: 'ideas',
  isBlank: true,
  title: { 'zh-CN': '空白', 'en-US': 'Blank' },
  source: '{\n  "type": "excalidraw",\n  "version": 2,\n  "elements": []\n}\n',
};
