/** Why a file is not kept as a font. */
export type FontProblem =
  /** It does not begin as TrueType, OpenType or WOFF2. */
  | 'unknown-format'
  /** It holds several fonts. */
  | 'collection'
  /** It ends before it should, its parts overlap, or its numbers do not fit together. */
  | 'damaged'
  /** It would unpack to more than a font may be. */
  | 'too-large'
  /** It lacks what every font has, such as names or outlines. */
  | 'incomplete'
  /** There is something in it besides the font. */
  | 'foreign-content'
  /** Its maker does not allow it to be embedded in documents. */
  | 'restricted';

/** A font that cannot be read, or must not be kept. */
export class FontFailure extends Error {
  override readonly name = 'FontFailure';
  readonly problem: FontProblem;

  constructor(problem: FontProblem, options?: { cause?: unknown }) {
    super(problem, options);
    this.problem = problem;
  }
}
