import { isolateHistory, redo, undo } from '@codemirror/commands';
import { forEachDiagnostic, setDiagnostics, type Diagnostic as CodeDiagnostic } from '@codemirror/lint';
import { Annotation, Compartment, EditorState, Transaction, type StateEffect } from '@codemirror/state';
import { EditorView, keymap, type Command, type ViewUpdate } from '@codemirror/view';
import {
  normaliseLineBreaks,
  textChange,
  type ChangeOrigin,
  type Diagnostic,
  type TextChange,
  type TextRange,
} from '@letu/core';
import type { QuickFix } from '../language/diagramLanguage.js';
import { baseExtensions, settingsExtension, type CodeSettings } from './codeExtensions.js';
import { isLargeText } from './largeText.js';
import { listedFixes } from './listedFixes.js';
import { textChanges } from './textChanges.js';

/** What a code view tells its owner. */
export interface CodeListener {
  onChange(origin: ChangeOrigin): void;
  /** An input method begins or ends composing a word. */
  onComposing(composing: boolean): void;
  /** The selection moved, or the text around it changed; told once a pause in typing comes. */
  onSelect(): void;
}

/** Marks changes that do not come from the person who types. */
const origin = Annotation.define<ChangeOrigin>();

const stepBy = (by: ChangeOrigin) => [origin.of(by), isolateHistory.of('full')];

/** How long CodeMirror takes at most to read the text an input method leaves behind, in milliseconds. */
const COMPOSITION_FLUSH_MS = 60;

/** How long a pause in typing is, in milliseconds, after which the place of the caret is told. */
const TYPING_PAUSE_MS = 150;

/** The text of one editor in CodeMirror: changes from outside wait while an input method is composing. Free of React. */
export class CodeView {
  readonly #view: EditorView;
  readonly #listener: CodeListener;
  readonly #compartment = new Compartment();
  #settings: CodeSettings;
  #composing = false;
  // Marks in the gutter outlive the text they belong to, so what was set counts, not what is left of it.
  #marked = false;
  #compositionTimer: ReturnType<typeof setTimeout> | undefined;
  #selectionTimer: ReturnType<typeof setTimeout> | undefined;
  #waitingValue: string | undefined;
  #waitingSettings = false;
  #isLarge: boolean;
  #shown = new Map<CodeDiagnostic, Diagnostic>();
  #waitingDiagnostics: readonly Diagnostic[] | undefined;

