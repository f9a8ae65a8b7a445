import { MappedText } from './mappedText.js';

const WIDE_RUN = /[^\p{ASCII}]+/gu;
const ESCAPED_RUN = /~u([0-9a-f.]+)~/;
const ESCAPED_RUNS = new RegExp(ESCAPED_RUN, 'g');

/** A source as Mermaid gets it, and the way back from what Mermaid makes of it. */
export interface WrittenSource {
  readonly text: MappedText;
  /** Puts the writer's own text into a picture or a message again. */
  readonly restore: (text: string) => string;
}

/**
 * Writes Chinese in a Sankey diagram in ASCII: Mermaid's grammar for it knows no other letters, not even in quotes.
 *
 * The labels of a Sankey diagram are not measured, so they can be put back in the picture.
 *
 * @param source The text as the user wrote it.
 * @param type The diagram's first word.
 */
export function writeSource(source: string, type: string): WrittenSource {
  const text = MappedText.of(source);
  if (!type.startsWith('sankey') || ESCAPED_RUN.test(source)) return { text, restore: (written) => written };
  return {
    text: text.replaceAll(WIDE_RUN, escapeRun),
    restore: (written) => written.replaceAll(ESCAPED_RUNS, (_run, units: string) => unescapeRun(units)),
  };
}

function escapeRun(run: string): string {
  const units = Array.from({ length: run.length }, (_, index) => run.charCodeAt(index).toString(16));
  return `~u${units.join('.')}~`;
}

function unescapeRun(units: string): string {
  return String.fromCharCode(...units.split('.').map((unit) => Number.parseInt(unit, 16)));
}
