import { CSS_COLORS } from '@letu/core';
import { CHART_TYPES } from './chartTypes.js';
import { LARGEST } from './table.js';
import * as z from './zod.js';

const COLOURS: ReadonlySet<string> = new Set(CSS_COLORS.map((name) => name.toLowerCase()));

/** Texts that YAML takes for numbers, such as a year, are texts all the same. */
const text = z.union([z.string().max(500), z.number().transform(String)]);
const colour = z
  .string()
  .refine((value) => /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(value) || COLOURS.has(value.toLowerCase()), {
    params: { rule: 'colour' },
  });
const column = text.meta({ description: '列名 The name of a column' });

const bound = z.number().min(-LARGEST).max(LARGEST);

export const axisSchema = z.strictObject({
  title: text.optional().meta({ description: '轴的标题 Title of the axis' }),
  min: bound.optional().meta({ description: '最小值 Where the axis begins' }),
  max: bound.optional().meta({ description: '最大值 Where the axis ends' }),
  log: z.boolean().optional().meta({ description: '对数刻度 Logarithmic scale' }),
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
  type: z.enum(CHART_TYPES).meta({ description: '图的类型 Type of chart' }),
  title: text.optional().meta({ description: '标题 Title' }),
  subtitle: text.optional().meta({ description: '副标题 Subtitle' }),
  unit: z
    .union([text, z.record(z.string(), text)])
    .optional()
    .meta({ description: '单位，可按列写 Unit of the numbers, or one for each column' }),
  numbers: z.enum(['grouped', 'plain', 'wan', 'yi', 'chinese', 'short', 'percent']).default('grouped').meta({
    description: '数的写法：wan 万、yi 亿、chinese 自动用万和亿、short 用 K M B How numbers are written',
  }),
  decimals: z.int().min(0).max(10).optional().meta({ description: '小数位数 Digits behind the point' }),
  dates: z
    .string()
    .max(40)
    .optional()
    .meta({ description: '日期的写法，如 M月D日 How dates are written: YYYY, YY, MM, M, DD, D' }),
  legend: z
    .enum(['top', 'bottom', 'left', 'right', 'none'])
    .optional()
    .meta({ description: '图例的位置 Where the legend stands' }),
  labels: z
    .boolean()
    .optional()
    .meta({ description: '在图上写出数值 Whether values are written beside the marks' }),
  x: axis.optional().meta({ description: '横轴 The horizontal axis' }),
  y: axis.optional().meta({ description: '纵轴 The vertical axis' }),
  secondary: z
    .array(column)
    .optional()
    .meta({ description: '用第二根轴画成线的列 Columns drawn as lines on a second axis' }),
  horizontal: z.boolean().default(false).meta({ description: '横着画 Whether bars lie on their side' }),
  smooth: z.boolean().default(false).meta({ description: '线条圆滑 Whether lines are smooth' }),
  colors: z.array(colour).min(1).max(30).optional().meta({ description: '颜色 Colours, in order' }),
  drawnBy: z
    .enum(['hand', 'plain'])
    .default('hand')
    .meta({ description: '手绘或工整 Drawn by hand, or plain' }),
  roughness: z
    .number()
    .min(0)
    .max(4)
    .default(1)
    .meta({ description: '潦草程度，0 到 4 How rough the strokes are' }),
  fillStyle: z
    .enum(['hachure', 'solid', 'zigzag', 'cross-hatch', 'dots'])
    .default('hachure')
    .meta({ description: '填充的笔法 How areas are filled' }),
  seed: z
    .int32()
    .min(1)
    .default(1)
    .meta({ description: '换一个数，笔迹就换一种 Another number gives other strokes' }),
  width: z.number().min(200).max(4000).default(720).meta({ description: '宽，像素 Width in pixels' }),
  height: z.number().min(150).max(4000).default(440).meta({ description: '高，像素 Height in pixels' }),
});

const cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** The source of a chart. */
export const chartSchema = settingsSchema.extend({
  data: z
    .union([z.string(), z.array(z.array(cell))])
    .meta({ description: '数据表，第一行是列名 The table, its first row the names of its columns' }),
});

export type Settings = z.output<typeof settingsSchema>;