  constructor(parent: HTMLElement, doc: string, settings: CodeSettings, listener: CodeListener) {
    this.#listener = listener;
    this.#settings = settings;
    this.#isLarge = isLargeText(doc.length);
    this.#view = new EditorView({
      parent,
      state: EditorState.create({
        doc,
        extensions: [
          baseExtensions,
          this.#compartment.of(settingsExtension(settings, this.#isLarge)),
          // With the change itself: what reads the whole text is switched off before it does so.
          EditorState.transactionExtender.of(({ docChanged, newDoc }) =>
            docChanged ? this.#resized(newDoc.length) : null,
          ),
          keymap.of([{ key: 'Mod-.', run: () => this.mend() }]),
          EditorView.updateListener.of((update) => this.#updated(update)),
          EditorView.domEventObservers({
            compositionstart: () => this.#setComposing(true),
            compositionend: () => this.#awaitCompositionEnd(),
          }),
        ],
      }),
    });
  }

  get value(): string {
    return this.#view.state.doc.toString();
  }

  /** Takes what may change. It waits for an input method, which loses its word where the text is coloured anew. */
  configure(settings: CodeSettings): void {
    this.#settings = settings;
    this.#waitingSettings = this.#composing;
    if (this.#composing) return;
    this.#isLarge = isLargeText(this.#view.state.doc.length);
    this.#view.dispatch({ effects: this.#reconfigured() });
  }

  #reconfigured(): StateEffect<unknown> {
    return this.#compartment.reconfigure(settingsExtension(this.#settings, this.#isLarge));
  }

  /** Returns what a new length of the text changes in its help. */
  #resized(length: number): { effects: StateEffect<unknown> } | null {
    if (isLargeText(length) === this.#isLarge) return null;
    this.#waitingSettings = this.#composing;
    if (this.#composing) return null;
    this.#isLarge = !this.#isLarge;
    return { effects: this.#reconfigured() };
  }

  /** Takes the text of the owner of a controlled editor. The text already shown changes nothing at all. */
  receive(value: string): void {
    this.#waitingValue = undefined;
    if (this.#composing) {
      this.#waitingValue = value;
      return;
    }
    const changes = textChanges(this.value, normaliseLineBreaks(value));
    if (changes.length === 0) return;
    // Undoing takes back what was done here, and not what somebody else has made of the text.
    const annotations = [...stepBy('remote'), Transaction.addToHistory.of(false)];
    this.#view.dispatch({ changes, annotations });
  }

  /** Takes a whole text from the handle, or one that the person who types has opened, as one step of the history. */
  setValue(value: string, by: Exclude<ChangeOrigin, 'remote'> = 'handle'): void {
    const changes = textChange(this.value, normaliseLineBreaks(value));
    if (!changes) return;
    const { from, to } = this.selection;
    // What was selected is gone, and nobody has selected all that came in its place.
    const isReplaced = changes.from < to && from < changes.to;
    const selection = isReplaced ? { selection: { anchor: changes.from } } : {};
    this.#view.dispatch({ changes, annotations: stepBy(by), ...selection });
  }

  /** Writes a text in place of the selection, as pasting does. */
  insert(text: string): void {
    this.#view.dispatch({
      ...this.#view.state.replaceSelection(normaliseLineBreaks(text)),
      userEvent: 'input.paste',
      scrollIntoView: true,
    });
  }

  /** Runs a command of CodeMirror's. */
  run(command: Command): boolean {
    return command(this.#view);
  }

  setDiagnostics(diagnostics: readonly Diagnostic[]): void {
    this.#waitingDiagnostics = undefined;
    if (this.#composing) {
      this.#waitingDiagnostics = diagnostics;
      return;
    }
    const { state } = this.#view;
    if (diagnostics.length === 0 && !this.#marked) return;
    this.#marked = diagnostics.length > 0;
    const { length } = state.doc;
    // A place outside the text would make CodeMirror throw away all of them.
    const inside = diagnostics.filter(({ from, to }) => from >= 0 && from <= to && to <= length);
    const { language, readOnly } = this.#settings;
    const fixes = readOnly ? [] : listedFixes(language, this.value, inside);
    this.#shown = new Map(
      inside.map((diagnostic, index) => [this.#withFixes(diagnostic, fixes[index] ?? []), diagnostic]),
    );
    this.#view.dispatch(setDiagnostics(state, [...this.#shown.keys()]));
  }

  /** Returns the changes that mend a diagnostic of the present text. */
  fixes(diagnostic: Diagnostic): readonly QuickFix[] {
    const { language, readOnly } = this.#settings;
    return readOnly || this.#isLarge ? [] : (language?.fixes(this.value, diagnostic) ?? []);
  }

  /** Mends a diagnostic at the place it has now; the text around it may have changed since the fixes were listed. */
  fix(diagnostic: Diagnostic, index: number): void {
    const fixes = this.fixes({ ...diagnostic, ...this.#rangeOf(diagnostic) });
    this.apply(fixes[index]?.changes ?? []);
    // The button that was pressed goes with its problem; the focus must not.
    this.focus();
  }

  /** Mends the problem at the caret, or else on its line, in the likeliest way; returns false where there is none. */
  mend(): boolean {
    const { doc, selection } = this.#view.state;
    const { head } = selection.main;
    const line = doc.lineAt(head);
    const touching: Diagnostic[] = [];
    forEachDiagnostic(this.#view.state, (known, from, to) => {
      const shown = this.#shown.get(known);
      if (!shown || to < line.from || from > line.to) return;
      if (from <= head && head <= to) touching.unshift(shown);
      else touching.push(shown);
    });
    const mendable = touching.find(
      (diagnostic) => this.fixes({ ...diagnostic, ...this.#rangeOf(diagnostic) }).length > 0,
    );
    if (mendable) this.fix(mendable, 0);
    return mendable !== undefined;
  }

  /** Makes the changes as one step of the history; the person who types made them. */
  apply(changes: readonly TextChange[]): void {
    if (this.#settings.readOnly || changes.length === 0) return;
    this.#view.dispatch({
      changes: [...changes],
      annotations: isolateHistory.of('full'),
      userEvent: 'input',
    });
  }

  /** Lays the text out anew; returns false where the language knows no such thing. */
  format(): boolean {
    const format = this.#settings.language?.format;
    if (!format || this.#settings.readOnly) return false;
    const change = textChange(this.value, format(this.value));
    if (change) this.apply([change]);
    return true;
  }

  /** Gives a label of the picture another text; returns false where it is no plain string in the source. */
  rename(range: TextRange, label: string, newLabel: string): boolean {
    const { language, readOnly } = this.#settings;
    const changes = readOnly ? null : language?.rename?.(this.value, range, label, newLabel);
    if (!changes) return false;
    this.apply(changes);
    return true;
  }

  #withFixes(diagnostic: Diagnostic, fixes: readonly QuickFix[]): CodeDiagnostic {
    const { locale } = this.#settings;
    const actions = fixes.map(({ title }, index) => ({
      name: title[locale],
      apply: () => this.fix(diagnostic, index),
    }));
    return { ...diagnostic, actions };
  }

  /** Selects the place of a diagnostic as it is now, whatever was typed since, and moves the focus there. */
  reveal(diagnostic: Diagnostic): void {
    this.select(this.#rangeOf(diagnostic));
    this.focus();
  }

  /** Selects a range, as far as it lies in the text. */
  select({ from, to }: TextRange): void {
    const { length } = this.#view.state.doc;
    const [anchor, head] = [Math.min(from, length), Math.min(to, length)];
    this.#view.dispatch({
      selection: { anchor, head },
      effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
    });
  }

  #rangeOf(diagnostic: Diagnostic): TextRange {
    let range: TextRange = diagnostic;
    forEachDiagnostic(this.#view.state, (known, from, to) => {
      if (this.#shown.get(known) === diagnostic) range = { from, to };
    });
    return range;
  }

  /** The caret or selection. */
  get selection(): TextRange {
    const { from, to } = this.#view.state.selection.main;
    return { from, to };
  }

  get hasFocus(): boolean {
    return this.#view.hasFocus;
  }

  focus(): void {
    this.#view.focus();
  }

  undo(): boolean {
    return undo(this.#view);
  }

  redo(): boolean {
    return redo(this.#view);
  }

  destroy(): void {
    clearTimeout(this.#compositionTimer);
    clearTimeout(this.#selectionTimer);
    this.#view.destroy();
  }

  #updated(update: ViewUpdate): void {
    if (update.docChanged || update.selectionSet)
      this.#tellSelection(update.docChanged ? TYPING_PAUSE_MS : 0);
    if (!update.docChanged) return;
    const by = update.transactions.map((transaction) => transaction.annotation(origin)).find(Boolean);
    this.#listener.onChange(by ?? 'user');
  }

  /** What lights up with the caret belongs to the picture of the text, which no one sees while typing on: a key must be cheap. */
  #tellSelection(delayMs: number): void {
    clearTimeout(this.#selectionTimer);
    this.#selectionTimer = setTimeout(() => this.#listener.onSelect(), delayMs);
  }

  #awaitCompositionEnd(): void {
    clearTimeout(this.#compositionTimer);
    this.#compositionTimer = setTimeout(() => {
      if (!this.#view.composing) this.#setComposing(false);
    }, COMPOSITION_FLUSH_MS);
  }

  #setComposing(composing: boolean): void {
    clearTimeout(this.#compositionTimer);
    if (composing === this.#composing) return;
    this.#composing = composing;
    this.#listener.onComposing(composing);
    if (composing) return;
    if (this.#waitingSettings) this.configure(this.#settings);
    if (this.#waitingValue !== undefined) this.receive(this.#waitingValue);
    if (this.#waitingDiagnostics) this.setDiagnostics(this.#waitingDiagnostics);
  }
}
