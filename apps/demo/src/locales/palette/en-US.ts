import type { PaletteMessages } from './zh-CN.js';

export const enUS: PaletteMessages = {
  palette: {
    label: 'Search',
    open: 'Search diagrams and commands',
    placeholder: 'Titles, words in diagrams, or commands',
    nothing: 'Nothing found. Try other words.',
    sections: {
      recent: 'Recent diagrams',
      graphs: 'Diagrams',
      editor: 'This diagram',
      create: 'New',
      repositories: 'Repositories',
      templates: 'Templates',
      pages: 'Go to',
    },
    create: (kind) => `New ${kind}`,
    convert: (kind) => `Convert to an editable ${kind}`,
    createRepository: 'New repository',
    everyGraph: (query) => `Search all diagrams for “${query}”`,
    fonts: 'Fonts',
    models: 'AI models',
  },
};
