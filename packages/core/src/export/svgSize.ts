/** A picture's size in CSS pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const ROOT = /<svg\b(?:[^>"']|"[^"]*"|'[^']*')*>/;

/** CSS pixels a unit (https://www.w3.org/TR/css-values-4/#absolute-lengths). */
const PIXELS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
};

function attribute(tag: string, name: string): string | undefined {
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag);
  return match?.[1] ?? match?.[2];
}

function pixels(length: string | undefined): number | undefined {
  const match = /^\s*(\d*\.?\d+(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i.exec(length ?? '');
  const unit = PIXELS[match?.[2]?.toLowerCase() ?? ''];
  return match && unit ? Number(match[1]) * unit : undefined;
}

/**
 * Returns the size a picture says it has: its width and height, else those of its view box, else 300 by 150.
 *
 * @param svg A complete `<svg>` element as text.
 */
export function svgSize(svg: string): PictureSize {
  const root = ROOT.exec(svg)?.[0] ?? '';
  const [, , boxWidth = 0, boxHeight = 0] = viewBoxOf(root) ?? [];
  const ratio = boxWidth > 0 && boxHeight > 0 ? boxWidth / boxHeight : 2;
  const width = pixels(attribute(root, 'width'));
  const height = pixels(attribute(root, 'height'));
  if (width && height) return { width, height };
  if (width) return { width, height: width / ratio };
  if (height) return { width: height * ratio, height };
  return boxWidth > 0 && boxHeight > 0 ? { width: boxWidth, height: boxHeight } : { width: 300, height: 150 };
}

/**
 * Returns a picture with a width and height of its own, as programs that show images want it.
 *
 * @param svg A complete `<svg>` element as text.
 * @param size The size in CSS pixels; the picture's own when left out.
 */
export function withSize(svg: string, size: PictureSize = svgSize(svg)): string {
  const number = (value: number) => String(Math.round(value * 1000) / 1000);
  return svg.replace(ROOT, (root) => {
    const bare = root
      .replaceAll(/\s(?:width|height)\s*=\s*(?:"[^"]*"|'[^']*')/gi, '')
      // Mermaid's max-width would shrink the picture to its natural size again.
      .replace(/max-width\s*:[^;"']*;?\s*/i, '');
    return bare.replace(/^<svg/, `<svg width="${number(size.width)}" height="${number(size.height)}"`);
  });
}

/** A wanted size, of which one side may be left to the picture's proportions. */
export type WantedSize = { readonly [Side in keyof PictureSize]?: number | undefined };

/**
 * Returns a picture in exactly the wanted size. With both sides given, what is drawn keeps its proportions, in the middle.
 *
 * @param svg A complete `<svg>` element as text.
 * @param wanted In CSS pixels; the picture's own where neither side is given.
 */
export function inSize(svg: string, wanted: WantedSize): string {
  const own = svgSize(svg);
  const width = wanted.width ?? (wanted.height && (own.width * wanted.height) / own.height);
  if (!width) return svg;
  const size = { width, height: wanted.height ?? (own.height * width) / own.width };
  // Without a view box a picture would be cut off, or have nothing around it.
  const boxed = svg.replace(ROOT, (root) => {
    const bare = root.replaceAll(/\sviewBox\s*=\s*(?:"[^"]*"|'[^']*')/gi, '');
    return bare.replace(
      /^<svg/,
      `<svg viewBox="${boxIn(size, viewBoxOf(root) ?? [0, 0, own.width, own.height])}"`,
    );
  });
  return withSize(boxed, size);
}

/** A part of a picture, in shares of its width and height from 0 to 1. */
export interface PicturePart extends PictureSize {
  readonly left: number;
  readonly top: number;
}

/**
 * Returns a part of a picture as a picture of its own, in the size that it has there.
 *
 * @param svg A complete `<svg>` element as text.
 */
export function cutOut(svg: string, part: PicturePart): string {
  const own = svgSize(svg);
  const cut = svg.replace(ROOT, (root) => {
    const [left, top, width, height] = viewBoxOf(root) ?? [0, 0, own.width, own.height];
    const box = [
      left + part.left * width,
      top + part.top * height,
      part.width * width,
      part.height * height,
    ].map((value) => Math.round(value * 1000) / 1000);
    const bare = root.replaceAll(/\sviewBox\s*=\s*(?:"[^"]*"|'[^']*')/gi, '');
    return bare.replace(/^<svg/, `<svg viewBox="${box.join(' ')}"`);
  });
  return withSize(cut, { width: own.width * part.width, height: own.height * part.height });
}

type Box = readonly [left: number, top: number, width: number, height: number];

function viewBoxOf(root: string): Box | undefined {
  const box = (attribute(root, 'viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , width = 0, height = 0] = box;
  if (box.length !== 4 || !box.every(Number.isFinite) || width <= 0 || height <= 0) return undefined;
  return box as unknown as Box;
}

/** Returns a box widened or heightened to the proportions of a size, about its middle. */
function boxIn({ width: wide, height: high }: PictureSize, [left, top, width, height]: Box): string {
  const fullWidth = Math.max(width, (height * wide) / high);
  const fullHeight = Math.max(height, (width * high) / wide);
  const box = [left - (fullWidth - width) / 2, top - (fullHeight - height) / 2, fullWidth, fullHeight];
  return box.map((value) => Math.round(value * 1000) / 1000).join(' ');
}
