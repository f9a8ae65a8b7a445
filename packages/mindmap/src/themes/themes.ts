import type { LocalizedText } from '@letu/core';
import type { LineStyle, TopicShape } from '../document/model.js';

/** How the topics of a rank are filled: with their branch's colour, a tint of it, nothing but an outline, or nothing. */
export type Filling = 'solid' | 'soft' | 'outline' | 'none';

/** The colours of a theme, in the light or in the dark. */
export interface MapPalette {
  readonly paper: string;
  /** Text on the paper. */
  readonly ink: string;
  /** The fill of the central topic. */
  readonly root: string;
  /** One for each main branch, then from the beginning; each stands out from the paper by 3:1. */
  readonly branches: readonly string[];
  /** Relationships and boundaries. */
  readonly accent: string;
}

/** A set of colours and shapes for whole maps. */
export interface MapTheme {
  /** What the source calls it. */
  readonly id: string;
  readonly name: LocalizedText;
  readonly lineStyle: LineStyle;
  /** Whether each main branch has a colour of its own; otherwise all have the first. */
  readonly rainbow: boolean;
  readonly root: { readonly shape: TopicShape; readonly filling: Filling };
  readonly main: { readonly shape: TopicShape; readonly filling: Filling };
  readonly sub: { readonly shape: TopicShape; readonly filling: Filling };
  /** Of the lines to main topics and to others, in CSS pixels. */
  readonly lineWidths: readonly [main: number, sub: number];
  readonly light: MapPalette;
  readonly dark: MapPalette;
}

