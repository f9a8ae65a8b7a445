/** The forms in which a shared diagram is put elsewhere, in the order to offer them. */
export const EMBED_FORMS = [
  'frame',
  'svgAddress',
  'pngAddress',
  'markdownSvg',
  'markdownPng',
  'html',
] as const;

export type EmbedForm = (typeof EMBED_FORMS)[number];

/** Returns what is put into another page. @param address The whole address of a shared link. @param title What the diagram is called. */
export function embedCode(form: EmbedForm, address: string, title: string): string {
  switch (form) {
    case 'frame':
      return `<iframe src="${address}" title="${escapeAttribute(title)}" width="100%" height="480" style="border:0" loading="lazy" allowfullscreen></iframe>`;
    case 'svgAddress':
      return `${address}.svg`;
    case 'pngAddress':
      return `${address}.png`;
    case 'markdownSvg':
      return `![${escapeMarkdown(title)}](${address}.svg)`;
    case 'markdownPng':
      return `![${escapeMarkdown(title)}](${address}.png)`;
    case 'html':
      return `<img src="${address}.svg" alt="${escapeAttribute(title)}">`;
  }
}

/** Escapes what would end the description of a picture: https://spec.commonmark.org/0.31.2/#images. */
function escapeMarkdown(words: string): string {
  return words.replaceAll(/[[\]\\]/g, String.raw`\$&`);
}

function escapeAttribute(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
