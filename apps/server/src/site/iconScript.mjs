// Plain JavaScript: what builds the web app shares it with the server.

/** The name under which a page says which script its icons come from. */
const META = 'letu-icon-script';

/**
 * Returns a page that names the script of an icon font.
 *
 * @param {string} page Its HTML.
 * @param {string | undefined} url The address of the script; undefined for the page as it is.
 * @returns {string}
 */
export function withIconScript(page, url) {
  if (url === undefined) return page;
  const content = new URL(url).href
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;');
  // What the page was built with gives way.
  const before = page.replace(new RegExp(`\\s*<meta name="${META}"[^>]*>`), '');
  return before.replace('</head>', () => `  <meta name="${META}" content="${content}" />\n  </head>`);
}
