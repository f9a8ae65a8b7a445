export { DiagramEditor } from './DiagramEditor.js';
export type {
  DiagramChangeInfo,
  DiagramEditorHandle,
  DiagramEditorPart,
  DiagramEditorProps,
  KindEditorProps,
} from './props.js';
export type { LinkServers } from './shell/links.js';
export type { PaneLayout } from './shell/panes.js';
export { DEFAULT_TOOLBAR, type ToolbarItem } from './shell/toolbarItems.js';
export * from './view.js';
