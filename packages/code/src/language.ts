export type {
  Completion,
  CompletionAnswer,
  CompletionKind,
  DiagramLanguage,
  HoverHelp,
  QuickFix,
} from './language/diagramLanguage.js';
export { nestingReader, type LineNesting, type NestingReader } from './language/nesting.js';
export { snippet } from './language/snippet.js';
export { treeReader } from './language/treeReader.js';
// What grammars are made of, so that a kind installs no part of CodeMirror by itself and there is one of each.
export {
  foldInside,
  foldNodeProp,
  foldService,
  indentNodeProp,
  indentService,
  LanguageSupport,
  LRLanguage,
  StreamLanguage,
  syntaxTree,
  type StreamParser,
  type StringStream,
} from '@codemirror/language';
export type { SyntaxNode, Tree } from '@lezer/common';
export { styleTags, tags, type Tag } from '@lezer/highlight';
