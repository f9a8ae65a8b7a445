import '@ant-design/v5-patch-for-react-19';
import type { Preview } from '@storybook/react-vite';
import { LetuProvider, useLetu } from '@letu/theme';
import './preview.css';

/** Gives the page that a story stands on the ground of the theme, up to its edges. */
function PageGround() {
  return <style>{`body { background: ${useLetu().tokens.colours.ground} }`}</style>;
}

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
    (Story, { globals: { theme, locale, density }, viewMode }) => (
      <LetuProvider {...{ theme, locale, density }}>
        {viewMode === 'story' && <PageGround />}
        <Story />
      </LetuProvider>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    a11y: {
      test: 'error',
      config: {
        rules: [
          // axe reads `color`; the letters of a picture are painted with `fill`.
          { id: 'color-contrast', selector: '*:not(svg *)' },
          // The arrow keys of the text, which keeps the focus, scroll its completions.
          { id: 'scrollable-region-focusable', selector: '*:not(select, textarea, .cm-tooltip ul)' },
        ],
      },
    },
    backgrounds: { disabled: true },
    viewport: {
      options: {
        phone: { name: '手机 Phone', type: 'mobile', styles: { width: '390px', height: '844px' } },
        tablet: { name: '平板 Tablet', type: 'tablet', styles: { width: '834px', height: '1112px' } },
        laptop: { name: '笔记本 Laptop', type: 'desktop', styles: { width: '1280px', height: '800px' } },
        wide: { name: '宽屏 Wide', type: 'desktop', styles: { width: '1920px', height: '1080px' } },
      },
    },
    options: {
      storySort: {
        order: [
          '介绍 Introduction',
          '指南 Guides',
          [
            '嵌入 Embedding',
            '主题 Theming',
            '内容安全 CSP',
            '资源 Assets',
            '自己的图类型 A kind of your own',
            '无障碍 Accessibility',
          ],
          '基础 Foundations',
          [
            '设计说明 Design notes',
            '色彩 Colour',
            '文字 Type',
            '图标 Icons',
            '空间与层次 Space and depth',
            '动效 Motion',
          ],
          '编辑器 Editor',
          ['DiagramEditor', 'DiagramView', 'DiagramImage', '外框 Frame', '源文本 Text', '图 Picture'],
          '各种语言 Kinds',
          [
            'MermaidEditor',
            'PlantumlEditor',
            'D2Editor',
            'GraphvizEditor',
            'PikchrEditor',
            'HandchartEditor',
            '自己的图类型 Own kind',
          ],
          '组件 Components',
          [
            'LetuProvider',
            'PageTitle',
            'LetuIcon',
            'IconPicker',
            'PagedTable',
            'FullscreenToggle',
            'ExamplePrompts',
          ],
        ],
      },
    },
    controls: { matchers: { color: /(background|color)$/i } },
  },
};

export default preview;
