/** The colours of a chart. */
export interface Look {
  readonly ink: string;
  readonly faint: string;
  readonly grid: string;
  readonly paper: string;
  readonly palette: readonly string[];
  /** From little to much. */
  readonly scale: readonly string[];
  readonly rise: string;
  readonly fall: string;
  /** The fonts of charts that are not drawn by hand. */
  readonly plainFont: string;
}
