import type { MindmapMessages } from './zh-CN.js';

export const enUS: MindmapMessages = {
  tooDeep: (most) =>
    `Topics are nested too deeply: ${most} levels at most. Move a part into a map of its own.`,
  tooMany: (most) => `There are too many topics: ${most} at most. Move a part into a map of its own.`,
  unknownAttribute: (name) =>
    `Unknown attribute or value: ${name}. It is kept as it is, and changes nothing.`,
  duplicateId: (name) => `The name #${name} is taken; relationships lead to the topic before.`,
  unknownId: (name) => `No topic is called #${name}, so this relationship is not drawn.`,
  emptySummary: 'There is nothing before this summary to sum up; it is drawn as a topic.',
  noteOfNothing: 'There is no topic before this note.',
  untitled: '(empty topic)',
  boundary: 'Boundary',
  summary: 'Summary',
};
