import { sitePath } from './sitePath.js';

/** Pages that someone without a session may be on: they are not sent away from them. */
const OPEN = /^\/(?:login|404)?$|^\/p\//;

/** Tells whether a path is one that nobody is sent to sign in from. */
export function isOpenPath(path: string): boolean {
  return OPEN.test(path);
}

/**
 * Returns the address of the sign-in page that leads back to where someone is.
 *
 * @param here The current path and query.
 */
export function loginAddress(here: string): string {
  return `/login?redirect=${encodeURIComponent(here)}`;
}

/**
 * Returns where to go after sign-in: the path in `redirect`, so long as it is one of this site.
 *
 * @param search The query of the sign-in page.
 * @param fallback Where to go else.
 */
export function redirectTarget(search: string, fallback: string): string {
  return sitePath(new URLSearchParams(search).get('redirect') ?? '') ?? fallback;
}
