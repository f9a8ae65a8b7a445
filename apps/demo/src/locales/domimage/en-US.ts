import type { DomImageMessages } from './zh-CN.js';

export const enUS: DomImageMessages = {
  domimage: {
    title: 'Make a picture',
    about: 'Turns a diagram or a piece of HTML into a PNG, SVG or PDF.',
    from: 'What to turn into a picture',
    diagram: 'Diagram',
    html: 'HTML',
    kind: 'Kind of diagram',
    source: 'Source text',
    sourceHint: 'Type a source, or paste a share link of any tool',
    htmlSource: 'HTML code',
    htmlHint: '<h1>Title</h1>\n<p>Some words, with a <style> if you like</p>',
    htmlWidth: 'Layout width',
    htmlWidthHint: 'Lines break at this width; left empty, the content decides.',
    theme: 'Colours',
    themes: { light: 'Light', dark: 'Dark' },
    open: 'Open a file',
    example: 'Try an example',
    clear: 'Clear',
    empty: 'Nothing here yet',
    emptyHint: 'Type or paste a source, or drop a file on the page.',
    drop: 'Drop the file to turn it into a picture',
    drawing: 'Drawing…',
    failed: (reason) => `It could not be drawn: ${reason}`,
    nothingSeen: 'There is nothing to be seen in this HTML',
    result: 'Result',
    localOnly:
      'All of it happens on this device; nothing is uploaded. Scripts and foreign resources in HTML are left out.',
  },
};
