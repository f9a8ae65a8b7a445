'use client';

export { KindShortcuts, type KindShortcutsProps } from './shell/dialogs/KindShortcuts.js';
export { FIRST_CHOICE, type ExportChoice } from './shell/out/exportChoice.js';
export { ExportDialog, type ExportDialogProps } from './shell/out/ExportDialog.js';
export { ExportPanel, type ExportPanelProps } from './shell/out/ExportPanel.js';
export { exportMessages } from './shell/out/locales/index.js';
export type { ExportMessages } from './shell/out/locales/zh-CN.js';
