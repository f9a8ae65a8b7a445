'use client';

export { DiagramEditor } from './DiagramEditor.js';
export type {
  DiagramChangeInfo,
  DiagramEditorHandle,
  DiagramEditorPart,
  DiagramEditorProps,
  KindEditorProps,
} from './props.js';
export type { ExportChoices, ExportSettings } from './shell/commands/editorCommands.js';
export type { LinkServers } from './shell/out/links.js';
export { pictureMessages } from './picture/interactive/locales/index.js';
export type { PictureMessages } from './picture/interactive/locales/zh-CN.js';
export { emptyMenu } from './shell/antdNames.js';
export { KindShortcuts, type KindShortcutsProps } from './shell/dialogs/KindShortcuts.js';
export { editorMessages } from './shell/locales/index.js';
export type { EditorMessages } from './shell/locales/zh-CN.js';
export type { PaneLayout } from './shell/layout/panes.js';
export { FIRST_CHOICE, type ExportChoice } from './shell/out/exportChoice.js';
export { ExportDialog } from './shell/out/ExportDialog.js';
export { ExportPanel } from './shell/out/ExportPanel.js';
export { exportMessages } from './shell/out/locales/index.js';
export type { ExportMessages } from './shell/out/locales/zh-CN.js';
export { DEFAULT_TOOLBAR, type ToolbarItem } from './shell/toolbar/toolbarItems.js';
export * from './view.js';
