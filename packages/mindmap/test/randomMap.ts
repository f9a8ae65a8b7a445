import { topicOf, type MapSettings, type MindMap, type Topic } from '../src/document/model.js';

/** Returns numbers from 0 to 1 that are the same for the same seed (https://en.wikipedia.org/wiki/Xorshift). */
export function randomNumbers(seed: number): () => number {
  let state = seed || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

const WORDS = [
  '需求',
  '设计评审',
  'API',
  '用户在真实场景里遇到的问题，以及我们打算怎样解决它们',
  'Ship it',
  '一\n二\n三',
  '🚀 上线',
  '',
];
const SHAPES = ['rounded', 'ellipse', 'diamond', 'hexagon', 'pill', 'underline'] as const;

/** Makes a map of everything that takes room. @param size How many topics, about. */
export function randomMap(seed: number, settings: MapSettings, size = 60): MindMap {
  const next = randomNumbers(seed);
  const below = (most: number) => Math.floor(next() * most);
  let count = 0;
  const topic = (depth: number): Topic => {
    count += 1;
    const children: Topic[] = [];
    const wanted = depth > 4 || count > size ? 0 : below(depth === 0 ? 7 : 4);
    for (let index = 0; index < wanted; index += 1) children.push(topic(depth + 1));
    const first = children[0];
    if (first && next() < 0.3)
      children[0] = {
        ...first,
        boundaries: [{ count: 1 + below(children.length), title: next() < 0.5 ? '外框' : '' }],
      };
    if (children.length > 0 && next() < 0.3)
      children.push(
        topicOf(`s${(count += 1)}`, {
          text: '概要',
          summary: 1 + below(children.length + 1),
          children: next() < 0.5 ? [topic(5)] : [],
        }),
      );
    return topicOf(`n${count}.${depth}.${below(1e9)}`, {
      text: WORDS[below(WORDS.length)] ?? '',
      icons: next() < 0.2 ? ['priority-1', '🔥', 'nobody-knows'] : [],
      tags: next() < 0.2 ? ['重要', 'a tag that is longer than others'] : [],
      note: next() < 0.1 ? '备注' : '',
      folded: depth > 1 && next() < 0.1,
      style: next() < 0.1 ? { shape: SHAPES[below(SHAPES.length)] ?? 'rect', size: 10 + below(30) } : {},
      children,
    });
  };
  const root = { ...topic(0), folded: false };
  const ids = root.children.map(({ id }) => id);
  const relationships =
    ids.length < 2 ? [] : [{ from: ids[0]!, to: ids[1]!, label: '联系', arrows: 'both' as const }];
  return { root, floating: [{ topic: topic(2) }, { topic: topic(3) }], relationships, settings };
}
