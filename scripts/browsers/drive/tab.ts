/** What can be handed to a page and back. */
export type Plain =
  string | number | boolean | null | undefined | readonly Plain[] | { readonly [name: string]: Plain };

export type BrowserName = 'chromium' | 'firefox' | 'webkit';

/** A size in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A browser with one tab, driven alike whichever it is. */
export interface Tab {
  readonly name: BrowserName;
  /** The browser's own name and version. */
  readonly version: string;
  /** Console errors and uncaught errors since the tab was opened. */
  readonly complaints: string[];
  goto(url: string): Promise<void>;
  /** Runs a function in the page; it sees nothing but its arguments. */
  run<Args extends readonly Plain[], Result>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Presses the mouse at a point of the window. */
  clickAt(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  /** Presses a key, such as `Enter`, with others held down. */
  press(key: string, ...held: string[]): Promise<void>;
  resize(size: Size): Promise<void>;
  /** Returns a picture of the window as PNG. */
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}
