// Plain JavaScript: scripts that Node runs as they are share it with the server.

/** @type {Readonly<Record<string, readonly string[]>>} */
const DIRECTIVES = {
  'default-src': ["'none'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'", 'data:'],
  'worker-src': ["'self'", 'blob:'],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'self'"],
};

/**
 * Returns the content security policy of Letu's pages, under which every kind of diagram is drawn, workers included: files of
 * the site and pictures made here, nothing from elsewhere, no `eval` and no script between the lines of a page.
 *
 * @param {Readonly<Record<string, readonly string[]>>} [more] What a page needs beyond that, by directive.
 */
export function pagePolicy(more = {}) {
  const names = [...new Set([...Object.keys(DIRECTIVES), ...Object.keys(more)])];
  return names.map((name) => [name, ...(DIRECTIVES[name] ?? []), ...(more[name] ?? [])].join(' ')).join('; ');
}
