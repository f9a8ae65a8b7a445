import type { Relationship, Topic } from '../document/model.js';
import type { TopicLook, TopicRank } from '../themes/topicLook.js';

/** Lengths and places of a scene are CSS pixels; x grows to the right and y downwards, from the centre of the central topic. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle, by its upper left corner. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** Where something grows to. */
export type Direction = 'right' | 'left' | 'down' | 'up';

/** A line of text. */
export interface TextLine {
  readonly text: string;
  /** The left end of its baseline. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A small sign in a topic: an icon, its number, or that it has a note or a link. */
export interface Sign {
  readonly kind: 'icon' | 'number' | 'note' | 'link';
  /** The name of the icon, the number, the note or the address. */
  readonly value: string;
  /** What is written of it; empty where it is drawn. */
  readonly text: string;
  readonly box: Box;
}

/** A tag of a topic. */
export interface PlacedTag {
  readonly text: string;
  readonly box: Box;
  readonly fill: string;
  readonly color: string;
}

/** A picture of a topic; without an address a box stands for it. */
export interface PlacedImage {
  readonly file: string;
  readonly url: string | undefined;
  readonly box: Box;
}

/** What is in a topic, measured from the upper left corner of its padding. */
export interface TopicContent {
  /** With the padding. */
  readonly width: number;
  readonly height: number;
  readonly lines: readonly TextLine[];
  /** The room of the text, where it is edited. */
  readonly text: Box;
  readonly lineHeight: number;
  readonly signs: readonly Sign[];
  readonly tags: readonly PlacedTag[];
  readonly image: PlacedImage | undefined;
}

/** A topic at its place. */
export interface PlacedTopic {
  /** The id of its shape, as `data-shape`. */
  readonly shape: string;
  readonly topic: Topic;
  /** The id of the topic above it. */
  readonly parent: string | undefined;
  readonly rank: TopicRank;
  /** 0 for the central topic and floating ones. */
  readonly depth: number;
  /** Where its subtopics grow to. */
  readonly side: Direction;
  readonly box: Box;
  readonly look: TopicLook;
  readonly content: TopicContent;
  /** Where the content begins in the box, which can be larger. */
  readonly inset: Point;
  /** Where its subtopics are folded and unfolded, and how many topics are hidden; undefined without subtopics. */
  readonly fold: { readonly at: Point; readonly hidden: number } | undefined;
}

/** The line from a topic to a subtopic. */
export interface Branch {
  readonly shape: string;
  /** Ids of topics. */
  readonly from: string;
  readonly to: string;
  readonly path: string;
  readonly color: string;
  readonly width: number;
}

/** A brace around the topics that a summary sums up. */
export interface PlacedSummary {
  readonly shape: string;
  /** The id of the topic that sums up, and of those it sums up. */
  readonly topic: string;
  readonly members: readonly string[];
  /** What is summed up. */
  readonly box: Box;
  readonly path: string;
  readonly color: string;
  readonly width: number;
}

/** A short text outside of topics. */
export interface Label {
  readonly box: Box;
  readonly lines: readonly TextLine[];
  readonly size: number;
  readonly color: string;
  readonly fill: string;
}

/** A boundary at its place. */
export interface PlacedBoundary {
  readonly shape: string;
  /** The id of the topic that has it, and which of its boundaries it is. */
  readonly topic: string;
  readonly index: number;
  /** The ids of the topics it goes around, without those below them. */
  readonly members: readonly string[];
  readonly box: Box;
  readonly title: Label | undefined;
  readonly color: string;
  readonly fill: string;
}

/** A relationship at its place. */
export interface PlacedRelationship {
  readonly shape: string;
  readonly relationship: Relationship;
  /** Which of the map's relationships it is. */
  readonly index: number;
  readonly start: Point;
  readonly end: Point;
  /** The control points of its curve. */
  readonly controls: readonly [Point, Point];
  readonly path: string;
  /** Its arrow heads, as paths to fill. */
  readonly heads: readonly string[];
  readonly label: Label | undefined;
  readonly color: string;
  readonly isDashed: boolean;
}

/** A line that belongs to no topic, such as the spine of a fishbone. */
export interface Guide {
  readonly path: string;
  readonly color: string;
  readonly width: number;
}

/** A map laid out: everything that is to be drawn, at its place. */
export interface Scene {
  /** Everything with a margin around it. */
  readonly box: Box;
  readonly paper: string;
  /** In reading order. */
  readonly topics: readonly PlacedTopic[];
  readonly guides: readonly Guide[];
  readonly branches: readonly Branch[];
  readonly summaries: readonly PlacedSummary[];
  /** Those around others come first. */
  readonly boundaries: readonly PlacedBoundary[];
  readonly relationships: readonly PlacedRelationship[];
}
