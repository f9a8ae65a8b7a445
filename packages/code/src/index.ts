'use client';

export { CodePane } from './pane/CodePane.js';
export type { ChangeOrigin, CodeView } from './pane/codeView.js';
export { codeActions, type CodeAction } from './pane/codeActions.js';
export { isLargeText } from './pane/largeText.js';
export { listedFixes } from './pane/listedFixes.js';
export { useLanguage } from './pane/useLanguage.js';
