import { autocompletion } from '@codemirror/autocomplete';
import { codeFolding, foldGutter, foldKeymap, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import type { Locale } from '@letu/core';
import type { DiagramLanguage } from '../language/diagramLanguage.js';
import { completionKeys } from './completionKeys.js';
import { colorSwatch, completionSource } from './completionSource.js';
import { highlightStyle } from './highlightStyle.js';
import { hoverHelp } from './hoverHelp.js';

/** Where the swatch stands among the parts of a completion: before the icon, which is at 20. */
const SWATCH_POSITION = 10;

/** What a code pane gains from knowing its language, however long the text is. */
export function languageExtensions({ support, paste }: DiagramLanguage): Extension {
  return [
    support,
    syntaxHighlighting(highlightStyle),
    codeFolding(),
    indentOnInput(),
    keymap.of(foldKeymap),
    paste
      ? EditorView.clipboardInputFilter.of(
          (text, { doc, selection }) => paste(doc.toString(), selection.main, text) ?? text,
        )
      : [],
  ];
}

/** What reads the whole text, while it is not too long for that. */
export function languageHelp(language: DiagramLanguage, locale: Locale): Extension {
  return [
    foldGutter(),
    autocompletion({
      override: [completionSource(language, locale)],
      addToOptions: [{ render: colorSwatch, position: SWATCH_POSITION }],
      icons: true,
      selectOnOpen: false,
      defaultKeymap: false,
    }),
    completionKeys,
    hoverHelp(language, locale),
  ];
}
