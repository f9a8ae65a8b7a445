import type { ReactNode } from 'react';
import type { Topic } from '../../document/model.js';
import { useChosenTopics, usePanelText, type ChosenTopics } from './panelsHost.js';

export interface TopicsOnlyProps {
  /** Whether it is about the topic that was selected last alone. */
  readonly isForOne?: boolean;
  readonly children: (chosen: ChosenTopics, last: Topic) => ReactNode;
}

/** What a panel says about the topics that are selected; without any, how it gets some. */
export function TopicsOnly({ isForOne, children }: TopicsOnlyProps) {
  const chosen = useChosenTopics();
  const text = usePanelText();
  const last = chosen.topics.at(-1);
  if (!last) {
    return (
      <div className="letu-map-empty">
        <strong>{text.noTopic}</strong>
        <p>{text.noTopicHint}</p>
      </div>
    );
  }
  const count = chosen.topics.length;
  const about = isForOne ? text.onlyFirst(titleOf(last, text.untitled)) : text.topics(count);
  return (
    <>
      {count > 1 && (
        <p className="letu-map-about" role="status">
          {about}
        </p>
      )}
      {children(chosen, last)}
    </>
  );
}

/** Returns a topic's text as the name of it in a line. */
export function titleOf({ text }: Topic, untitled: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line === '' ? untitled : line;
}
