'use client';

export { codeSurface } from './codeSurface.js';
export { codeMessages } from './locales/index.js';
export type { CodeMessages } from './locales/zh-CN.js';
