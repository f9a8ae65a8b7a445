/** How new elements of boards look, where a host has its users choose: what the board's own settings are called. */
export interface BoardDefaults {
  readonly currentItemStrokeColor?: string;
  readonly currentItemBackgroundColor?: string;
  readonly currentItemStrokeWidth?: number;
  /** 0 draws as with a ruler, 2 carelessly. */
  readonly currentItemRoughness?: number;
  readonly currentItemFontSize?: number;
}

let provided: BoardDefaults = {};

/** Has boards that are opened from now on begin with defaults of a host. @param defaults Empty takes them back. */
export function provideBoardDefaults(defaults: BoardDefaults): void {
  provided = defaults;
}

/** Returns what was provided. */
export const boardDefaults = (): BoardDefaults => provided;
