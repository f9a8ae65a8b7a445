export type {
  Completion,
  CompletionAnswer,
  CompletionKind,
  DiagramKind,
  DiagramLanguage,
  HoverHelp,
  QuickFix,
  TextChange,
} from './language/diagramLanguage.js';
export { nestingReader, type LineNesting, type NestingReader } from './language/nesting.js';
