import { redirectTarget } from '@letu/client';
import { isOpenWithout } from '../routing/openPages.js';

const HOME = '/welcome';
/** Pages about signing in and out: whoever was sent away from one has no wish to be there again. */
const ABOUT_SIGNING = /^\/(?:$|login(?:\/|$)|logout$)/;

const pathOf = (address: string) => address.split(/[?#]/)[0] ?? '';

/** Returns where someone goes on who has signed in. @param search The query of the sign-in page. */
export function afterSignIn(search: string): string {
  const target = redirectTarget(search, HOME);
  return ABOUT_SIGNING.test(pathOf(target)) ? HOME : target;
}

/** Returns where someone goes on who has chosen to do without an account: a page of an account's would lead back. */
export function afterDoingWithout(search: string): string {
  const target = afterSignIn(search);
  return isOpenWithout(pathOf(target)) ? target : HOME;
}
