import type { TopicStyle } from '../../../document/model.js';
import type { TopicLook } from '../../../themes/topicLook.js';
import type { Common } from '../topicStyles.js';

/** What a part of a style is for the topics that are selected. */
export interface StylePart<Key extends keyof TopicStyle> {
  /** What the topics say themselves. */
  readonly own: Common<TopicStyle[Key] | undefined>;
  /** What they look like. */
  readonly shown: Common<TopicLook[Key & keyof TopicLook] | undefined>;
  /** Each of the values they show, once. */
  readonly shownEach: readonly (TopicLook[Key & keyof TopicLook] | undefined)[];
  readonly isSet: boolean;
  /** @param isRun Whether changes in a row are one step, as those of a drag or a run of typing are. */
  set(value: TopicStyle[Key] | undefined, isRun?: boolean): void;
}

/** Returns a part of the style of topics by its name. */
export type StyleParts = <Key extends keyof TopicStyle>(key: Key) => StylePart<Key>;
