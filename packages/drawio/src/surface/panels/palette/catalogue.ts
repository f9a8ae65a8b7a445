import type { Locale, LocalizedText } from '@letu/core';
import type { PageCell } from '../../../document/model.js';
import { geometryOf } from '../../edit/bounds.js';

/** Something that the palette offers. */
export interface PaletteEntry {
  readonly id: string;
  readonly category: string;
  readonly name: LocalizedText;
  /** In small letters. */
  readonly keywords: readonly string[];
  readonly width: number;
  readonly height: number;
  cells(locale: Locale): readonly PageCell[];
}

const single = (
  id: string,
  zh: string,
  en: string,
  style: string,
  width: number,
  height: number,
): PaletteEntry => ({
  id: `basic.${id}`,
  category: 'basic',
  name: { 'zh-CN': zh, 'en-US': en },
  keywords: [],
  width,
  height,
  cells: () => [
    {
      id,
      role: 'vertex',
      label: '',
      style: `${style}whiteSpace=wrap;html=1;`,
      geometry: geometryOf({ x: 0, y: 0, width, height }),
      attributes: {},
    },
  ],
});

/** Loads what the palette offers. */
export async function loadCatalogue(): Promise<readonly PaletteEntry[]> {
  return [
    single('rectangle', '矩形', 'Rectangle', 'rounded=0;', 120, 60),
    single('rounded', '圆角矩形', 'Rounded rectangle', 'rounded=1;', 120, 60),
    single('ellipse', '椭圆', 'Ellipse', 'ellipse;', 120, 80),
    single('rhombus', '菱形', 'Diamond', 'rhombus;', 80, 80),
  ];
}
