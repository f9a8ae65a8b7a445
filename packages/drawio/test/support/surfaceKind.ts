import type { AnyDefinition } from '@letu/core';
import { loadDrawioSurface } from '../../src/surface.js';

/** General diagrams as far as their surface goes. */
export const surfaceKind: AnyDefinition = {
  kind: 'drawio',
  type: 'diagram',
  path: 'diagram',
  name: { 'zh-CN': '通用图', 'en-US': 'Diagram' },
  title: { 'zh-CN': '通用图', 'en-US': 'Diagram' },
  purpose: { 'zh-CN': '框与箭头', 'en-US': 'Boxes and arrows' },
  extensions: ['.drawio'],
  fence: 'drawio',
  lineComment: '',
  sign: { path: 'M2 2h20v20H2z', colour: 'var(--letu-series-wisteria)' },
  examples: [
    {
      id: 'empty',
      subject: 'process',
      title: { 'zh-CN': '空白', 'en-US': 'Empty' },
      source: '<mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/></root></mxGraphModel>',
      isDefault: true,
    },
  ],
  defaultOptions: {},
  optionFields: [],
  load: () => Promise.reject(new Error('Nothing is drawn here.')),
  loadSurface: loadDrawioSurface,
};
