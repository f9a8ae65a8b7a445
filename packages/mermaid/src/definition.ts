import type { DiagramKind } from '@letu/code/language';
import { examples } from './examples.js';
import { loadEngine } from './loadEngine.js';
import { defaultOptions, optionFields, type MermaidOptions } from './options.js';

/** Mermaid: diagrams of many kinds from Markdown-like text (https://mermaid.js.org). */
export const mermaid: DiagramKind<MermaidOptions> = {
  kind: 'mermaid',
  type: 'MERMAID',
  title: { 'zh-CN': 'Mermaid 图', 'en-US': 'Mermaid diagram' },
  extensions: ['.mmd', '.mermaid'],
  examples,
  defaultOptions,
  optionFields,
  load: async (options) => loadEngine(options),
  loadLanguage: async () => (await import('./language.js')).language,
};
