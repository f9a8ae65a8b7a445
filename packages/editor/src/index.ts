export { DiagramEditor } from './DiagramEditor.js';
export type {
  DiagramChangeInfo,
  DiagramEditorHandle,
  DiagramEditorPart,
  DiagramEditorProps,
  DiagramExportFormat,
} from './props.js';
export * from './view.js';
