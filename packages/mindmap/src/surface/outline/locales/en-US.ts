import type { OutlineMessages } from './zh-CN.js';

export const enUS: OutlineMessages = {
  title: 'Outline',
  keys: 'Enter adds a topic, Tab indents it, Shift+Tab moves it out, Alt with up or down moves it, Esc returns to the canvas.',
  row: (level, position, siblings) => `Level ${level}, ${position} of ${siblings}`,
  placeholder: 'Topic',
  open: 'Unfold',
  fold: 'Fold',
  drag: 'Drag to move the topic',
  note: 'Has a note',
  link: 'Has a link',
  image: 'Has a picture',
  summary: 'Summary',
};
