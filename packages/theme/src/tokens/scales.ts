/**
 * Fonts of the reader's own system; nothing is downloaded. Latin ones come first so that Chinese fonts do not draw the Latin
 * letters, then the Chinese ones of Apple, Huawei, Xiaomi, Windows and Linux, simplified before the rest.
 */
const SANS = `-apple-system, BlinkMacSystemFont, 'Segoe UI', 'PingFang SC', 'HarmonyOS Sans SC', MiSans, 'Hiragino Sans GB', 'Microsoft YaHei UI', 'Microsoft YaHei', 'Source Han Sans SC', 'Noto Sans CJK SC', 'Noto Sans SC', 'WenQuanYi Micro Hei', sans-serif`;

/** Widths of one and two, so that Chinese characters stand under Latin letters in pairs where a font allows it. */
const CODE = `ui-monospace, 'SF Mono', SFMono-Regular, Menlo, 'Cascadia Mono', Consolas, 'Noto Sans Mono', 'DejaVu Sans Mono', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans Mono CJK SC', 'Noto Sans CJK SC', monospace`;

/** A step of the type scale, in pixels. Line heights lie on the 4-pixel grid. */
export interface TypeStep {
  readonly size: number;
  readonly lineHeight: number;
}

/** Type: families, the scale and the weights. */
export const type = {
  family: SANS,
  familyCode: CODE,
  steps: {
    caption: { size: 12, lineHeight: 20 },
    body: { size: 14, lineHeight: 24 },
    lead: { size: 16, lineHeight: 28 },
    heading: { size: 20, lineHeight: 28 },
    title: { size: 24, lineHeight: 32 },
    display: { size: 32, lineHeight: 44 },
  } satisfies Readonly<Record<string, TypeStep>>,
  /** Chinese fonts seldom have a real 500, so emphasis is 600. */
  weights: { regular: 400, strong: 600 },
} as const;

/** Distances in pixels. */
export const space = { xxs: 2, xs: 4, sm: 8, md: 12, lg: 16, xl: 24, xxl: 32, xxxl: 48 } as const;

/** Radii of corners in pixels: marks, fields and buttons, cards, dialogs, and pills. */
export const radius = { xs: 4, sm: 8, md: 12, lg: 16, full: 999 } as const;

/** How long things move, in milliseconds, and how. All are 0 for readers who ask for less motion. */
export const motion = {
  durations: { fast: 120, base: 200, slow: 320 },
  easings: {
    /** What moves on the page. */
    standard: 'cubic-bezier(0.2, 0, 0, 1)',
    /** What comes in. */
    enter: 'cubic-bezier(0, 0, 0, 1)',
    /** What goes. */
    exit: 'cubic-bezier(0.3, 0, 1, 1)',
    /** A small overshoot, for what was just made or chosen. */
    joy: 'cubic-bezier(0.34, 1.4, 0.64, 1)',
  },
} as const;

/** Shadows: resting, raised, floating. The tint is that of the ink, so that paper stays warm. */
export const elevation = {
  light: {
    rest: '0 1px 2px rgb(29 31 43 / 6%)',
    raised: '0 1px 2px rgb(29 31 43 / 6%), 0 4px 16px rgb(29 31 43 / 9%)',
    floating: '0 2px 6px rgb(29 31 43 / 8%), 0 12px 40px rgb(29 31 43 / 14%)',
  },
  dark: {
    rest: '0 1px 2px rgb(0 0 0 / 40%)',
    raised: '0 1px 2px rgb(0 0 0 / 40%), 0 4px 16px rgb(0 0 0 / 40%)',
    floating: '0 2px 6px rgb(0 0 0 / 45%), 0 12px 40px rgb(0 0 0 / 55%)',
  },
} as const;
