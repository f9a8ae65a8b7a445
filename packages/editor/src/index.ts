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
export { editorMessages } from './shell/locales/index.js';
export type { EditorMessages } from './shell/locales/zh-CN.js';
export type { PaneLayout } from './shell/layout/panes.js';
export { DEFAULT_TOOLBAR, type ToolbarItem } from './shell/toolbar/toolbarItems.js';
export * from './view.js';
