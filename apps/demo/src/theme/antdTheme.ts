import { theme as antd, type ThemeConfig } from 'antd';
import type { Theme } from '@letu/core';

/** Fonts of the reader's own system, with Chinese ones for every platform. Nothing is downloaded. */
const FONT_FAMILY = `-apple-system, BlinkMacSystemFont, 'Segoe UI', 'PingFang SC', 'Hiragino Sans GB', 'Microsoft YaHei',
  'Noto Sans CJK SC', 'Source Han Sans SC', sans-serif`;

const shared = { fontFamily: FONT_FAMILY, borderRadius: 8, wireframe: false };

/** antd's default `#1677ff` has 4.1:1 on white and fails WCAG AA; this blue has 6.2:1. */
const light: ThemeConfig = {
  algorithm: antd.defaultAlgorithm,
  token: {
    ...shared,
    colorPrimary: '#0958d9',
    colorLink: '#0958d9',
    colorInfo: '#0958d9',
    colorTextBase: '#1f2329',
    colorText: '#1f2329',
    colorTextHeading: '#1f2329',
    colorTextSecondary: '#4b525c',
    colorTextTertiary: '#5c636e',
    colorTextDescription: '#5c636e',
    colorTextPlaceholder: '#656c77',
    colorBgLayout: '#f7f8fa',
    colorBorder: '#d3d7de',
    colorBorderSecondary: '#e4e6eb',
    colorError: '#c4161c',
  },
};

const dark: ThemeConfig = {
  algorithm: antd.darkAlgorithm,
  // Chosen items are written in the primary colour, which on a dark ground has to be lighter than that of buttons.
  components: { Dropdown: { colorPrimary: '#7aabff', controlItemBgActive: '#1d2a44' } },
  token: {
    ...shared,
    colorPrimary: '#2f6fe8',
    colorLink: '#7aabff',
    colorInfo: '#7aabff',
    colorTextBase: '#e7e9ec',
    colorText: '#e7e9ec',
    colorTextHeading: '#e7e9ec',
    colorTextSecondary: '#c0c5cc',
    colorTextTertiary: '#a0a7b1',
    colorTextDescription: '#a0a7b1',
    colorTextPlaceholder: '#969daa',
    colorBgBase: '#17181b',
    colorBgLayout: '#121316',
    colorBgContainer: '#1b1c20',
    colorBgElevated: '#26282d',
    colorBorder: '#43464e',
    colorBorderSecondary: '#303238',
    colorError: '#ff8080',
  },
};

/** Returns antd's settings for a theme. */
export function antdTheme(theme: Theme): ThemeConfig {
  return { ...(theme === 'dark' ? dark : light), cssVar: { key: 'letu' }, hashed: false };
}
