'use client';

export { DiagramEditor } from './DiagramEditor.js';
export type {
  DiagramChangeInfo,
  DiagramEditorHandle,
  DiagramEditorPart,
  DiagramEditorProps,
  KindEditorProps,
} from './props.js';
export type { LinkServers } from './shell/out/links.js';
export type { PaneLayout } from './shell/layout/panes.js';
export { DEFAULT_TOOLBAR, type ToolbarItem } from './shell/toolbar/toolbarItems.js';
export * from './view.js';
