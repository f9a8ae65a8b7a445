import { CSS_COLORS } from '@letu/core';
import { CHART_TYPES } from './chartTypes.js';
import { LARGEST } from './table.js';
import { WORDS } from './words.js';
import * as z from './zod.js';

const COLOURS: ReadonlySet<string> = new Set(CSS_COLORS.map((name) => name.toLowerCase()));

/** What the JSON Schema says of a word, in both languages. */
const about = (word: keyof typeof WORDS) => ({
  description: `${WORDS[word]['zh-CN']} ${WORDS[word]['en-US']}`,
});

/** Texts that YAML takes for numbers, such as a year, are texts all the same. */
const text = z.union([z.string().max(500), z.number().transform(String)]);
const colour = z
  .string()
  .refine((value) => /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(value) || COLOURS.has(value.toLowerCase()), {
    params: { rule: 'colour' },
  });
const column = text.meta(about('column'));

const bound = z.number().min(-LARGEST).max(LARGEST);

export const axisSchema = z.strictObject({
  title: text.optional().meta(about('axis.title')),
  min: bound.optional().meta(about('axis.min')),
  max: bound.optional().meta(about('axis.max')),
  log: z.boolean().optional().meta(about('axis.log')),
});

const axis = axisSchema
  .refine(({ min, max }) => min === undefined || max === undefined || isApart(min, max), {
    path: ['max'],
    params: { rule: 'order' },
  })
  .refine(({ min, log }) => !log || min === undefined || min > 0, {
    path: ['min'],
    params: { rule: 'logarithm' },
  });

/** A scale has steps only where its ends differ by more than the last digits of numbers. */
const isApart = (min: number, max: number) => max - min > 1e-9 * Math.max(Math.abs(min), Math.abs(max), 1e-6);

/** All that a chart is told besides its data. */
export const settingsSchema = z.strictObject({
  type: z.enum(CHART_TYPES).meta(about('type')),
  title: text.optional().meta(about('title')),
  subtitle: text.optional().meta(about('subtitle')),
  unit: z
    .union([text, z.record(z.string(), text)])
    .optional()
    .meta(about('unit')),
  numbers: z
    .enum(['grouped', 'plain', 'wan', 'yi', 'chinese', 'short', 'percent'])
    .default('grouped')
    .meta(about('numbers')),
  decimals: z.int().min(0).max(10).optional().meta(about('decimals')),
  dates: z.string().max(40).optional().meta(about('dates')),
  legend: z.enum(['top', 'bottom', 'left', 'right', 'none']).optional().meta(about('legend')),
  labels: z.boolean().optional().meta(about('labels')),
  x: axis.optional().meta(about('x')),
  y: axis.optional().meta(about('y')),
  secondary: z.array(column).optional().meta(about('secondary')),
  horizontal: z.boolean().default(false).meta(about('horizontal')),
  smooth: z.boolean().default(false).meta(about('smooth')),
  colors: z.array(colour).min(1).max(30).optional().meta(about('colors')),
  drawnBy: z.enum(['hand', 'plain']).default('hand').meta(about('drawnBy')),
  roughness: z.number().min(0).max(4).default(1).meta(about('roughness')),
  fillStyle: z
    .enum(['hachure', 'solid', 'zigzag', 'cross-hatch', 'dots'])
    .default('hachure')
    .meta(about('fillStyle')),
  seed: z.int32().min(1).default(1).meta(about('seed')),
  width: z.number().min(200).max(4000).default(720).meta(about('width')),
  height: z.number().min(150).max(4000).default(440).meta(about('height')),
});

const cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** The source of a chart. */
export const chartSchema = settingsSchema.extend({
  data: z.union([z.string(), z.array(z.array(cell))]).meta(about('data')),
});

export type Settings = z.output<typeof settingsSchema>;
