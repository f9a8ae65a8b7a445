/** Renders faster than this follow every keystroke, in milliseconds: they are done before the next key of a fast typist. */
const INSTANT_MS = 80;
/** The longest pause in typing that is waited for, in milliseconds. */
const LONGEST_PAUSE_MS = 300;

/** How long a render of an outdated text may go on while a newer text waits for it, in milliseconds from its start. */
export const PATIENCE_MS = 800;

/**
 * Returns how long to wait after a key before its text is drawn, in milliseconds.
 *
 * A tenth of what a picture takes is not noticed beside it, and from 0.8 s on it is longer than the pause between the keys
 * of a fast typist: such pictures wait until the typing pauses, and quicker ones are drawn one after the other meanwhile.
 *
 * @param lastMs How long the last picture took, in milliseconds.
 */
export function pauseAfterKey(lastMs: number): number {
  return lastMs <= INSTANT_MS ? 0 : Math.min(LONGEST_PAUSE_MS, lastMs * 0.1 + 20);
}
