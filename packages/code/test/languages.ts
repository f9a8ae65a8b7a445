import type { DiagramLanguage } from '@letu/code/language';

/** What the code pane knows of each kind's language. */
export const LANGUAGES: Readonly<Record<string, () => Promise<DiagramLanguage>>> = {
  graphviz: async () => (await import('../../graphviz/src/language.js')).language,
  plantuml: async () => (await import('../../plantuml/src/language.js')).language,
  d2: async () => (await import('../../d2/src/language.js')).language,
  mermaid: async () => (await import('../../mermaid/src/language.js')).language,
  handchart: async () => (await import('../../handchart/src/language.js')).language,
  pikchr: async () => (await import('../../pikchr/src/language.js')).language,
};
