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
