import type { LanguageSupport } from '@codemirror/language';
import type { Diagnostic, LocalizedText, SurfaceFix, TextChange, TextRange } from '@letu/core';

/** What a completion stands for; decides its icon. */
export type CompletionKind =
  'keyword' | 'attribute' | 'value' | 'shape' | 'arrow' | 'color' | 'theme' | 'name' | 'function' | 'snippet';

/** One thing that can be written where the caret is. */
export interface Completion {
  /** What is shown and matched against what was typed. */
  readonly label: string;
  readonly kind: CompletionKind;
  /**
   * What is written in its place, with `${text}` for the places to fill in; the same text twice is one place, and a backslash
   * goes before braces that are meant as such (https://codemirror.net/docs/ref/#autocomplete.snippet). @default label
   */
  readonly insert?: string;
  /** A few words beside the label. */
  readonly detail?: LocalizedText;
  /** A sentence or two shown while it is selected. */
  readonly info?: LocalizedText;
  /** A CSS colour shown as a swatch. */
  readonly color?: string;
  /** Moves it up (to 99) or down (to -99) in the list. @default 0 */
  readonly boost?: number;
}

/** The completions at one place. */
export interface CompletionAnswer {
  /** Where the text begins that a completion replaces. */
  readonly from: number;
  readonly completions: readonly Completion[];
  /** While the text typed matches, the same answer holds. */
  readonly validFor?: RegExp;
  /** Whether nothing else can be written there, so that Enter takes the first of them. @default false */
  readonly isWhole?: boolean;
}

/** What is said about the word under the pointer. */
export interface HoverHelp extends TextRange {
  readonly title: string;
  readonly text: LocalizedText;
  /** A few lines of source that show it. */
  readonly example?: string;
}

/** A change that mends what a diagnostic complains of. */
export interface QuickFix extends SurfaceFix {
  readonly changes: readonly TextChange[];
}

/**
 * What the code pane knows of one diagram language. Everything but the grammar is a pure function of the text, so that it
 * runs and is tested without an editor.
 */
export interface DiagramLanguage {
  /**
   * The grammar: highlighting, folding and indentation, and as language data `commentTokens`, `closeBrackets` and, where
   * indentation has meaning, `indentOnInput`.
   */
  readonly support: LanguageSupport;
  /**
   * Returns what can be written at an offset, or null for nothing.
   *
   * @param explicit Whether the person asked for it; otherwise only what helps without being asked.
   */
  complete(source: string, offset: number, explicit: boolean): CompletionAnswer | null;
  /** Returns help about the word at an offset, or null. */
  hover(source: string, offset: number): HoverHelp | null;
  /** Returns the changes that mend a diagnostic, the likeliest first. */
  fixes(source: string, diagnostic: Diagnostic): readonly QuickFix[];
  /**
   * Returns what is written for a text that is pasted, in languages that take another form of one; undefined for the text itself.
   *
   * @param range What is selected, and goes.
   */
  readonly paste?: (source: string, range: TextRange, text: string) => string | undefined;
  /** Returns the text laid out anew, in languages where layout carries meaning or blocks nest. The meaning stays. */
  readonly format?: (source: string) => string;
  /**
   * Returns the changes that give a label of the picture another text, or null where the label is no plain string there.
   *
   * @param range The place of the label's shape in the source, as the picture's shapes have it.
   */
  readonly rename?: (
    source: string,
    range: TextRange,
    label: string,
    newLabel: string,
  ) => readonly TextChange[] | null;
}
