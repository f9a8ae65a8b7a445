import type { Element } from '../../dom/interfaces.js';
import { toUserUnits } from '../length.js';
import type { Style } from '../style/style.js';
import type { ViewportSize } from '../text/positions.js';

/** Which of a viewport's measures percentages are of. */
export type Axis = 'x' | 'y' | 'diagonal';

/** Attributes that CSS can set too (https://www.w3.org/TR/SVG2/geometry.html), and then outdoes. */
const STYLED = new Set(['x', 'y', 'width', 'height', 'cx', 'cy', 'r', 'rx', 'ry']);

/** Reads the lengths that place one element. */
export class ElementLengths {
  constructor(
    private readonly element: Element,
    private readonly style: Style,
    private readonly viewport: ViewportSize,
  ) {}

  /** Returns a length in pixels; undefined if there is none, or it says `auto` or what cannot be read. */
  optional(name: string, axis: Axis): number | undefined {
    const styled = STYLED.has(name) ? this.style.declaredValue(name) : undefined;
    const text = styled ?? this.element.getAttribute(name);
    return text === null || text === ''
      ? undefined
      : toUserUnits(text, this.style.lengths, this.baseOf(axis));
  }

  /** Returns a length in pixels, else zero. */
  get(name: string, axis: Axis): number {
    return this.optional(name, axis) ?? 0;
  }

  /** Returns a length that cannot be negative; one that is counts as not given. */
  size(name: string, axis: Axis): number | undefined {
    const length = this.optional(name, axis);
    return length !== undefined && length >= 0 ? length : undefined;
  }

  private baseOf(axis: Axis): number {
    const { width, height } = this.viewport;
    if (axis === 'diagonal') return Math.hypot(width, height) / Math.SQRT2;
    return axis === 'x' ? width : height;
  }
}
