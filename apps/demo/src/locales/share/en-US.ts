import type { ShareMessages } from './zh-CN.js';

export const enUS: ShareMessages = {
  share: {
    title: 'Share this diagram',
    hint: 'The link holds the whole diagram: whoever has it can look. Later changes are not in it.',
    link: 'Link',
    copy: 'Copy link',
    copied: 'Link copied',
    copyFailed: 'It could not be copied. Press Ctrl+C to copy the selected link.',
    long: (length) => `This link has ${length} characters; some chat programs cut it off.`,
    failed: 'The diagram does not fit into a link. Export a picture instead.',
    withoutFiles:
      'Whoever has the link can look, but not see the pictures in the diagram, which have no room in a link. To take them along, export SVG or PNG, or share a link from an account. Later changes are not in it.',
  },
};
