import type { Theme } from '../engine.js';

/** Grounds that things stand on, from the page up. */
export interface SurfaceColours {
  /** The page, and the ground of pictures: rice paper by day, ink by night. */
  readonly ground: string;
  /** Cards, tables, fields. */
  readonly surface: string;
  /** Menus, dialogs, whatever floats. */
  readonly raised: string;
  /** Wells, table heads, code. */
  readonly sunken: string;
  readonly accentSoft: string;
  readonly successSoft: string;
  readonly warningSoft: string;
  readonly errorSoft: string;
}

/** Colours that are written with. Each has at least 4.5:1 on every surface of its theme. */
export interface TextColours {
  readonly text: string;
  readonly textQuiet: string;
  /** Hints and placeholders. */
  readonly textFaint: string;
  /** 群青, the blue of the brand: what can be clicked, what is chosen. */
  readonly accent: string;
  readonly accentHover: string;
  readonly accentActive: string;
  readonly success: string;
  readonly warning: string;
  readonly error: string;
}

/** Colours of code, each with at least 4.5:1 on surfaces and on `sunken`. */
export interface SyntaxColours {
  readonly keyword: string;
  readonly operator: string;
  readonly type: string;
  readonly property: string;
  readonly value: string;
  readonly string: string;
  readonly comment: string;
  readonly meta: string;
  readonly punctuation: string;
}

/** Nine colours that tell kinds, people or series apart, each with at least 4.5:1 on every surface. */
export interface SeriesColours {
  readonly ultramarine: string;
  readonly gamboge: string;
  readonly bamboo: string;
  readonly cinnabar: string;
  readonly wisteria: string;
  readonly lake: string;
  readonly rouge: string;
  readonly earth: string;
  readonly slate: string;
}

/** Every colour of one theme, as hexadecimal notation or `rgb()`. */
export interface LetuColours extends SurfaceColours, TextColours {
  /** Text and marks on `accent`, `success`, `warning` and `error`. */
  readonly onAccent: string;
  /** 藤黄, the warm spot of the brand. Never text; what lies on it is written in `onSun`. */
  readonly sun: string;
  readonly onSun: string;
  /** Lines that only divide. */
  readonly border: string;
  /** Outlines of fields and buttons: at least 3:1 on every surface but the tinted ones. */
  readonly borderStrong: string;
  /** The row or line one is in. */
  readonly line: string;
  readonly selection: string;
  readonly match: string;
  readonly matchActive: string;
  /** Lies over the page under a dialog. */
  readonly mask: string;
  readonly syntax: SyntaxColours;
  readonly series: SeriesColours;
}

const light: LetuColours = {
  ground: '#f6f5f1',
  surface: '#ffffff',
  raised: '#ffffff',
  sunken: '#efede7',
  accentSoft: '#e9edfd',
  successSoft: '#e6f4ea',
  warningSoft: '#fdf1dc',
  errorSoft: '#fdeae6',
  text: '#1d1f2b',
  textQuiet: '#565a69',
  textFaint: '#626675',
  accent: '#2f49c8',
  accentHover: '#3f59d8',
  accentActive: '#2236a0',
  success: '#1b7340',
  warning: '#8f5200',
  error: '#bf2d1a',
  onAccent: '#ffffff',
  sun: '#ffb61e',
  onSun: '#1d1f2b',
  border: '#e4e1d9',
  borderStrong: '#808493',
  line: 'rgb(47 73 200 / 6%)',
  selection: '#d9e0fc',
  match: '#fdecb5',
  matchActive: '#ffd05c',
  mask: 'rgb(29 31 43 / 45%)',
  syntax: {
    keyword: '#7a2da0',
    operator: '#a5401a',
    type: '#0b656f',
    property: '#2f49c8',
    value: '#9a3c08',
    string: '#2f6b1f',
    comment: '#5b5f6e',
    meta: '#6b5900',
    punctuation: '#4a4e5d',
  },
  series: {
    ultramarine: '#2f49c8',
    gamboge: '#8a5e00',
    bamboo: '#1b7340',
    cinnabar: '#bf2d1a',
    wisteria: '#7a3fb0',
    lake: '#0b6b7b',
    rouge: '#b02a68',
    earth: '#7a5236',
    slate: '#52617a',
  },
};

const dark: LetuColours = {
  ground: '#111219',
  surface: '#191b24',
  raised: '#23262f',
  sunken: '#0c0d12',
  accentSoft: '#242b4d',
  successSoft: '#16301f',
  warningSoft: '#3a2a10',
  errorSoft: '#421d19',
  text: '#e9eaf1',
  textQuiet: '#abafc0',
  textFaint: '#9a9fb2',
  accent: '#9fb1ff',
  accentHover: '#b9c6ff',
  accentActive: '#8499f5',
  success: '#6fce93',
  warning: '#f0b453',
  error: '#ff9a8a',
  onAccent: '#12142b',
  sun: '#ffc64a',
  onSun: '#1d1f2b',
  border: '#2d303c',
  borderStrong: '#757a8e',
  line: 'rgb(159 177 255 / 9%)',
  selection: '#2a3465',
  match: '#46350f',
  matchActive: '#8a6510',
  mask: 'rgb(5 6 10 / 60%)',
  syntax: {
    keyword: '#d2a8ff',
    operator: '#ffa07a',
    type: '#6fd3dc',
    property: '#9fb1ff',
    value: '#ffb680',
    string: '#a5d98c',
    comment: '#a3a8ba',
    meta: '#e0c46c',
    punctuation: '#b6bac8',
  },
  series: {
    ultramarine: '#9fb1ff',
    gamboge: '#f0c04f',
    bamboo: '#6fce93',
    cinnabar: '#ff9a8a',
    wisteria: '#cfa6f5',
    lake: '#62cbdc',
    rouge: '#f596bd',
    earth: '#d9ab86',
    slate: '#a9b8cf',
  },
};

/** The colours of both themes. */
export const colours: Readonly<Record<Theme, LetuColours>> = { light, dark };
