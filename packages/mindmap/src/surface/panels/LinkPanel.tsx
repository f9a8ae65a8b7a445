import { Button, Input, Select, Segmented } from 'antd';
import { useId, useMemo, useState } from 'react';
import type { MindMap, Topic } from '../../document/model.js';
import { indexOf } from '../store/mapIndex.js';
import { showItems } from '../search/showItems.js';
import { readLink } from './links.js';
import { useMapState, usePanelsHost, usePanelText } from './panelsHost.js';
import { changed } from './topicStyles.js';
import { titleOf, TopicsOnly } from './TopicsOnly.js';

type LinkKind = 'address' | 'topic';

/** Where a topic leads to: a web address, or another topic of the map. */
export function LinkPanel() {
  return (
    <TopicsOnly isForOne>
      {({ isLocked }, topic) => <LinkFields key={topic.id} topic={topic} isLocked={isLocked} />}
    </TopicsOnly>
  );
}

interface LinkFieldProps {
  readonly topic: Topic;
  readonly isLocked: boolean;
}

function LinkFields(props: LinkFieldProps) {
  const { topic, isLocked } = props;
  const { store } = usePanelsHost();
  const { link: text } = usePanelText();
  const present: LinkKind = topic.link.startsWith('#') ? 'topic' : 'address';
  const [wanted, setWanted] = useState<LinkKind>(present);
  // What the link has become elsewhere, such as by a step back, shows what it is.
  const kind = topic.link === '' ? wanted : present;
  const choose = (next: LinkKind) => {
    setWanted(next);
    if (next !== present) store.change((map) => setLink(map, topic.id, ''));
  };
  return (
    <>
      <Segmented
        block
        aria-label={text.kind}
        value={kind}
        disabled={isLocked}
        options={[
          { value: 'address', label: text.address },
          { value: 'topic', label: text.topic },
        ]}
        onChange={choose}
      />
      {kind === 'address' ? <AddressField {...props} /> : <TopicField {...props} />}
      {topic.link !== '' && !isLocked && (
        <Button size="small" onClick={() => store.change((map) => setLink(map, topic.id, ''))}>
          {text.remove}
        </Button>
      )}
    </>
  );
}

const setLink = (map: MindMap, id: string, link: string): MindMap =>
  changed(map, [id], (topic) => (topic.link === link ? undefined : { link }));

/** An address is in the map as soon as it is one. */
function AddressField({ topic, isLocked }: LinkFieldProps) {
  const { store } = usePanelsHost();
  const { link: text } = usePanelText();
  const id = useId();
  const [draft, setDraft] = useState({ of: topic.link, typed: topic.link });
  const [isLeft, setLeft] = useState(true);
  const typed = draft.of === topic.link ? draft.typed : topic.link;
  const reading = readLink(typed);
  const isWrong = reading.kind === 'invalid' && isLeft;
  const write = (written: string) => {
    const next = readLink(written);
    const link = next.kind === 'address' ? next.link : next.kind === 'none' ? '' : topic.link;
    setLeft(false);
    setDraft({ of: link, typed: written });
    store.change((map) => setLink(map, topic.id, link), { merge: `link ${topic.id}` });
  };
  const leave = () => {
    setLeft(true);
    store.endEdit();
  };
  return (
    <>
      <Input
        type="text"
        inputMode="url"
        value={typed}
        disabled={isLocked}
        status={isWrong ? 'error' : ''}
        aria-label={text.address}
        aria-invalid={isWrong}
        aria-describedby={id}
        placeholder="https://"
        spellCheck={false}
        data-first
        onChange={({ target }) => write(target.value)}
        onPressEnter={leave}
        onBlur={leave}
      />
      <p
        id={id}
        className="letu-map-hint"
        data-wrong={isWrong || undefined}
        role={isWrong ? 'alert' : undefined}
      >
        {isWrong ? text.invalid : text.addressHint}
      </p>
      {reading.kind === 'address' && (
        <a href={reading.link} target="_blank" rel="noopener noreferrer nofollow">
          {text.open}
        </a>
      )}
    </>
  );
}

function TopicField({ topic, isLocked }: LinkFieldProps) {
  const host = usePanelsHost();
  const { untitled, link: text } = usePanelText();
  const { map } = useMapState();
  const options = useMemo(() => topicChoices(map, topic.id, untitled), [map, topic.id, untitled]);
  const target = topic.link.startsWith('#') ? topic.link.slice(1) : undefined;
  const isThere = target !== undefined && indexOf(map).has(target);
  const goTo = () => {
    if (target === undefined) return;
    showItems(host, [target]);
    host.focusCanvas();
  };
  return (
    <>
      <Select
        showSearch
        value={isThere ? target : null}
        disabled={isLocked}
        aria-label={text.topic}
        placeholder={text.topicPlaceholder}
        notFoundContent={text.noneFound}
        optionFilterProp="label"
        options={options}
        onChange={(id: string) => host.store.change((before) => setLink(before, topic.id, `#${id}`))}
      />
      <p className="letu-map-hint">{target !== undefined && !isThere ? text.lost : text.topicHint}</p>
      {isThere && (
        <Button size="small" onClick={goTo}>
          {text.goTo}
        </Button>
      )}
    </>
  );
}

/** No-break spaces, which lists do not take away. */
const INDENT = '\u00A0\u00A0';

function topicChoices(map: MindMap, except: string, untitled: string) {
  return [...indexOf(map).values()]
    .filter(({ topic }) => topic.id !== except)
    .map(({ topic, level }) => ({
      value: topic.id,
      label: INDENT.repeat(Math.min(level - 1, 8)) + titleOf(topic, untitled),
    }));
}
