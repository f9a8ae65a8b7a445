import type { TopicShape } from '../document/model.js';

/** What a topic is in its map. */
export type TopicRank = 'root' | 'main' | 'sub' | 'floating' | 'summary';

/** What a topic looks like: its theme's look and its own style in one. */
export interface TopicLook {
  readonly shape: TopicShape;
  /** A colour as `#rrggbb`, or `none`. */
  readonly fill: string;
  readonly border: string;
  readonly borderWidth: number;
  readonly color: string;
  /** Of the lines to its subtopics. */
  readonly line: string;
  readonly lineWidth: number;
  readonly size: number;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly strike: boolean;
  readonly underline: boolean;
  readonly align: 'left' | 'center' | 'right';
  /** The width at which text wraps, and whether the topic is as wide though its text is narrower. */
  readonly wrap: number;
  readonly isFixedWidth: boolean;
  readonly paddingX: number;
  readonly paddingY: number;
  /** The colour behind the topic, which signs on it have to stand out from. */
  readonly behind: string;
}
