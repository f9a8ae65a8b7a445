import type { Topic } from './model.js';
import { copies } from './operations.js';
import { parse } from './parse.js';

/** Returns the topics that a text has, one a line, below those that are indented less; each with an id of its own. */
export function pastedTopics(text: string): readonly Topic[] {
  const { root, floating } = parse(text).map;
  const trees = [root, ...floating.map(({ topic }) => topic)];
  return copies(trees.flatMap((tree) => (tree.text === '' ? tree.children : [tree])));
}
