import type { PictureMessages } from './zh-CN.js';

const plural = (count: number, noun: string) =>
  count > 0 ? `${count} ${noun}${count === 1 ? '' : 's'}` : '';

export const enUS: PictureMessages = {
  canvas: (name) => `Canvas of ${name}`,
  keys: 'Arrow keys move, plus and minus zoom, 0 fits the window, 1 is the actual size, Home goes to the top left corner.',
  controls: 'Canvas tools',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit the window',
  actual: (percent) => `${percent}%, back to the actual size`,
  actualHint: 'Actual size',
  background: {
    plain: 'Background: plain',
    grid: 'Background: grid',
    checkerboard: 'Background: checkerboard',
  },
  imageLoading: 'Showing a large picture…',
  outline: 'Outline',
  outlineEmpty: 'There is no text in the picture.',
  outlineMore: (count) => `${plural(count, 'more item')} not listed`,
  closeOutline: 'Close the outline',
  links: 'Links',
  role: { group: 'Group', node: 'Node', link: 'Link', text: 'Text' },
  search: 'Find in the picture',
  searchPlaceholder: 'Find text in the picture',
  closeSearch: 'Close the search',
  next: 'Next',
  previous: 'Previous',
  matches: (current, count) => `${current} of ${count}`,
  noMatches: 'Not found',
  link: 'Link',
  openLink: 'Open in a new tab',
  selectSource: 'Select the source',
  close: 'Close',
  rename: (label) => `Edit “${label}”`,
  noRename: 'This text cannot be changed in the picture. Change it in the source.',
  contains: ({ nodes, links, groups, texts }) => {
    const parts = [
      plural(groups, 'group'),
      plural(nodes, 'node'),
      plural(links, 'link'),
      plural(texts, 'text'),
    ].filter(Boolean);
    return parts.length > 0 ? `Contains ${parts.join(', ')}` : '';
  },
  described: (contains, labels, more) => `${contains}: ${labels.join(', ')}${more ? ' and more' : ''}.`,
};
