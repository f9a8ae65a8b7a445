import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useId, useState, type KeyboardEvent } from 'react';
import { usePanelsHost, usePanelText, type ChosenTopics } from './panelsHost.js';
import { addTag, removeTag, tagsOf } from './tagList.js';
import { TopicsOnly } from './TopicsOnly.js';

/** The most tags that are offered. */
const MOST_OFFERED = 60;

/** The tags of the topics that are selected, and those that the map has already. */
export function TagsPanel() {
  return <TopicsOnly>{(chosen) => <Tags chosen={chosen} />}</TopicsOnly>;
}

function Tags({ chosen }: { readonly chosen: ChosenTopics }) {
  const { topics, ids, state, isLocked } = chosen;
  const { store } = usePanelsHost();
  const { tags: text } = usePanelText();
  const [typed, setTyped] = useState('');
  const id = useId();
  const present = [...new Set(topics.flatMap(({ tags }) => tags))];
  const isOnAll = (tag: string) => topics.every(({ tags }) => tags.includes(tag));
  const query = typed.trim().toLowerCase();
  const offered = tagsOf(state.map)
    .filter((tag) => !present.includes(tag) && tag.toLowerCase().includes(query))
    .slice(0, MOST_OFFERED);
  const add = (tag: string) => store.change((map) => addTag(map, ids, tag));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (typed.trim() === '') return;
    add(typed.trim());
    setTyped('');
  };
  return (
    <>
      <Input
        value={typed}
        disabled={isLocked}
        aria-label={text.add}
        placeholder={text.placeholder}
        maxLength={100}
        data-first
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
      />
      {present.length === 0 ? (
        <p className="letu-map-hint">{text.none}</p>
      ) : (
        <ul className="letu-map-chips">
          {present.map((tag) => (
            <li key={tag} className="letu-map-chip" data-partly={!isOnAll(tag) || undefined}>
              <span title={isOnAll(tag) ? undefined : text.partly}>{tag}</span>
              {!isLocked && !isOnAll(tag) && (
                <button
                  type="button"
                  aria-label={text.addToAll(tag)}
                  title={text.addToAll(tag)}
                  onClick={() => add(tag)}
                >
                  <PlusOutlined aria-hidden="true" />
                </button>
              )}
              {!isLocked && (
                <button
                  type="button"
                  aria-label={text.remove(tag)}
                  title={text.remove(tag)}
                  onClick={() => store.change((map) => removeTag(map, ids, tag))}
                >
                  <CloseOutlined aria-hidden="true" />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {offered.length > 0 && !isLocked && (
        <>
          <h3 id={id}>{text.used}</h3>
          <ul className="letu-map-chips" aria-labelledby={id}>
            {offered.map((tag) => (
              <li key={tag}>
                <button type="button" className="letu-map-chip" onClick={() => add(tag)}>
                  <PlusOutlined aria-hidden="true" />
                  <span>{tag}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
