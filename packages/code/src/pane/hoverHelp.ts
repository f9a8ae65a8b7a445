import type { Extension } from '@codemirror/state';
import { hoverTooltip } from '@codemirror/view';
import type { Locale } from '@letu/core';
import type { DiagramLanguage, HoverHelp } from '../language/diagramLanguage.js';

/** Shows a language's help about the word under the pointer. */
export function hoverHelp(language: DiagramLanguage, locale: Locale): Extension {
  return hoverTooltip((view, offset) => {
    const help = language.hover(view.state.doc.toString(), offset);
    if (!help) return null;
    return { pos: help.from, end: help.to, above: true, create: () => ({ dom: helpElement(help, locale) }) };
  });
}

function helpElement({ title, text, example }: HoverHelp, locale: Locale): HTMLElement {
  const root = document.createElement('div');
  root.className = 'letu-help';
  root.append(element('strong', title), element('p', text[locale]));
  if (example !== undefined) root.append(element('pre', example));
  return root;
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
