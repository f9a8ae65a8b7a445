import type { Preview } from '@storybook/react-vite';
import { fromTsdoc } from './argTypes.js';
import { ComponentPage } from './ComponentPage.js';
import { LetuDocs } from './LetuDocs.js';
import { codeOfStory } from './storySample.js';

const texts = import.meta.glob<string>('../../stories/samples/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const samples = new Map(
  Object.entries(texts).map(([path, text]) => [/([^/]+)\.tsx$/.exec(path)?.[1] ?? path, text]),
);

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
      source: {
        // What a story renders is of no use to copy: built, its components have lost their names.
        type: 'code',
        transform: (code: string, { id, title }: { id: string; title: string }) =>
          codeOfStory(samples, title.split('/').at(-1) ?? '', id.split('--').at(-1) ?? '') ?? code,
      },
      toc: {
        title: '目录 Contents',
        headingSelector: 'h2, h3',
        ignoreSelector: '.sbdocs-subtitle, .docs-story *',
      },
    },
  },
};

export default preview;
