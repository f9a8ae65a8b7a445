import { topicOf, type MindMap, type Topic } from '../../document/model.js';
import { copies, outermost } from '../../document/operations.js';
import { parse } from '../../document/parse.js';
import { write } from '../../document/write.js';

/** What our own copies are called on the clipboard, beside plain text. */
export const COPIED_TYPE = 'application/x-letu-mindmap';

/** What copying topics puts onto the clipboard. */
export interface CopiedTopics {
  /** All of them, as a source. */
  readonly source: string;
  /** Their texts, a line each, those below indented by tabs. */
  readonly text: string;
}

/** Returns the copy of topics with all that is below them; undefined for none. */
export function copyTopics(map: MindMap, ids: readonly string[]): CopiedTopics | undefined {
  const topics = ids.includes(map.root.id) ? [map.root] : outermost(map, ids);
  if (topics.length === 0) return undefined;
  const root = topicOf('copied', { text: CARRIER, children: topics.map(loose) });
  return {
    source: write({ ...map, root, floating: [], relationships: [] }),
    text: topics.flatMap((topic) => linesOf(topic, '')).join('\n'),
  };
}

/** The text of the topic that copied ones hang on, on the clipboard. */
const CARRIER = 'Letu';

const loose = (topic: Topic): Topic => ({ ...topic, summary: 0, side: undefined });

function linesOf({ text, children }: Topic, indent: string): readonly string[] {
  const line = indent + text.replaceAll(/\s*\n\s*/g, ' ');
  return [line, ...children.flatMap((child) => linesOf(child, `${indent}\t`))];
}

/** Returns the topics of a copy, with ids of their own. */
export function copiedTopics(source: string): readonly Topic[] {
  return copies(parse(source).map.root.children);
}
