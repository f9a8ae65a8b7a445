import type { ConfigProviderProps } from 'antd';
// With their extension, or Node would not find them.
import enUS from 'antd/locale/en_US.js';
import zhCN from 'antd/locale/zh_CN.js';
import type { Locale } from '@letu/core';

type AntdLocale = NonNullable<ConfigProviderProps['locale']>;

/** These files are CommonJS: depending on who loads them, their default export is the locale or what holds it. */
function unwrapped(module: AntdLocale | { readonly default: AntdLocale }): AntdLocale {
  return 'default' in module ? module.default : module;
}

/** antd's own texts. */
export const antdLocales: Readonly<Record<Locale, AntdLocale>> = {
  'zh-CN': unwrapped(zhCN),
  'en-US': unwrapped(enUS),
};
