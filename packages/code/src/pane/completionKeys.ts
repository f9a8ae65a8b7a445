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

const ask = StateEffect.define<boolean>();

/** Whether a list was asked for that has not come yet. */
const asked = StateField.define<boolean>({
  create: () => false,
  update(was, { effects, docChanged, selection }) {
    const told = effects.find((effect) => effect.is(ask));
    return told ? told.value : was && !docChanged && !selection;
  },
});

/** Opens the list of completions with its first entry chosen, so that Enter takes it. */
export const askForCompletions: Command = (view) => {
  view.dispatch({ effects: ask.of(true) });
  return startCompletion(view);
};

const chooseInListAskedFor = EditorView.updateListener.of(({ state, view }) => {
  const isThere = completionStatus(state) === 'active' && currentCompletions(state).length > 0;
  if (!state.field(asked) || !isThere) return;
  view.dispatch({ effects: [setSelectedCompletion(0), ask.of(false)] });
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
 * an entry is chosen with the arrows, while Tab takes the first.
 */
export const completionKeys: Extension = [
  asked,
  chooseInListAskedFor,
  // Above the keys every code pane has, of which Tab indents.
  Prec.high(keymap.of([{ key: 'Tab', run: takeCompletion }, ...bindings])),
];
