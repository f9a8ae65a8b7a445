const SIDE = 120;

/** Stands in for `Image` where images cannot be loaded: every image is a square of one size. */
export class UnseenImage {
  src = '';
  readonly complete = true;
  readonly naturalWidth = SIDE;
  readonly naturalHeight = SIDE;

  async decode(): Promise<void> {}
}
