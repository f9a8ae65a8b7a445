import {
  normaliseLineBreaks,
  type ChangeOrigin,
  type Diagnostic,
  type Diagram,
  type SurfaceChange,
  type SurfaceHandle,
} from '@letu/core';
import { ValueEcho } from './valueEcho.js';

/** What of a diagram an editor keeps; its type is the kind's, and its options are kept beside it. */
export type SourceAndFiles = Pick<Diagram, 'source' | 'files'>;

/** What is known of a change. */
export interface SourceChange extends SourceAndFiles {
  /** The source that it was made of. */
  readonly before: string;
  readonly origin: ChangeOrigin;
}

/** How long a pause in drawing is, in milliseconds, after which a canvas is asked for its source at the latest. */
const DRAWING_PAUSE_MS = 150;
/** A reading that takes longer, in milliseconds, disturbs a hand that draws; and how long it may wait all the same. */
const LONG_READING_MS = 8;
const LONGEST_UNREAD_MS = 1000;
/** How long a short reading waits for further changes of the same moment, in milliseconds. */
const MOMENT_MS = 16;

/**
 * The diagram of one editor: kept here until what it is edited with has loaded, then in step with that. Changes of a canvas are
 * read in the moment they come, those of a large one in the next pause, or once somebody asks. Free of React.
 */
export class EditedDiagram {
  readonly #onChange: (change: SourceChange) => void;
  readonly #subscribers = new Set<(source: string) => void>();
  readonly #echo = new ValueEcho();
  #source: string;
  #files: readonly string[] | undefined;
  #handle: SurfaceHandle | null = null;
  #type = '';
  #isControlled = false;
  #wantsFocus = false;
  #unread: SurfaceChange | undefined;
  #unreadSince = 0;
  /** How long the last reading took, with all that followed it, in milliseconds. */
  #readingMs = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor({ source, files }: SourceAndFiles, onChange: (change: SourceChange) => void) {
    this.#source = normaliseLineBreaks(source);
    this.#files = files;
    this.#onChange = onChange;
  }

  /** The source as it was last read. */
  get known(): string {
    return this.#source;
  }

  /** Returns the source as it is now. */
  read(): string {
    const change = this.#unread;
    clearTimeout(this.#timer);
    this.#unread = undefined;
    if (!change) return this.#source;
    const begunAt = performance.now();
    this.#take(change.read(), change.origin);
    this.#readingMs = performance.now() - begunAt;
    return this.#source;
  }

  /** The ids of the files that the diagram shows. */
  get files(): readonly string[] {
    this.read();
    return this.#files ?? [];
  }

  /** What the diagram is edited with; null while that is not there. */
  get handle(): SurfaceHandle | null {
    return this.#handle;
  }

  /** @param type The stored type code of what the surface edits. */
  attach(handle: SurfaceHandle | null, type: string): void {
    this.read();
    this.#handle = handle;
    this.#type = type;
    if (!handle) return;
    // It may have been set while the surface was on its way.
    const { source, files } = handle.read();
    if (source !== this.#source) this.replace(this.#source, 'remote', this.#files);
    else this.#showFiles(files);
    if (this.#wantsFocus) this.focus();
  }

  /** Takes a change that the surface tells of. @param isLazy Whether to read it is work that can wait. */
  changed(change: SurfaceChange, isLazy: boolean): void {
    // Whoever sets a diagram may ask for it at once; a hand that draws does not.
    if (!isLazy || change.origin !== 'user') {
      this.read();
      this.#take(change.read(), change.origin);
      return;
    }
    const now = performance.now();
    if (!this.#unread) this.#unreadSince = now;
    this.#unread = change;
    const mostMs = this.#readingMs > LONG_READING_MS ? LONGEST_UNREAD_MS : MOMENT_MS;
    clearTimeout(this.#timer);
    const waitMs = Math.min(DRAWING_PAUSE_MS, this.#unreadSince + mostMs - now);
    this.#timer = setTimeout(() => this.read(), waitMs);
  }

  #take({ source, files }: SourceAndFiles, origin: ChangeOrigin): void {
    const before = this.#source;
    this.#source = source;
    this.#files = files;
    if (this.#isControlled && origin !== 'remote') this.#echo.send(source);
    this.#onChange({ source, before, origin, files });
    for (const subscriber of this.#subscribers) subscriber(source);
  }

  /** What a source shows is known once there is what it is edited with, and drawn from then on. */
  #showFiles(files: readonly string[] | undefined): void {
    const isAlike = String(files ?? []) === String(this.#files ?? []);
    this.#files = files;
    if (isAlike) return;
    for (const subscriber of this.#subscribers) subscriber(this.#source);
  }

  /** Tells of each new source, whoever made it, and of other files that it shows, until the returned function is called. */
  subscribe(subscriber: (source: string) => void): () => void {
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  }

  /** Takes what the owner of a controlled editor sets. */
  receive(value: SourceAndFiles | undefined): void {
    this.#isControlled = value !== undefined;
    if (value === undefined) return;
    const source = normaliseLineBreaks(value.source);
    const before = this.#source;
    const now = this.read();
    // Of what was drawn last the owner has heard just now, and sets it together with what this value has.
    if (now !== before) return;
    if (this.#echo.isNew(source, now)) this.replace(source, 'remote', value.files);
  }

  /** Puts another source in place of the present one with the files it shows, as one step that can be undone. */
  replace(source: string, by: ChangeOrigin, files: readonly string[] = []): void {
    const next = normaliseLineBreaks(source);
    const shown = files.length > 0 ? { files } : {};
    if (this.#handle) this.#handle.replace({ type: this.#type, source: next, ...shown }, by);
    else if (next !== this.#source) this.#take({ source: next, ...shown }, by);
  }

  /** Moves the focus to the diagram, as soon as there is what can take it. */
  focus(): void {
    this.#wantsFocus = !this.#handle;
    this.#handle?.focus();
  }

  /** Goes to a problem, where what the diagram is edited with can. */
  readonly reveal = (diagnostic: Diagnostic): void => this.#handle?.reveal?.(diagnostic);

  /** Mends a problem in one of the ways that the surface lists, where it can. */
  readonly fix = (diagnostic: Diagnostic, index: number): void => this.#handle?.fix?.(diagnostic, index);

  undo(): boolean {
    return this.#handle?.undo() ?? false;
  }

  redo(): boolean {
    return this.#handle?.redo() ?? false;
  }
}
