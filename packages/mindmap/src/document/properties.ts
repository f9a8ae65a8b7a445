import { ID, isIdName, type Attributes } from './attributes.js';
import {
  LAYOUTS,
  LINE_STYLES,
  NUMBERINGS,
  TOPIC_SHAPES,
  topicOf,
  type MapSettings,
  type Relationship,
  type Topic,
  type TopicStyle,
} from './model.js';

type Writable<Value> = { -readonly [Key in keyof Value]: Value[Key] };

/** What an attribute does to what it stands behind; false where its value is none. */
type Setter<Target> = (target: Writable<Target>, value: string) => boolean;

const FLAGS = new Set([
  'folded',
  'left',
  'right',
  'bold',
  'italic',
  'strike',
  'underline',
  'rainbow',
  'dashed',
]);

/** Tells which attributes can stand without a value. */
export const isFlag = (name: string): boolean => FLAGS.has(name);

const COLOUR = /^(?:#[\da-f]{3}|#[\da-f]{6}|[a-z]{3,24})$/i;
const FILE = /^[\da-f]{64}$/;
const SIZE = /^(\d{1,5})x(\d{1,5})$/;
const BOUNDARY = /^(\d{1,5})(?::(.*))?$/s;
const OFFSET = String.raw`(-?\d{1,6}(?:\.\d+)?)`;
const PLACE = new RegExp(`^${OFFSET},${OFFSET}$`);
const BEND = new RegExp(`^${OFFSET},${OFFSET},${OFFSET},${OFFSET}$`);

function oneOf<Target, Key extends keyof Target>(key: Key, values: readonly Target[Key][]): Setter<Target> {
  return (target, value) => {
    const known = values.find((candidate) => candidate === value);
    if (known !== undefined) target[key] = known;
    return known !== undefined;
  };
}

/** A part that is a text of a form. */
function matching<Key extends string>(key: Key, form: RegExp): Setter<{ readonly [K in Key]?: string }> {
  return (target, value) => {
    if (form.test(value)) (target as Record<Key, string>)[key] = value;
    return form.test(value);
  };
}

/** A part that is a whole number between two others. */
function between<Key extends string>(
  key: Key,
  least: number,
  most: number,
): Setter<{ readonly [K in Key]?: number }> {
  return (target, value) => {
    const number = Number(value);
    const isFit = Number.isInteger(number) && number >= least && number <= most;
    if (isFit) (target as Record<Key, number>)[key] = number;
    return isFit;
  };
}

/** A part that is set or not. */
function set<Key extends string>(key: Key): Setter<{ readonly [K in Key]?: boolean | undefined }> {
  return (target, value) => {
    (target as Record<Key, boolean>)[key] = value === 'true';
    return value === 'true' || value === 'false';
  };
}

const STYLE: Readonly<Record<string, Setter<TopicStyle>>> = {
  shape: oneOf<TopicStyle, 'shape'>('shape', TOPIC_SHAPES),
  fill: matching('fill', COLOUR),
  border: matching('border', COLOUR),
  color: matching('color', COLOUR),
  line: matching('line', COLOUR),
  size: between('size', 8, 96),
  bold: set('bold'),
  italic: set('italic'),
  strike: set('strike'),
  underline: set('underline'),
  align: oneOf<TopicStyle, 'align'>('align', ['left', 'center', 'right']),
  width: between('width', 40, 2000),
};

const TOPIC: Readonly<Record<string, Setter<Topic>>> = {
  folded: set('folded'),
  left: (topic) => Boolean((topic.side = 'left')),
  right: (topic) => Boolean((topic.side = 'right')),
  icon: (topic, value) => append(topic, 'icons', value),
  tag: (topic, value) => append(topic, 'tags', value),
  summary: between('summary', 1, 99_999),
  boundary(topic, value) {
    const [, count, title = ''] = BOUNDARY.exec(value) ?? [];
    if (Number(count ?? 0) < 1) return false;
    topic.boundaries = [...topic.boundaries, { count: Number(count), title }];
    return true;
  },
  image(topic, value) {
    if (!FILE.test(value)) return false;
    topic.image = { ...topic.image, file: value };
    return true;
  },
  'image-size'(topic, value) {
    const [, width, height] = SIZE.exec(value) ?? [];
    if (!topic.image || !Number(width) || !Number(height)) return false;
    topic.image = { ...topic.image, width: Number(width), height: Number(height) };
    return true;
  },
};

function append(topic: Writable<Topic>, key: 'icons' | 'tags', value: string): boolean {
  topic[key] = [...topic[key], value];
  return value !== '';
}

const SETTINGS: Readonly<Record<string, Setter<MapSettings>>> = {
  layout: oneOf<MapSettings, 'layout'>('layout', LAYOUTS),
  theme: (settings, value) => Boolean((settings.theme = value)),
  numbering: oneOf<MapSettings, 'numbering'>('numbering', NUMBERINGS),
  lines: oneOf<MapSettings, 'lineStyle'>('lineStyle', LINE_STYLES),
  rainbow: set('rainbow'),
};

/** What follows from the attributes behind a topic. */
export interface ReadTopic {
  readonly topic: Topic;
  readonly settings: Partial<MapSettings>;
  readonly at?: { readonly x: number; readonly y: number };
  /** The attributes of which nothing is known, or whose value is none. */
  readonly unknown: readonly string[];
}

/** Reads the attributes behind a topic. @param isRoot Whether what is said of a whole map can stand there. */
export function readTopic(id: string, attributes: Attributes, isRoot: boolean): ReadTopic {
  const topic: Writable<Topic> = { ...topicOf(id) };
  const style: Writable<TopicStyle> = {};
  const settings: Writable<MapSettings> = {} as MapSettings;
  const extra = new Map<string, string>();
  const unknown: string[] = [];
  let at: ReadTopic['at'];
  const isTaken = (name: string, value: string): boolean => {
    if (name === 'at') return (at = readPlace(value)) !== undefined;
    if (Object.hasOwn(STYLE, name)) return STYLE[name]!(style, value);
    if (Object.hasOwn(TOPIC, name)) return TOPIC[name]!(topic, value);
    return isRoot && Object.hasOwn(SETTINGS, name) && SETTINGS[name]!(settings, value);
  };
  for (const [name, value] of attributes) {
    if (name === ID || isTaken(name, value)) continue;
    unknown.push(name);
    extra.set(name, value);
  }
  topic.style = style;
  topic.extra = Object.fromEntries(extra);
  return { topic, settings, unknown, ...(at ? { at } : {}) };
}

function readPlace(value: string): ReadTopic['at'] {
  const [, x, y] = PLACE.exec(value) ?? [];
  return x === undefined || y === undefined ? undefined : { x: Number(x), y: Number(y) };
}

/** Returns the attributes of a topic, without its id. */
export function topicAttributes(topic: Topic): Attributes {
  const { style, image } = topic;
  return [
    ...flag('folded', topic.folded),
    ...(topic.side ? flag(topic.side, true) : []),
    ...topic.icons.map((icon) => ['icon', icon] as const),
    ...topic.tags.map((tag) => ['tag', tag] as const),
    ...Object.keys(STYLE).flatMap((name) => some(name, style[name as keyof TopicStyle])),
    ...some('image', image?.file),
    ...some('image-size', image?.width && image.height ? `${image.width}x${image.height}` : undefined),
    ...topic.boundaries.map(
      ({ count, title }) => ['boundary', title === '' ? String(count) : `${count}:${title}`] as const,
    ),
    ...some('summary', topic.summary === 0 ? undefined : topic.summary),
    ...Object.entries(topic.extra),
  ];
}

/** Returns the attributes that say what differs from the default settings. */
export function settingsAttributes(settings: MapSettings, defaults: MapSettings): Attributes {
  const { layout, theme, numbering, lineStyle, rainbow } = settings;
  return [
    ...some('layout', layout === defaults.layout ? undefined : layout),
    ...some('theme', theme === defaults.theme ? undefined : theme),
    ...some('numbering', numbering === defaults.numbering ? undefined : numbering),
    ...some('lines', lineStyle),
    ...some('rainbow', rainbow),
  ];
}

/** Returns the attribute that says where a floating topic is. */
export const placeAttributes = (at: { x: number; y: number } | undefined): Attributes =>
  some('at', at && `${round(at.x)},${round(at.y)}`);

/** Reads the attributes behind a relationship; what is none of them is not kept. */
export function readRelationship(
  ends: Pick<Relationship, 'from' | 'to' | 'label' | 'arrows'>,
  attributes: Attributes,
): Relationship {
  const said = new Map(attributes);
  const color = said.get('color');
  const bend = BEND.exec(said.get('bend') ?? '')
    ?.slice(1)
    .map(Number);
  return {
    ...ends,
    ...(color !== undefined && COLOUR.test(color) ? { color } : {}),
    ...(said.get('dashed') === 'true' ? { dashed: true } : {}),
    ...(bend ? { bend: bend as unknown as NonNullable<Relationship['bend']> } : {}),
  };
}

/** Returns the attributes of a relationship. */
export const relationshipAttributes = ({ color, dashed, bend }: Relationship): Attributes => [
  ...some('color', color),
  ...flag('dashed', dashed ?? false),
  ...some('bend', bend?.map(round).join(',')),
];

const round = (length: number) => Math.round(length * 10) / 10;
const flag = (name: string, isSet: boolean): Attributes => (isSet ? [[name, 'true']] : []);
const some = (name: string, value: string | number | boolean | undefined): Attributes =>
  value === undefined ? [] : [[name, String(value)]];

/** Returns the id that attributes say. */
export const idOf = (attributes: Attributes): string | undefined => {
  const id = attributes.find(([name]) => name === ID)?.[1];
  return id !== undefined && isIdName(id) ? id : undefined;
};
