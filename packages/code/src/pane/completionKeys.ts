import {
  acceptCompletion,
  completionKeymap,
  completionStatus,
  currentCompletions,
  selectedCompletionIndex,
  setSelectedCompletion,
  startCompletion,
} from '@codemirror/autocomplete';
import { Prec, StateEffect, StateField, type Extension } from '@codemirror/state';
import { EditorView, keymap, type Command } from '@codemirror/view';
import type { ColoredCompletion } from './completionSource.js';

const ask = StateEffect.define<boolean>();

/** Whether the list was asked for, up to its end. */
const asked = StateField.define<boolean>({
  create: () => false,
  update(was, { effects, startState, state }) {
    const told = effects.find((effect) => effect.is(ask));
    if (told) return told.value;
    const hasEnded = completionStatus(startState) !== null && completionStatus(state) === null;
    return was && !hasEnded;
  },
});

/** Opens the list of completions with its first entry chosen, so that Enter takes it. */
export const askForCompletions: Command = (view) => {
  view.dispatch({ effects: ask.of(true) });
  return startCompletion(view);
};

/** Chooses the first entry, again when what is typed on leaves others, of a list that was asked for or has all there is. */
const chooseFirst = EditorView.updateListener.of(({ state, view }) => {
  if (completionStatus(state) !== 'active' || selectedCompletionIndex(state) !== null) return;
  const [first]: readonly ColoredCompletion[] = currentCompletions(state);
  if (first && (state.field(asked) || first.isChosen)) {
    view.dispatch({ effects: setSelectedCompletion(0) });
  }
});

/** Takes the entry that is chosen, or the first. */
const takeCompletion: Command = (view) => {
  if (currentCompletions(view.state).length === 0) return false;
  if (selectedCompletionIndex(view.state) === null) view.dispatch({ effects: setSelectedCompletion(0) });
  return acceptCompletion(view);
};

const bindings = completionKeymap.map((binding) =>
  binding.run === startCompletion ? { ...binding, run: askForCompletions } : binding,
);

/**
 * The keys of the list of completions. A list that comes by itself has no entry chosen, and `autocompletion` must leave it so
 * (`selectOnOpen: false`): a name of one's own may begin like any word there is, so Enter ends the line as it was typed until
 * an entry is chosen with the arrows, while Tab takes the first. Where no name of one's own can stand, the first is chosen.
 */
export const completionKeys: Extension = [
  asked,
  chooseFirst,
  // Above the keys every code pane has, of which Tab indents.
  Prec.high(keymap.of([{ key: 'Tab', run: takeCompletion }, ...bindings])),
];
