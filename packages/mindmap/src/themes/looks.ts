import type { Theme } from '@letu/core';
import type { MapSettings, TopicStyle } from '../document/model.js';
import type { TopicLook, TopicRank } from './topicLook.js';
import { contrast, mix, readColor, standingOut, textOn } from '@letu/core/palette';
import type { Filling, MapPalette, MapTheme } from './mapTheme.js';
import { themeOf } from './themes.js';

/** What a map's settings and the scheme of the page make of its theme. */
export interface MapLook {
  readonly theme: MapTheme;
  readonly palette: MapPalette;
  readonly lineStyle: MapTheme['lineStyle'];
  readonly rainbow: boolean;
  /** Whether topics are cells. */
  readonly isTable: boolean;
  /** The looks of topics without a style of their own, as they are asked for. */
  readonly plain: Map<string, TopicLook>;
}

/** The text sizes, in CSS pixels, and the weights and paddings of ranks. */
const TYPE = {
  root: { size: 22, bold: true, padding: [26, 16], wrap: 400 },
  main: { size: 16, bold: true, padding: [16, 9], wrap: 320 },
  floating: { size: 16, bold: true, padding: [16, 9], wrap: 320 },
  summary: { size: 14, bold: false, padding: [12, 6], wrap: 320 },
  sub: { size: 14, bold: false, padding: [10, 5], wrap: 320 },
} as const;

/** The least and the largest of what a style may say, in CSS pixels. */
const SIZES = [8, 96] as const;
const WIDTHS = [40, 1200] as const;
const TEXT_CONTRAST = 4.5;
const LINE_CONTRAST = 3;
/** What an author has chosen is kept as long as it can be seen at all. */
const CHOSEN_CONTRAST = 3;

const mapLooks = new WeakMap<MapSettings, Partial<Record<Theme, MapLook>>>();

/** Returns the look of a map; the same one for the same settings. */
export function mapLook(settings: MapSettings, scheme: Theme): MapLook {
  const known = mapLooks.get(settings);
  const look = known?.[scheme] ?? lookOf(settings, scheme);
  if (look !== known?.[scheme]) mapLooks.set(settings, { ...known, [scheme]: look });
  return look;
}

function lookOf(settings: MapSettings, scheme: Theme): MapLook {
  const theme = themeOf(settings.theme);
  return {
    theme,
    palette: theme[scheme],
    lineStyle: settings.lineStyle ?? (settings.layout === 'org' ? 'rounded' : theme.lineStyle),
    isTable: settings.layout === 'table',
    rainbow: settings.rainbow ?? theme.rainbow,
    plain: new Map(),
  };
}

/** Returns the colour of a main branch. @param index Which branch it is. */
export function branchColor({ palette, rainbow }: MapLook, index: number): string {
  const [first = palette.ink] = palette.branches;
  const colors =
    rainbow && palette.branches.length === 1 ? RAINBOW[isDark(palette) ? 'dark' : 'light'] : palette.branches;
  return rainbow ? (colors[index % colors.length] ?? first) : first;
}

const isDark = ({ paper }: MapPalette) => textOn(paper) === '#ffffff';
const RAINBOW = { light: themeOf('').light.branches, dark: themeOf('').dark.branches };

/** Returns the look of a topic; the same one for all without a style of their own. @param branch The colour of the branch it is on. */
export function topicLook(look: MapLook, rank: TopicRank, branch: string, style: TopicStyle): TopicLook {
  if (Object.keys(style).length > 0) return styledLook(look, rank, branch, style);
  const key = `${rank} ${branch}`;
  const known = look.plain.get(key) ?? styledLook(look, rank, branch, style);
  look.plain.set(key, known);
  return known;
}

function styledLook(look: MapLook, rank: TopicRank, branch: string, style: TopicStyle): TopicLook {
  const { palette, theme } = look;
  const type = TYPE[rank];
  const drawn = look.isTable
    ? CELLS[rank]
    : rank === 'root'
      ? theme.root
      : rank === 'sub'
        ? theme.sub
        : theme.main;
  const ground = rank === 'root' ? palette.root : branch;
  const filling = rank === 'summary' && drawn.filling === 'solid' ? 'outline' : drawn.filling;
  const ownFill = readColor(style.fill);
  const fill = ownFill ?? fillOf(filling, ground, palette.paper);
  const behind = fill === 'none' ? palette.paper : fill;
  const ownColor = readColor(style.color);
  const line = readColor(style.line) ?? branch;
  const shape =
    (look.isTable && rank !== 'summary' ? undefined : style.shape) ??
    (ownFill && (drawn.shape === 'none' || drawn.shape === 'underline') ? 'rounded' : drawn.shape);
  return {
    shape,
    fill,
    border:
      look.isTable && !style.border
        ? mix(ground, palette.paper, CELL_BORDER)
        : borderOf(filling, readColor(style.border), shape === 'underline' ? line : ground, ownFill),
    borderWidth: shape === 'underline' ? theme.lineWidths[1] : BORDER,
    color: ownColor ? standingOut(ownColor, behind, CHOSEN_CONTRAST) : textColor(behind, palette.ink),
    line: standingOut(line, palette.paper, readColor(style.line) ? CHOSEN_CONTRAST : LINE_CONTRAST),
    lineWidth: rank === 'root' ? theme.lineWidths[0] : theme.lineWidths[1],
    size: within(style.size, SIZES) ?? type.size,
    bold: style.bold ?? type.bold,
    italic: style.italic ?? false,
    strike: style.strike ?? false,
    underline: style.underline ?? false,
    align: style.align ?? (rank === 'root' ? 'center' : 'left'),
    wrap: within(style.width, WIDTHS) ?? type.wrap,
    isFixedWidth: within(style.width, WIDTHS) !== undefined,
    paddingX: shape === 'none' || shape === 'underline' ? Math.min(type.padding[0], 8) : type.padding[0],
    paddingY: type.padding[1],
    behind,
  };
}

/** What topics look like in a table. */
const CELLS: Readonly<Record<TopicRank, MapTheme['main']>> = {
  root: { shape: 'rect', filling: 'solid' },
  main: { shape: 'rect', filling: 'soft' },
  floating: { shape: 'rect', filling: 'soft' },
  summary: { shape: 'rounded', filling: 'outline' },
  sub: { shape: 'rect', filling: 'outline' },
};
const CELL_BORDER = 0.45;
const BORDER = 1.5;
const SOFT = 0.86;

function fillOf(filling: Filling, ground: string, paper: string): string {
  if (filling === 'solid') return ground;
  if (filling === 'soft') return mix(ground, paper, SOFT);
  return filling === 'outline' ? paper : 'none';
}

function borderOf(
  filling: Filling,
  own: string | undefined,
  ground: string,
  ownFill: string | undefined,
): string {
  if (own) return own;
  if (ownFill) return ownFill;
  if (filling === 'none') return ground;
  return filling === 'outline' ? ground : 'none';
}

function textColor(behind: string, ink: string): string {
  return contrast(ink, behind) >= TEXT_CONTRAST ? ink : textOn(behind);
}

function within(value: number | undefined, [least, most]: readonly [number, number]): number | undefined {
  return value !== undefined && Number.isFinite(value) ? Math.min(Math.max(value, least), most) : undefined;
}
