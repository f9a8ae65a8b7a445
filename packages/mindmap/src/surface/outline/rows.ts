import { treesOf, type MindMap, type Topic } from '../../document/model.js';

/** A topic as a row of the outline: where it stands, and whether what is below it is seen. */
export interface OutlineRow {
  readonly topic: Topic;
  /** The id of the topic it hangs on; undefined for the top of a tree. */
  readonly parent: string | undefined;
  /** 1 for the top of a tree. */
  readonly level: number;
  readonly position: number;
  readonly siblings: number;
  /** Undefined where there is nothing to open. */
  readonly isOpen: boolean | undefined;
}

/** Returns the topics that are not below a folded one, from top to bottom. */
export function outlineRows(map: MindMap): readonly OutlineRow[] {
  const rows: OutlineRow[] = [];
  const waiting = rowsOf(treesOf(map), undefined, 1);
  for (let row = waiting.pop(); row; row = waiting.pop()) {
    rows.push(row);
    const { topic, level, isOpen } = row;
    if (isOpen) waiting.push(...rowsOf(topic.children, topic.id, level + 1));
  }
  return rows;
}

/** Returns the rows of siblings, the last one first. */
function rowsOf(topics: readonly Topic[], parent: string | undefined, level: number): OutlineRow[] {
  return topics
    .map((topic, index) => ({
      topic,
      parent,
      level,
      position: index + 1,
      siblings: topics.length,
      isOpen: topic.children.length > 0 ? !topic.folded : undefined,
    }))
    .toReversed();
}
