import { localizedText, type ForeignFormat } from '@letu/core';
import { isFreemind, isMermaid, isOpml, isPlantuml, isText, isXmind } from './guess.js';

const readAndWritten = { reads: true, writes: true } as const;

/** The file formats of others that maps are read from and written to, in the order to offer them. */
export const formats: readonly ForeignFormat[] = [
  {
    ...readAndWritten,
    id: 'xmind',
    title: localizedText('XMind', 'XMind'),
    extensions: ['.xmind'],
    mediaType: 'application/vnd.xmind.workbook',
    guess: isXmind,
    load: async () => (await import('./xmind/index.js')).xmind,
  },
  {
    ...readAndWritten,
    id: 'markdown',
    title: localizedText('Markdown', 'Markdown'),
    extensions: ['.md', '.markdown'],
    mediaType: 'text/markdown',
    guess: isText,
    load: async () => (await import('./markdown/index.js')).markdown,
  },
  {
    ...readAndWritten,
    id: 'opml',
    title: localizedText('OPML 大纲', 'OPML outline'),
    extensions: ['.opml'],
    mediaType: 'text/x-opml',
    guess: isOpml,
    load: async () => (await import('./opml/index.js')).opml,
  },
  {
    ...readAndWritten,
    id: 'freemind',
    title: localizedText('FreeMind / Freeplane', 'FreeMind / Freeplane'),
    extensions: ['.mm'],
    mediaType: 'application/x-freemind',
    guess: isFreemind,
    load: async () => (await import('./freemind/index.js')).freemind,
  },
  {
    ...readAndWritten,
    id: 'outline',
    title: localizedText('缩进文本', 'Indented text'),
    extensions: ['.txt', '.text'],
    mediaType: 'text/plain',
    guess: isText,
    load: async () => (await import('./text/outline.js')).outline,
  },
  {
    ...readAndWritten,
    id: 'mermaid',
    title: localizedText('Mermaid 思维导图', 'Mermaid mind map'),
    extensions: ['.mmd', '.mermaid'],
    mediaType: 'text/vnd.mermaid',
    guess: isMermaid,
    load: async () => (await import('./text/mermaid.js')).mermaid,
  },
  {
    ...readAndWritten,
    id: 'plantuml',
    title: localizedText('PlantUML 思维导图', 'PlantUML mind map'),
    extensions: ['.puml', '.plantuml'],
    mediaType: 'text/x-plantuml',
    guess: isPlantuml,
    load: async () => (await import('./text/plantuml.js')).plantuml,
  },
];
