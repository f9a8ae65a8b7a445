/** The part of `@plantuml/core` 1.2026.8 that is used here; the package brings no types. */
declare module '@plantuml/core' {
  interface RenderOptions {
    readonly dark?: boolean;
    /** The largest width and height in pixels; 0 for no limit. */
    readonly maxSvgSize?: number;
  }

  /** Draws one diagram. Calls that overlap are not all answered. */
  export function renderToString(
    lines: readonly string[],
    onSuccess: (svg: string) => void,
    onError: (message: string) => void,
    options?: RenderOptions,
  ): void;
}
