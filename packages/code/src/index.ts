'use client';

export { codeSurface } from './codeSurface.js';
export { placeOf } from './pane/shapePlaces.js';
export { codeMessages } from './locales/index.js';
export type { CodeMessages } from './locales/zh-CN.js';
