import '@ant-design/v5-patch-for-react-19';
import type { Preview } from '@storybook/react-vite';
import { LetuProvider } from '@letu/theme';
import './preview.css';

const preview: Preview = {
  globalTypes: {
    theme: {
      description: '主题 Theme',
      toolbar: {
        icon: 'mirror',
        items: [
          { value: 'light', title: '浅色 Light' },
          { value: 'dark', title: '深色 Dark' },
        ],
      },
    },
    locale: {
      description: '语言 Language',
      toolbar: {
        icon: 'globe',
        items: [
          { value: 'zh-CN', title: '中文' },
          { value: 'en-US', title: 'English' },
        ],
      },
    },
    density: {
      description: '疏密 Density',
      toolbar: {
        icon: 'component',
        items: [
          { value: 'default', title: '标准 Default' },
          { value: 'compact', title: '紧凑 Compact' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'light', locale: 'zh-CN', density: 'default' },
  decorators: [
    // The provider's own stories choose their own settings.
    (Story, { component, globals: { theme, locale, density } }) =>
      component === LetuProvider ? (
        <Story />
      ) : (
        <LetuProvider {...{ theme, locale, density }}>
          <Story />
        </LetuProvider>
      ),
  ],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { matchers: { color: /(background|color)$/i } },
  },
};

export default preview;
