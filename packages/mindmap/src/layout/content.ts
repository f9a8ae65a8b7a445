import type { Topic } from '../document/model.js';
import { fontOf, type Measure } from './measure.js';
import type { Box, TextLine, TopicContent } from './scene.js';
import type { TopicLook } from '../themes/topicLook.js';
import { leadingSigns, placedSigns, signsWidth, trailingSigns } from './signs.js';
import { placedTags, tagRowsOf, tagsHeight } from './tags.js';
import { wrapText } from './wrapText.js';

/** A picture that a map can show, by the id of its file. */
export interface MapImage {
  /** A `data:` address. */
  readonly url: string;
  /** What it has, in CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** What a topic's content is made from besides the topic. */
export interface ContentSettings {
  readonly look: TopicLook;
  /** Its number, such as `1.2`; empty for none. */
  readonly number: string;
  readonly image: MapImage | undefined;
  readonly measure: Measure;
}

export const LINE_HEIGHT = 1.45;
/** Where the baseline of a line is, from its top: the middle of letters is the middle of the line. */
const BASELINE = 0.5 + 0.36 / LINE_HEIGHT;
const GAP = 6;
const IMAGE_WIDTH = 200;
const IMAGE_MISSING = { width: 120, height: 80 };
const LARGEST_IMAGE = 1200;
/** Tags may make a topic this wide. */
const TAG_ROOM = 240;
const LEAST_TEXT = 24;
/** No one reads more of one topic; the rest is told by an ellipsis. */
const MOST_LINES = 200;
const LONGEST_TEXT = 20_000;

/** Arranges what is in a topic; what it was made of before is not made again. */
export function contentOf(topic: Topic, settings: ContentSettings): TopicContent {
  const { look, number, image, measure } = settings;
  const known = measure.contents.get(topic);
  const isSame = known?.number === number && known.image === image?.url && isAsBefore(known.look, look);
  if (isSame) return known.content;
  const content = arrange(topic, settings);
  measure.contents.set(topic, { look, number, image: image?.url, content });
  return content;
}

/** Tells whether a topic has the same content in two looks. */
function isAsBefore(before: TopicLook, look: TopicLook): boolean {
  return before === look || keyOf(before) === keyOf(look);
}

const keyOf = (look: TopicLook) =>
  [
    fontOf(look),
    look.wrap,
    look.isFixedWidth,
    look.align,
    look.paddingX,
    look.paddingY,
    look.line,
    look.behind,
  ].join('|');

function arrange(topic: Topic, { look, number, image, measure }: ContentSettings): TopicContent {
  const text = textOf(topic, look, measure);
  const leading = leadingSigns(topic, number, look, measure);
  const trailing = trailingSigns(topic, look);
  const isBare = topic.text === '' && leading.length + trailing.length === 0 && !topic.image;
  const textWidth = topic.text === '' && !isBare ? 0 : text.width;
  const [before, after] = [signsWidth(leading), signsWidth(trailing)];
  const rowParts = [before, textWidth, after].filter((width) => width > 0);
  const rowWidth = sum(rowParts) + GAP * Math.max(rowParts.length - 1, 0);
  const rowHeight =
    rowParts.length === 0
      ? 0
      : Math.max(textWidth > 0 ? text.height : 0, ...[...leading, ...trailing].map(({ height }) => height));
  const picture = topic.image && imageSize(topic.image, image);
  const tags = tagRowsOf(topic.tags, Math.max(rowWidth, picture?.width ?? 0, TAG_ROOM), measure);
  const width = Math.max(rowWidth, picture?.width ?? 0, tags.width);
  const heights = [picture?.height ?? 0, rowHeight, tagsHeight(tags)];
  const left = (partWidth: number) => look.paddingX + aligned(look.align, width - partWidth);
  const [imageTop = 0, rowTop = 0, tagTop = 0] = topsOf(heights, look.paddingY);
  const rowLeft = left(rowWidth);
  const textLeft = rowLeft + (before > 0 ? before + GAP : 0);
  const textTop = rowTop + (rowHeight - text.height) / 2;
  return {
    width: width + 2 * look.paddingX,
    height: sum(heights) + GAP * (heights.filter((height) => height > 0).length - 1) + 2 * look.paddingY,
    lineHeight: text.lineHeight,
    text: { x: textLeft, y: textTop, width: textWidth, height: text.height },
    lines: text.lines.flatMap((line, index): readonly TextLine[] => {
      const x = textLeft + aligned(look.align, textWidth - line.width);
      const y = textTop + text.lineHeight * (index + BASELINE);
      return line.text === '' ? [] : [{ ...line, x, y }];
    }),
    signs: [
      ...placedSigns(leading, rowLeft, rowTop, rowHeight),
      ...placedSigns(trailing, rowLeft + rowWidth - after, rowTop, rowHeight),
    ],
    tags: placedTags(tags, left, tagTop, look),
    image: topic.image &&
      picture && {
        file: topic.image.file,
        url: image?.url,
        box: { x: left(picture.width), y: imageTop, ...picture },
      },
  };
}

/** Returns where parts below each other begin; those without a height take no room. */
function topsOf(heights: readonly number[], first: number): readonly number[] {
  let top = first;
  return heights.map((height) => {
    const at = top;
    if (height > 0) top += height + GAP;
    return at;
  });
}

const sum = (lengths: readonly number[]) => lengths.reduce((total, length) => total + length, 0);

interface Text {
  readonly lines: readonly { readonly text: string; readonly width: number }[];
  readonly width: number;
  readonly height: number;
  readonly lineHeight: number;
}

function textOf({ text }: Topic, look: TopicLook, measure: Measure): Text {
  const font = fontOf(look);
  const lineHeight = Math.round(look.size * LINE_HEIGHT);
  const lines = linesOf(text.slice(0, LONGEST_TEXT), look.wrap, (piece) => measure.width(piece, font)).map(
    (line) => ({
      text: line,
      width: measure.width(line, font),
    }),
  );
  const widest = Math.max(LEAST_TEXT, ...lines.map(({ width }) => Math.ceil(width)));
  return {
    lines,
    width: look.isFixedWidth ? look.wrap : widest,
    height: lines.length * lineHeight,
    lineHeight,
  };
}

function linesOf(text: string, widest: number, widthOf: (piece: string) => number): readonly string[] {
  const lines = wrapText(text, widest, widthOf);
  return lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES - 1), '…'] : lines;
}

const aligned = (align: TopicLook['align'], room: number) =>
  align === 'left' ? 0 : align === 'right' ? room : room / 2;

/** Returns how large a picture is shown: as said, else as it is, and never out of proportion with one side said. */
function imageSize(
  said: NonNullable<Topic['image']>,
  known: MapImage | undefined,
): Pick<Box, 'width' | 'height'> {
  const own = known ?? IMAGE_MISSING;
  const ratio = own.height / own.width;
  const width = limited(said.width) ?? (limited(said.height) ?? NaN) / ratio;
  const shown = Number.isFinite(width) ? Math.min(width, LARGEST_IMAGE) : Math.min(own.width, IMAGE_WIDTH);
  return { width: shown, height: limited(said.height) ?? Math.min(shown * ratio, LARGEST_IMAGE) };
}

const limited = (length: number | undefined) =>
  length !== undefined && length >= 1 ? Math.min(length, LARGEST_IMAGE) : undefined;
