import { useEffect } from 'react';
import type { Topic } from '../../document/model.js';
import { changed } from './topicStyles.js';
import { usePanelsHost, usePanelText } from './panelsHost.js';
import { titleOf, TopicsOnly } from './TopicsOnly.js';

/** The note of a topic. What is typed is in the map at once; one run of typing is one step. */
export function NotePanel() {
  return (
    <TopicsOnly isForOne>
      {({ isLocked }, topic) => <NoteField key={topic.id} topic={topic} isLocked={isLocked} />}
    </TopicsOnly>
  );
}

function NoteField({ topic, isLocked }: { readonly topic: Topic; readonly isLocked: boolean }) {
  const { store } = usePanelsHost();
  const text = usePanelText();
  // A field that goes while a word is composed hears nothing of its end.
  useEffect(() => () => store.compose(false), [store]);
  const write = (note: string) =>
    store.change((map) => changed(map, [topic.id], () => ({ note })), { merge: `note ${topic.id}` });
  return (
    <>
      <textarea
        className="letu-map-note"
        aria-label={`${text.note.label}: ${titleOf(topic, text.untitled)}`}
        placeholder={text.note.placeholder}
        value={topic.note}
        readOnly={isLocked}
        data-first
        onChange={({ target }) => write(target.value)}
        onBlur={() => store.endEdit()}
        onCompositionStart={() => store.compose(true)}
        onCompositionEnd={() => store.compose(false)}
      />
      <p className="letu-map-hint">{text.note.count([...topic.note].length)}</p>
    </>
  );
}
