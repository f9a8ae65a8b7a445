/** How the topics of a map are arranged around its central one. */
export const LAYOUTS = ['both', 'right', 'left', 'org', 'timeline', 'fishbone', 'table'] as const;
/** The name of a layout. */
export type Layout = (typeof LAYOUTS)[number];

/** The outlines a topic can have. */
export const TOPIC_SHAPES = [
  'rounded',
  'pill',
  'rect',
  'ellipse',
  'diamond',
  'hexagon',
  'underline',
  'none',
] as const;
/** The name of a shape that topics have. */
export type TopicShape = (typeof TOPIC_SHAPES)[number];

/** How the lines to subtopics run. */
export const LINE_STYLES = ['curve', 'elbow', 'rounded', 'straight'] as const;
/** The name of a way to draw the lines of branches. */
export type LineStyle = (typeof LINE_STYLES)[number];

/** How topics are numbered: `1.1.1`, `一、`, or not at all. */
export const NUMBERINGS = ['none', 'decimal', 'chinese'] as const;
/** The name of a way to number topics. */
export type Numbering = (typeof NUMBERINGS)[number];

/** What one topic looks like where it differs from its map's theme. Lengths are CSS pixels. */
export interface TopicStyle {
  readonly shape?: TopicShape;
  /** CSS colours as `#rgb`, `#rrggbb` or a name. */
  readonly fill?: string;
  readonly border?: string;
  readonly color?: string;
  /** The line to the topic, and to those below it. */
  readonly line?: string;
  readonly size?: number;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly strike?: boolean;
  readonly underline?: boolean;
  readonly align?: 'left' | 'center' | 'right';
  /** The width at which its text wraps. */
  readonly width?: number;
}

/** A picture in a topic. */
export interface TopicImage {
  /** The id of a file of the diagram. */
  readonly file: string;
  /** In CSS pixels. @default what the picture has, at most 200 wide */
  readonly width?: number;
  readonly height?: number;
}

/** A line around some neighbouring topics and what is below them. */
export interface Boundary {
  /** How many siblings it goes around, summaries among them, beginning with the one that has it. */
  readonly count: number;
  readonly title: string;
}

/** One thought of a map. */
export interface Topic {
  /** Unique in a map while it is edited; the source says only those in `named`. */
  readonly id: string;
  /** Whether the source says the id, since a link, a relationship or its author needs it. */
  readonly named: boolean;
  /** May have line breaks. */
  readonly text: string;
  /** Plain text with line breaks. */
  readonly note: string;
  /** An address, or `#id` for another topic of the map. Hostile. */
  readonly link: string;
  readonly image?: TopicImage | undefined;
  /** Emoji, or names of `ICONS`; others are kept and shown by their name. */
  readonly icons: readonly string[];
  readonly tags: readonly string[];
  readonly folded: boolean;
  /** The side of the central topic, for its own subtopics in the layout `both`. @default the emptier one */
  readonly side?: 'left' | 'right' | undefined;
  readonly style: TopicStyle;
  /** Those that begin with this topic. */
  readonly boundaries: readonly Boundary[];
  /** How many siblings before it, other summaries left out, it sums up; 0 for a topic that is no summary. */
  readonly summary: number;
  /** What the source says of it that we know nothing of, kept as it is. */
  readonly extra: Readonly<Record<string, string>>;
  readonly children: readonly Topic[];
}

/** A tree that hangs on nothing, at a place of its own. */
export interface FloatingTopic {
  readonly topic: Topic;
  /** Where its centre is from the centre of the central topic, in CSS pixels. @default below what is there */
  readonly at?: { readonly x: number; readonly y: number } | undefined;
}

/** A line between any two topics. */
export interface Relationship {
  readonly from: string;
  readonly to: string;
  readonly label: string;
  readonly arrows: 'to' | 'both' | 'none';
  readonly color?: string | undefined;
  readonly dashed?: boolean | undefined;
  /** Where its two control points are from the centres of its ends, in CSS pixels. @default of its own */
  readonly bend?: readonly [number, number, number, number] | undefined;
}

/** What is said of a whole map. */
export interface MapSettings {
  readonly layout: Layout;
  /** One of `THEMES`; another name is kept and drawn as the default. */
  readonly theme: string;
  readonly numbering: Numbering;
  /** @default the theme's */
  readonly lineStyle?: LineStyle | undefined;
  /** Whether each main branch has a colour of its own. @default the theme's */
  readonly rainbow?: boolean | undefined;
}

/** A mind map. Everything in it is immutable: a change is another map that shares what it can. */
export interface MindMap {
  readonly root: Topic;
  readonly floating: readonly FloatingTopic[];
  readonly relationships: readonly Relationship[];
  readonly settings: MapSettings;
}

/** The settings of a map that says nothing of them. */
export const DEFAULT_SETTINGS: MapSettings = { layout: 'both', theme: 'classic', numbering: 'none' };

/** The deepest topic of a map, and the most there can be: more is no map that a person reads. */
export const MAX_DEPTH = 200;
/** The most topics of a map that is drawn. */
export const MAX_TOPICS = 20_000;

/** Returns a topic with what is given and nothing else. */
export function topicOf(id: string, given: Partial<Omit<Topic, 'id'>> = {}): Topic {
  return {
    id,
    named: false,
    text: '',
    note: '',
    link: '',
    icons: [],
    tags: [],
    folded: false,
    style: {},
    boundaries: [],
    summary: 0,
    extra: {},
    children: [],
    ...given,
  };
}

/** Returns the trees of a map: the central one first. */
export function treesOf({ root, floating }: MindMap): readonly Topic[] {
  return [root, ...floating.map(({ topic }) => topic)];
}

/** Returns topics and all below them, in reading order. */
export function withDescendants(topics: readonly Topic[]): readonly Topic[] {
  const found: Topic[] = [];
  const waiting = topics.toReversed();
  for (let topic = waiting.pop(); topic; topic = waiting.pop()) {
    found.push(topic);
    waiting.push(...topic.children.toReversed());
  }
  return found;
}

/** Returns where the siblings begin that a summary sums up, which end before itself. @param index Where it is among them. */
export function summaryStart(siblings: readonly Topic[], index: number): number {
  let left = siblings[index]?.summary ?? 0;
  let start = index;
  while (left > 0 && start > 0) {
    start -= 1;
    if (siblings[start]!.summary === 0) left -= 1;
  }
  return start;
}
