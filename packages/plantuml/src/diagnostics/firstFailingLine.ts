import type { Drawing } from '../drawing.js';
import type { EngineAnswer } from '../vendor/plantumlEngine.js';

/**
 * Finds the line with which an error begins, for errors the engine gives no place of: draws the diagram cut off after fewer
 * and fewer lines.
 *
 * @param fails Tells whether an answer shows the error.
 * @returns The line's number in the source, or undefined if the error does not depend on how much is drawn.
 */
export async function firstFailingLine(
  drawing: Drawing,
  fails: (answer: EngineAnswer) => boolean,
): Promise<number | undefined> {
  // The first line is the @start line. Drawn with `good` lines the diagram lacks the error, with `bad` lines it has it.
  let good = 1;
  let bad = drawing.content.lines.length - 1;
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (fails(await drawing.run(middle))) bad = middle;
    else good = middle;
  }
  return drawing.content.origins[bad - 1];
}