/** The themes, the default first. */
export const THEMES: readonly MapTheme[] = [
  {
    id: 'classic',
    name: { 'zh-CN': '经典', 'en-US': 'Classic' },
    lineStyle: 'curve',
    rainbow: true,
    root: { shape: 'rounded', filling: 'solid' },
    main: { shape: 'rounded', filling: 'solid' },
    sub: { shape: 'underline', filling: 'none' },
    lineWidths: [3, 2],
    light: {
      paper: '#ffffff',
      ink: '#262b33',
      root: '#2f3b52',
      branches: ['#ce443e', '#b15e0e', '#847500', '#29843c', '#0b7f8c', '#2a6fdb', '#7048d8', '#b8367f'],
      accent: '#5b6472',
    },
    dark: {
      paper: '#1b1d21',
      ink: '#e4e7eb',
      root: '#d7deea',
      branches: ['#ff8a80', '#ffb066', '#e3cf57', '#7ed491', '#5fd0d8', '#82b1ff', '#b8a1ff', '#f29ac6'],
      accent: '#a9b2bf',
    },
  },
  {
    id: 'fresh',
    name: { 'zh-CN': '清新', 'en-US': 'Fresh' },
    lineStyle: 'curve',
    rainbow: true,
    root: { shape: 'pill', filling: 'solid' },
    main: { shape: 'pill', filling: 'soft' },
    sub: { shape: 'none', filling: 'none' },
    lineWidths: [2.5, 1.5],
    light: {
      paper: '#fbfdfc',
      ink: '#24352f',
      root: '#0f766e',
      branches: ['#0e846d', '#3a79af', '#9f691b', '#b85374', '#6a6cbe', '#568023'],
      accent: '#4d7c70',
    },
    dark: {
      paper: '#16201d',
      ink: '#dcece6',
      root: '#5eead4',
      branches: ['#5ad6b9', '#86bdec', '#e9bd6b', '#f09ab6', '#b0b1f2', '#a8d36d'],
      accent: '#8fbfb1',
    },
  },
  {
    id: 'business',
    name: { 'zh-CN': '商务', 'en-US': 'Business' },
    lineStyle: 'rounded',
    rainbow: false,
    root: { shape: 'rounded', filling: 'solid' },
    main: { shape: 'rounded', filling: 'solid' },
    sub: { shape: 'rounded', filling: 'soft' },
    lineWidths: [2, 1.5],
    light: {
      paper: '#ffffff',
      ink: '#1f2d3d',
      root: '#16365c',
      branches: ['#2b66b1'],
      accent: '#b45309',
    },
    dark: {
      paper: '#171b22',
      ink: '#dfe7f1',
      root: '#bcd4f2',
      branches: ['#7fb0ea'],
      accent: '#f0b469',
    },
  },
  {
    id: 'ink',
    name: { 'zh-CN': '水墨', 'en-US': 'Ink' },
    lineStyle: 'curve',
    rainbow: false,
    root: { shape: 'rect', filling: 'solid' },
    main: { shape: 'rect', filling: 'outline' },
    sub: { shape: 'underline', filling: 'none' },
    lineWidths: [2.5, 1.25],
    light: {
      paper: '#faf8f3',
      ink: '#23211d',
      root: '#2b2822',
      branches: ['#4a463e'],
      accent: '#b23a2a',
    },
    dark: {
      paper: '#1d1c19',
      ink: '#e9e4d8',
      root: '#e2dccd',
      branches: ['#bdb5a4'],
      accent: '#ef8572',
    },
  },
  {
    id: 'candy',
    name: { 'zh-CN': '糖果', 'en-US': 'Candy' },
    lineStyle: 'curve',
    rainbow: true,
    root: { shape: 'pill', filling: 'solid' },
    main: { shape: 'pill', filling: 'solid' },
    sub: { shape: 'pill', filling: 'soft' },
    lineWidths: [4, 2.5],
    light: {
      paper: '#fffafc',
      ink: '#3a2c38',
      root: '#9c2f78',
      branches: ['#c9417a', '#bd570e', '#906f00', '#228456', '#147e9f', '#6a5bd6'],
      accent: '#9d5c86',
    },
    dark: {
      paper: '#221a21',
      ink: '#f3e6ef',
      root: '#f9a8d4',
      branches: ['#ff9ac2', '#ffb27a', '#ead36a', '#86dcae', '#7fd0ec', '#b9aeff'],
      accent: '#d9a3c6',
    },
  },
  {
    id: 'ocean',
    name: { 'zh-CN': '海洋', 'en-US': 'Ocean' },
    lineStyle: 'curve',
    rainbow: true,
    root: { shape: 'ellipse', filling: 'solid' },
    main: { shape: 'rounded', filling: 'soft' },
    sub: { shape: 'underline', filling: 'none' },
    lineWidths: [3, 1.75],
    light: {
      paper: '#f6fafe',
      ink: '#14304a',
      root: '#0b4f8a',
      branches: ['#0b6cb8', '#0a7f94', '#3b5fc0', '#13806b', '#5a6f9e'],
      accent: '#c2541d',
    },
    dark: {
      paper: '#0f1a26',
      ink: '#d9e8f5',
      root: '#8cc8f7',
      branches: ['#6fb7f2', '#58cbdc', '#97b0f7', '#65d3b6', '#aebde0'],
      accent: '#f2a173',
    },
  },
  {
    id: 'sunset',
    name: { 'zh-CN': '晚霞', 'en-US': 'Sunset' },
    lineStyle: 'rounded',
    rainbow: true,
    root: { shape: 'rounded', filling: 'solid' },
    main: { shape: 'rounded', filling: 'solid' },
    sub: { shape: 'rounded', filling: 'outline' },
    lineWidths: [2.5, 1.75],
    light: {
      paper: '#fffaf5',
      ink: '#3b2620',
      root: '#7c2d3e',
      branches: ['#b83a3a', '#bc5812', '#9e6900', '#9a3a78', '#6b4aa8'],
      accent: '#8f5a3c',
    },
    dark: {
      paper: '#211917',
      ink: '#f4e5dc',
      root: '#ffb4a2',
      branches: ['#ff9c8f', '#ffb37a', '#edc65f', '#ef9fd0', '#c7adf5'],
      accent: '#dcae90',
    },
  },
  {
    id: 'simple',
    name: { 'zh-CN': '极简', 'en-US': 'Simple' },
    lineStyle: 'elbow',
    rainbow: false,
    root: { shape: 'rect', filling: 'outline' },
    main: { shape: 'underline', filling: 'none' },
    sub: { shape: 'underline', filling: 'none' },
    lineWidths: [1.5, 1],
    light: {
      paper: '#ffffff',
      ink: '#1f2328',
      root: '#1f2328',
      branches: ['#6b7280'],
      accent: '#6b7280',
    },
    dark: {
      paper: '#191b1f',
      ink: '#e6e8eb',
      root: '#e6e8eb',
      branches: ['#9aa2ae'],
      accent: '#9aa2ae',
    },
  },
  {
    id: 'forest',
    name: { 'zh-CN': '山林', 'en-US': 'Forest' },
    lineStyle: 'straight',
    rainbow: true,
    root: { shape: 'hexagon', filling: 'solid' },
    main: { shape: 'rounded', filling: 'solid' },
    sub: { shape: 'rounded', filling: 'soft' },
    lineWidths: [2.5, 1.5],
    light: {
      paper: '#f9fbf6',
      ink: '#23301f',
      root: '#2f4a25',
      branches: ['#3f7a33', '#7a6a1e', '#2f7d6b', '#8a5a2b', '#557a8a'],
      accent: '#8a5a2b',
    },
    dark: {
      paper: '#181d16',
      ink: '#e2ebdc',
      root: '#b9dba9',
      branches: ['#98d188', '#d8c873', '#80d1bd', '#dbaf82', '#a5c6d4'],
      accent: '#dbaf82',
    },
  },
  {
    id: 'violet',
    name: { 'zh-CN': '紫苑', 'en-US': 'Violet' },
    lineStyle: 'curve',
    rainbow: false,
    root: { shape: 'pill', filling: 'solid' },
    main: { shape: 'rounded', filling: 'soft' },
    sub: { shape: 'none', filling: 'none' },
    lineWidths: [2.5, 1.5],
    light: {
      paper: '#fdfcff',
      ink: '#2d2440',
      root: '#5b35a8',
      branches: ['#7a4fd0'],
      accent: '#a8437f',
    },
    dark: {
      paper: '#1c1924',
      ink: '#e9e3f5',
      root: '#c9b3ff',
      branches: ['#b79bf7'],
      accent: '#eb9cc9',
    },
  },
];

const BY_ID = new Map(THEMES.map((theme) => [theme.id, theme]));
const [DEFAULT] = THEMES as readonly [MapTheme, ...MapTheme[]];

/** Returns the theme of a name; the default for a name that is none's. */
export const themeOf = (id: string): MapTheme => BY_ID.get(id) ?? DEFAULT;
