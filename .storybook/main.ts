import type { StorybookConfig } from '@storybook/react-vite';
import type { Plugin } from 'vite';

const ROOT = new URL('..', import.meta.url).pathname;

/** What documents props names the files it has read by where they lie on the machine that builds. */
const withoutPaths: Plugin = {
  name: 'letu:without-paths',
  apply: 'build',
  enforce: 'post',
  renderChunk: (code) => (code.includes(ROOT) ? { code: code.replaceAll(ROOT, ''), map: null } : null),
};

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: '@storybook/react-vite',
  // Apart from `preview.tsx`, which story tests load: they need no docs pages.
  previewAnnotations: (entries = []) => [...entries, new URL('./docs/preview.ts', import.meta.url).pathname],
  // Stories stand on the ground of their theme.
  features: { backgrounds: false },
  typescript: {
    // The other one does not see through `forwardRef` with type parameters.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      include: ['packages/*/src/**/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), withoutPaths],
    resolve: {
      ...vite.resolve,
      // Stories run on the packages' sources: there is nothing to build first.
      conditions: ['@letu/source', 'browser', 'module', 'import', 'default'],
    },
    worker: { ...vite.worker, format: 'es' },
    optimizeDeps: {
      ...vite.optimizeDeps,
      // Found before the first story: a dependency met later would make Vite reload the page under one that runs.
      entries: [
        ...[vite.optimizeDeps?.entries ?? []].flat(),
        'stories/**/*.tsx',
        '{packages,examples}/*/src/**/*.{ts,tsx}',
      ],
      // What a comment at the head of a file stands for, no import names.
      include: [...(vite.optimizeDeps?.include ?? []), '@emotion/react/jsx-dev-runtime'],
      // Native code, which only what runs in Node imports.
      exclude: [...(vite.optimizeDeps?.exclude ?? []), '@napi-rs/canvas', '@resvg/resvg-js'],
    },
  }),
};

export default config;
