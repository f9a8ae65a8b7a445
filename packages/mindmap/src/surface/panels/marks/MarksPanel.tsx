import { Button, Segmented } from 'antd';
import { useCallback, useId, useState } from 'react';
import { useLatest } from '@letu/hooks';
import { iconNamed } from '../../../icons/catalogue.js';
import { usePanelsHost, usePanelText, type ChosenTopics } from '../panelsHost.js';
import { changed } from '../topicStyles.js';
import { TopicsOnly } from '../TopicsOnly.js';
import { EmojiPicker } from './EmojiPicker.js';
import { MarkPicker } from './MarkPicker.js';
import { IconPicture } from './IconPicture.js';
import { removeIcon, toggleIcon } from './toggleIcon.js';
import { useMarked, type Marked } from './useMarked.js';

/** The icons and emoji of topics. */
export function MarksPanel() {
  return <TopicsOnly>{(chosen) => <Marks chosen={chosen} />}</TopicsOnly>;
}

function Marks({ chosen }: { readonly chosen: ChosenTopics }) {
  const { topics, ids, isLocked } = chosen;
  const { store } = usePanelsHost();
  const { marks: text } = usePanelText();
  const [kind, setKind] = useState<'icons' | 'emoji'>('icons');
  const marked = useMarked(topics);
  const latest = useLatest(ids);
  const onToggle = useCallback(
    (icon: string, group?: readonly string[]) =>
      store.change((map) => toggleIcon(map, latest.current, icon, group)),
    [store, latest],
  );
  const Picker = kind === 'icons' ? MarkPicker : EmojiPicker;
  return (
    <>
      {marked.onSome.size > 0 && <PresentMarks marked={marked} chosen={chosen} />}
      <Segmented
        block
        aria-label={text.kind}
        value={kind}
        options={[
          { value: 'icons', label: text.icons },
          { value: 'emoji', label: text.emoji },
        ]}
        onChange={setKind}
      />
      <Picker {...marked} isLocked={isLocked} onToggle={onToggle} />
    </>
  );
}

/** The marks that topics have, each to be taken away: names that we have no picture of too. */
function PresentMarks({ marked, chosen }: { readonly marked: Marked; readonly chosen: ChosenTopics }) {
  const { ids, isLocked } = chosen;
  const { store, locale } = usePanelsHost();
  const { marks: text } = usePanelText();
  const id = useId();
  const clear = () =>
    store.change((map) => changed(map, ids, ({ icons }) => (icons.length > 0 ? { icons: [] } : undefined)));
  return (
    <section className="letu-map-group" aria-labelledby={id}>
      <div className="letu-map-field-head">
        <h3 id={id}>{text.present}</h3>
        {!isLocked && (
          <button type="button" onClick={clear}>
            {text.clear}
          </button>
        )}
      </div>
      <ul className="letu-map-chips">
        {[...marked.onSome].map((icon) => {
          const name = text.remove(iconNamed(icon)?.title[locale] ?? icon);
          return (
            <li key={icon}>
              <Button
                size="small"
                disabled={isLocked}
                aria-label={name}
                title={name}
                onClick={() => store.change((map) => removeIcon(map, ids, icon))}
              >
                <IconPicture icon={icon} />
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
