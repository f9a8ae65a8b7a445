import {
  snippetCompletion,
  type Completion as CodeCompletion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import type { Locale } from '@letu/core';
import type { Completion, CompletionKind, DiagramLanguage } from '../language/diagramLanguage.js';

/** CodeMirror's own words for what a completion is; they decide the icon. */
const ICONS: Readonly<Record<CompletionKind, string>> = {
  keyword: 'keyword',
  attribute: 'property',
  value: 'enum',
  shape: 'class',
  arrow: 'type',
  color: 'color',
  theme: 'namespace',
  name: 'variable',
  function: 'function',
  snippet: 'text',
};

/** A completion of CodeMirror that remembers its colour, and whether Enter takes it. */
export interface ColoredCompletion extends CodeCompletion {
  readonly color?: string;
  /** Whether it is chosen where it is the first of the list. */
  readonly isChosen?: boolean;
}

/** Makes CodeMirror's completions of a language's own. */
export function completionSource(language: DiagramLanguage, locale: Locale) {
  return ({ state, pos, explicit, view }: CompletionContext): CompletionResult | null => {
    // A list beside the one of an input method would be about letters that are no text; CodeMirror asks again at the end.
    if (view?.composing) return null;
    const answer = language.complete(state.doc.toString(), pos, explicit);
    if (!answer) return null;
    const { from, validFor, isWhole } = answer;
    const typed = state.sliceDoc(from, pos);
    const completions = withoutWritten(answer.completions, typed);
    if (completions.length === 0) return null;
    const isChosen = isWhole === true && typed !== '' && !isWritten(answer.completions, typed);
    return {
      from,
      options: completions.map((completion) => ({ ...codeCompletion(completion, locale), isChosen })),
      // Anchored at its end, as CodeMirror does with an expression.
      ...(validFor ? { validFor: (text) => wholly(validFor, text) && !isWritten(completions, text) } : {}),
    };
  };
}

const written = ({ label, insert = label }: Completion) => insert;

const isWritten = (completions: readonly Completion[], text: string) =>
  completions.some((completion) => written(completion) === text);

/** Once a word stands there that is one of them, taking it changes nothing, and only what goes on from it is of use. */
function withoutWritten(completions: readonly Completion[], text: string): readonly Completion[] {
  if (!isWritten(completions, text)) return completions;
  return completions.filter(
    (completion) => completion.label.startsWith(text) && written(completion) !== text,
  );
}

const wholly = ({ source, flags }: RegExp, text: string) => new RegExp(`^(?:${source})$`, flags).test(text);

function codeCompletion(completion: Completion, locale: Locale): ColoredCompletion {
  const { label, kind, insert, detail, info, color, boost } = completion;
  const shown: ColoredCompletion = {
    label,
    type: ICONS[kind],
    ...(detail ? { detail: detail[locale] } : {}),
    ...(info ? { info: info[locale] } : {}),
    ...(color ? { color } : {}),
    ...(boost ? { boost } : {}),
  };
  if (insert === undefined) return shown;
  return /[$#]\{/.test(insert) ? snippetCompletion(numbered(insert), shown) : { ...shown, apply: insert };
}

/**
 * Gives every place to fill in a number of its own, in the order in which they stand; equal ones are one place. CodeMirror
 * would take a text of digits alone for such a number, and write nothing there.
 */
function numbered(template: string): string {
  const places: string[] = [];
  return template.replaceAll(/([$#])\{([^{}\\]*)\}/g, (_, sign: string, text: string) => {
    if (!places.includes(text)) places.push(text);
    return `${sign}{${places.indexOf(text) + 1}:${text}}`;
  });
}

/** Shows the colour of a completion that has one. */
export function colorSwatch(completion: ColoredCompletion): Node | null {
  if (!completion.color) return null;
  const swatch = document.createElement('span');
  swatch.className = 'letu-swatch';
  swatch.style.backgroundColor = completion.color;
  return swatch;
}
