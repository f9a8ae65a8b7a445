import { create, type ThemeVars } from 'storybook/theming/create';
// The tokens alone: Storybook's own frame is built without React or antd.
import { tokensOf, type LetuTokens } from '../../packages/theme/src/tokens/tokens.js';
import { brandMark } from './brandMark.js';

/** Returns Storybook's frame and docs pages in Letu's look. */
export function storybookTheme(theme: LetuTokens['theme']): ThemeVars {
  const { colours, type, radius } = tokensOf(theme);
  return create({
    base: theme,
    brandTitle: brandMark(colours),
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: colours.accent,
    colorSecondary: colours.accent,
    appBg: colours.ground,
    appContentBg: colours.surface,
    appPreviewBg: colours.ground,
    appHoverBg: colours.accentSoft,
    appBorderColor: colours.border,
    appBorderRadius: radius.sm,
    fontBase: type.family,
    fontCode: type.familyCode,
    textColor: colours.text,
    textInverseColor: colours.onAccent,
    textMutedColor: colours.textQuiet,
    barTextColor: colours.textQuiet,
    barHoverColor: colours.accentHover,
    barSelectedColor: colours.accent,
    barBg: colours.surface,
    buttonBg: colours.sunken,
    buttonBorder: colours.border,
    booleanBg: colours.sunken,
    booleanSelectedBg: colours.raised,
    inputBg: colours.surface,
    inputBorder: colours.borderStrong,
    inputTextColor: colours.text,
    inputBorderRadius: radius.sm,
  });
}
