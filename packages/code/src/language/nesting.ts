import type { IndentContext } from '@codemirror/language';
import type { Text } from '@codemirror/state';

/** How the lines of a text are nested, with whatever else a language reads along with it. */
export interface LineNesting {
  /** The level of each line, from 0; undefined for lines that keep their blanks. */
  readonly levels: readonly (number | undefined)[];
}

/** The nesting of documents, for a language's folding and indentation. */
export interface NestingReader<Nesting extends LineNesting> {
  /** Returns the nesting of a document, read once for all its lines. */
  of(document: Text): Nesting;
  /** Returns the columns a line is indented by, or undefined to leave it: what CodeMirror's `indentService` asks for. */
  indent(context: IndentContext, position: number): number | undefined;
}

/**
 * Returns what reads the nesting of documents.
 *
 * @param read Reads the nesting of a whole text.
 */
export function nestingReader<Nesting extends LineNesting>(
  read: (source: string) => Nesting,
): NestingReader<Nesting> {
  const known = new WeakMap<Text, Nesting>();
  return {
    of(document) {
      const nesting = known.get(document) ?? read(document.toString());
      known.set(document, nesting);
      return nesting;
    },
    indent(context, position) {
      const { number } = context.state.doc.lineAt(position);
      // A line that Enter has just begun is not in the document yet. A blank one is as deep as a word in it would be.
      const isNew = context.simulatedBreak === position;
      const line = context.lineAt(position).text.trim() || 'x';
      const before = context.state.sliceDoc(0, position);
      const level = read(isNew ? `${before}\n${line}` : before + line).levels[isNew ? number : number - 1];
      return level === undefined ? undefined : level * context.unit;
    },
  };
}
