import type { Preview } from '@storybook/react-vite';
import { fromTsdoc } from './argTypes.js';
import { ComponentPage } from './ComponentPage.js';
import { LetuDocs } from './LetuDocs.js';

/** What docs pages are made of, apart from `preview.tsx`, which story tests load. */
const preview: Preview = {
  argTypesEnhancers: [fromTsdoc],
  parameters: {
    controls: { sort: 'requiredFirst' },
    docs: {
      controls: { sort: 'requiredFirst' },
      container: LetuDocs,
      page: ComponentPage,
      lang: 'zh-CN',
      toc: {
        title: '目录 Contents',
        headingSelector: 'h2, h3',
        ignoreSelector: '.sbdocs-subtitle, .docs-story *',
      },
    },
  },
};

export default preview;
