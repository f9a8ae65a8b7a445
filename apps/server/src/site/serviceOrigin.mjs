// Plain JavaScript, as what it stands beside.

/** The cookie in which a page says which service of its user's own it may ask. The app sets it; it is no secret. */
const COOKIE = 'letu-service';

/** An origin that means in a content security policy what it says, and nothing else. */
const ORIGIN = /^https?:\/\/(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/;

/**
 * Returns the one origin, besides the site's, that a page may ask, as its user has set it.
 *
 * @param {string | undefined} cookies The header `Cookie`.
 * @returns {string | undefined}
 */
export function serviceOrigin(cookies) {
  const found = (cookies ?? '')
    .split(';')
    .map((cookie) => cookie.trim().split('='))
    .find(([name]) => name === COOKIE);
  try {
    const origin = decodeURIComponent(found?.[1] ?? '');
    return ORIGIN.test(origin) ? origin : undefined;
  } catch {
    return undefined;
  }
}
