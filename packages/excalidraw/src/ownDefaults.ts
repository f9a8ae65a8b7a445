import type { CanvasDefaults } from '@letu/core';

/** What the board's own settings of new elements are called. */
export interface BoardDefaults {
  readonly currentItemStrokeColor?: string;
  readonly currentItemBackgroundColor?: string;
  readonly currentItemStrokeWidth?: number;
  readonly currentItemRoughness?: number;
  readonly currentItemFontSize?: number;
}

const WHITE = '#ffffff';

let chosen: BoardDefaults = {};

/** Has boards that are opened from now on begin with defaults of a host. @param defaults Empty takes them back. */
export function setDefaults({ look }: CanvasDefaults): void {
  chosen = look
    ? {
        currentItemStrokeColor: look.stroke,
        currentItemBackgroundColor: look.fill === WHITE ? 'transparent' : look.fill,
        currentItemStrokeWidth: look.strokeWidth,
        currentItemRoughness: look.roughness,
        currentItemFontSize: look.fontSize,
      }
    : {};
}

/** Returns what was set. */
export const boardDefaults = (): BoardDefaults => chosen;
