import { Button, Segmented, Select } from 'antd';
import { useMemo, useState } from 'react';
import { AddressField } from '@letu/editor/canvas';
import type { MindMap, Topic } from '../../document/model.js';
import { indexOf } from '../store/mapIndex.js';
import { showItems } from '../search/showItems.js';
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
      {kind === 'address' ? (
        <AddressField
          link={topic.link}
          isLocked={isLocked}
          text={{ label: text.address, hint: text.addressHint, invalid: text.invalid, open: text.open }}
          hintClass="letu-map-hint"
          onWrite={(link) =>
            store.change((map) => setLink(map, topic.id, link), { merge: `link ${topic.id}` })
          }
          onLeave={() => store.endEdit()}
        />
      ) : (
        <TopicField {...props} />
      )}
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
