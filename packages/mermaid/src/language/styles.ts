import type { LocalizedText } from '@letu/core';

/** What `style` and `classDef` take, with the values that are offered for each, between `|`. */
export const styleProperties: Readonly<Record<string, readonly [zh: string, en: string, values: string]>> = {
  fill: ['填充颜色', 'Fill colour', 'COLOR|none|transparent'],
  stroke: ['边线颜色', 'Border colour', 'COLOR|none'],
  'stroke-width': ['边线粗细', 'Border width', '1px|2px|3px|4px'],
  'stroke-dasharray': ['虚线', 'Dashes', '5 3|2'],
  color: ['文字颜色', 'Text colour', 'COLOR'],
  'font-size': ['字号', 'Font size', '12px|14px|16px|20px'],
  'font-weight': ['字重', 'Font weight', 'normal|bold'],
  'font-style': ['字形', 'Font style', 'normal|italic'],
  'font-family': ['字体', 'Font', 'sans-serif|serif|monospace'],
  'text-align': ['对齐', 'Alignment', 'left|center|right'],
  'text-decoration': ['装饰线', 'Decoration', 'none|underline|line-through'],
  opacity: ['不透明度', 'Opacity', '0.3|0.5|0.8|1'],
  'fill-opacity': ['填充的不透明度', 'Opacity of the fill', '0.3|0.5|0.8|1'],
  rx: ['圆角', 'Corner radius', '4|8|16'],
  ry: ['圆角', 'Corner radius', '4|8|16'],
  width: ['宽', 'Width', '120px|200px'],
  height: ['高', 'Height', '60px|120px'],
  radius: ['点的半径', 'Radius of a point', '5|10|15'],
  'stroke-color': ['点的边线颜色', 'Border colour of a point', 'COLOR'],
};

/** Named colours of CSS, and light ones that text is readable on. */
export const colors: readonly (readonly [value: string, zh: string, en: string])[] = [
  ['#e6f4ff', '浅蓝', 'Light blue'],
  ['#f6ffed', '浅绿', 'Light green'],
  ['#fffbe6', '浅黄', 'Light yellow'],
  ['#fff7e6', '浅橙', 'Light orange'],
  ['#fff1f0', '浅红', 'Light red'],
  ['#f9f0ff', '浅紫', 'Light purple'],
  ['#f5f5f5', '浅灰', 'Light grey'],
  ['#1677ff', '蓝', 'Blue'],
  ['#52c41a', '绿', 'Green'],
  ['#faad14', '金', 'Gold'],
  ['#fa8c16', '橙', 'Orange'],
  ['#f5222d', '红', 'Red'],
  ['#722ed1', '紫', 'Purple'],
  ['#333333', '深灰', 'Dark grey'],
  ['white', '白', 'White'],
  ['black', '黑', 'Black'],
  ['red', '红', 'Red'],
  ['green', '绿', 'Green'],
  ['blue', '蓝', 'Blue'],
  ['orange', '橙', 'Orange'],
  ['purple', '紫', 'Purple'],
  ['gray', '灰', 'Grey'],
];

/** Makes a text in both languages. */
export function text(zh: string, en: string): LocalizedText {
  return { 'zh-CN': zh, 'en-US': en };
}
