/** Reads HTML into a document of its own. */
export function parsed(html: string): HTMLElement {
  // A document that is parsed runs nothing and fetches nothing.
  return new DOMParser().parseFromString(html, 'text/html').body;
}

/** Writes a text as HTML. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Returns a text of several lines as the HTML of a label. */
export const htmlOf = (text: string): string => escaped(text).replaceAll(/\r?\n/g, '<br>');

/** Returns what is read of a label of HTML, in one line. */
export function textOf(html: string): string {
  const body = parsed(html.replaceAll(/<br\s*\/?>|<\/(?:div|p|li|h\d)>/gi, ' '));
  for (const hidden of body.querySelectorAll('script, style, template')) hidden.remove();
  return (body.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}
