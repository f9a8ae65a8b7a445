export { antdTheme, type AntdThemeOptions, type Density } from './antd/antdTheme.js';
export { formMessages } from './antd/formMessages.js';
export { controlMessages } from './locales/controlMessages.js';
export type { FormMessages } from './locales/zh-CN.js';
export type { ThemeSetting } from '@letu/hooks';
export { useLetu, type LetuSettings } from './provider/letuContext.js';
export { LetuProvider, type LetuProviderProps } from './provider/LetuProvider.js';
export { LetuTheme, type LetuThemeProps } from './provider/LetuTheme.js';
export { TOAST_SECONDS } from './provider/toastSeconds.js';
export { ClearSign, CloseSign } from './provider/signs.js';
export { useLocale } from './provider/useLocale.js';
export { PageTitle, type PageTitleProps } from './title/PageTitle.js';
export { BRAND, DEFAULT_TITLE, pageTitle, type TitlePlace } from './title/titleRule.js';
export {
  colours,
  type LetuColours,
  type SeriesColours,
  type SurfaceColours,
  type SyntaxColours,
  type TextColours,
} from '@letu/core/palette';
export { contrast } from '@letu/core/palette';
export { cssVariables, type LetuVariable } from './tokens/cssVariables.js';
export { elevation, motion, radius, space, type, type TypeStep } from './tokens/scales.js';
export { tokensOf, type ColourOverrides, type LetuTokens, type TokenOptions } from './tokens/tokens.js';
