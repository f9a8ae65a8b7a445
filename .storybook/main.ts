import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    resolve: {
      ...vite.resolve,
      // Stories run on the packages' sources: there is nothing to build first.
      conditions: ['@letu/source', 'browser', 'module', 'import', 'default'],
    },
    worker: { ...vite.worker, format: 'es' },
  }),
};

export default config;
