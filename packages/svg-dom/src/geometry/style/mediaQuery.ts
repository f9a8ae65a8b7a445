/** What media queries are about. */
export interface MediaEnvironment {
  /** The window's width in pixels. */
  readonly width: number;
  /** The window's height in pixels. */
  readonly height: number;
}

/**
 * Tells whether a media query list (https://www.w3.org/TR/mediaqueries-4/) holds for a screen of that size, with a
 * light colour scheme and without wishes of its user. What is not known does not hold.
 */
export function matchesMedia(text: string, environment: MediaEnvironment): boolean {
  if (text.trim() === '') return true;
  return text.split(',').some((query) => matchesQuery(query.trim().toLowerCase(), environment));
}

function matchesQuery(query: string, environment: MediaEnvironment): boolean {
  const negated = query.startsWith('not ');
  const parts = query.replace(/^(?:not|only)\s+/, '').split(/\s+and\s+/);
  return parts.every((part) => matchesPart(part.trim(), environment)) !== negated;
}

function matchesPart(part: string, { width, height }: MediaEnvironment): boolean {
  if (part === 'all' || part === 'screen') return true;
  const feature = /^\(\s*([a-z-]+)\s*(?::\s*([^)]*?)\s*)?\)$/.exec(part);
  if (!feature) return false;
  const [, name, value = ''] = feature;
  switch (name) {
    case 'min-width':
      return width >= pixels(value);
    case 'max-width':
      return width <= pixels(value);
    case 'min-height':
      return height >= pixels(value);
    case 'max-height':
      return height <= pixels(value);
    case 'prefers-color-scheme':
      return value === 'light';
    case 'prefers-reduced-motion':
      return value === 'no-preference';
    case 'orientation':
      return value === (width > height ? 'landscape' : 'portrait');
    default:
      return false;
  }
}

function pixels(value: string): number {
  const match = /^([\d.]+)(px|r?em)$/.exec(value);
  return match ? Number(match[1]) * (match[2] === 'px' ? 1 : 16) : Number.NaN;
}
