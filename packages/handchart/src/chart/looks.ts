import type { Theme } from '@letu/core';
import type { HandchartLook } from '../options.js';
import { letuLook } from './letuLook.js';
import type { Look } from './look.js';

// Each stands out from its paper by 3:1 at least (https://www.w3.org/TR/WCAG22/#non-text-contrast). In China, red rises.
const LIGHT: Look = {
  ink: '#2b2f36',
  faint: '#5c6370',
  grid: '#d9dce1',
  paper: '#ffffff',
  palette: [
    '#2f6fde',
    '#d9603b',
    '#2c8f5b',
    '#b3781c',
    '#8458c9',
    '#c2447e',
    '#1b8a99',
    '#6b7a1f',
    '#7a6152',
    '#5d6f86',
    '#a3232f',
    '#3d4fb5',
    '#4f9a2a',
    '#b25bd0',
    '#0b6b5d',
    '#3b4048',
  ],
  scale: ['#e3edfc', '#b9d2f6', '#7fadec', '#4a86e0'],
  rise: '#d0453a',
  fall: '#2c8f5b',
  plainFont: 'sans-serif',
};

const DARK: Look = {
  ink: '#e3e6ea',
  faint: '#a7aeb9',
  grid: '#41464f',
  paper: '#1b1d21',
  palette: [
    '#6ea3f5',
    '#ef8e6b',
    '#5fc48f',
    '#e0b155',
    '#b394ea',
    '#ec82b2',
    '#53bdcb',
    '#b0c158',
    '#bfa392',
    '#9fb2c9',
    '#f2777f',
    '#8c9bff',
    '#8fe06a',
    '#dd9bf5',
    '#3fd6c0',
    '#e8e2c8',
  ],
  scale: ['#3a5687', '#4674bd', '#6499ee', '#b4d0ff'],
  rise: '#f07b70',
  fall: '#5fc48f',
  plainFont: 'sans-serif',
};

/** Returns the colours of a look. @param look @default the charts' own */
export function lookOf(theme: Theme, look?: HandchartLook): Look {
  if (look === 'letu') return letuLook(theme);
  return theme === 'dark' ? DARK : LIGHT;
}
