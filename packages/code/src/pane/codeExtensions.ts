import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab, redo } from '@codemirror/commands';
import { bracketMatching, indentUnit } from '@codemirror/language';
import { lintGutter, nextDiagnostic, previousDiagnostic } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import {
  drawSelection,
  dropCursor,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import type { Locale } from '@letu/core';
import type { DiagramLanguage } from '../language/diagramLanguage.js';
import { caretInSight } from './caretInSight.js';
import { codeTheme } from './codeTheme.js';
import { hangingIndent } from './hangingIndent.js';
import { languageExtensions, languageHelp } from './languageExtensions.js';

/** What can change while a code pane lives. */
export interface CodeSettings {
  readonly readOnly: boolean;
  readonly dark: boolean;
  readonly locale: Locale;
  /** The text is plain while it is undefined. */
  readonly language: DiagramLanguage | undefined;
  /** The name of the text field, and the id of the element that says how to leave it. */
  readonly label: string;
  readonly describedBy: string;
  readonly phrases: Readonly<Record<string, string>>;
}

/** What every code pane has, whatever the language. */
export const baseExtensions: Extension = [
  lineNumbers(),
  lintGutter(),
  highlightSpecialChars(),
  history(),
  drawSelection(),
  dropCursor(),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  EditorView.lineWrapping,
  caretInSight,
  hangingIndent,
  indentUnit.of('  '),
  bracketMatching(),
  closeBrackets(),
  search({ top: true }),
  highlightSelectionMatches(),
  keymap.of([
    { key: 'F8', run: nextDiagnostic, shift: previousDiagnostic },
    ...closeBracketsKeymap,
    ...defaultKeymap,
    ...historyKeymap,
    // Which CodeMirror binds on Macs and Linux alone.
    { key: 'Mod-Shift-z', run: redo, preventDefault: true },
    ...searchKeymap,
    // Tab indents; Esc hands it back to the page for the next two seconds (https://codemirror.net/examples/tab/).
    indentWithTab,
  ]),
  codeTheme,
];

/** @param isLarge Whether the text is too long for help that reads all of it. */
export function settingsExtension(settings: CodeSettings, isLarge: boolean): Extension {
  const { readOnly, dark, label, describedBy, phrases, language, locale } = settings;
  return [
    language ? languageExtensions(language) : [],
    language && !isLarge ? languageHelp(language, locale) : [],
    EditorState.readOnly.of(readOnly),
    EditorState.phrases.of(phrases),
    EditorView.darkTheme.of(dark),
    EditorView.contentAttributes.of({
      'aria-label': label,
      'aria-describedby': describedBy,
      // An editable element takes the focus by itself; checkers look for the attribute.
      tabindex: '0',
      ...(readOnly ? { 'aria-readonly': 'true' } : {}),
    }),
  ];
}
