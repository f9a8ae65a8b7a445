import { redirect, type LoaderFunction } from 'react-router';
import { loginAddress } from '@letu/client';
import { currentAccount } from './account.js';
import { afterSignIn } from './afterSignIn.js';
import { isOpenWithout } from '../routing/openPages.js';

/** The way to the sign-in page and back to a request's page. */
export function toLogin(request: Request): Response {
  const { pathname, search } = new URL(request.url);
  return redirect(loginAddress(pathname + search));
}

/** Leads to the sign-in page whoever may not be on a page without an account, where there is a server to sign in to. */
export const requireAccount: LoaderFunction = ({ request }) => {
  const { user, server } = currentAccount();
  return user || server === 'absent' || isOpenWithout(new URL(request.url).pathname)
    ? null
    : toLogin(request);
};

/** Leads to the sign-in page whoever has no account; where there is nowhere to sign in, to what is on this device. */
export const requireServer: LoaderFunction = ({ request }) => {
  const { user, server } = currentAccount();
  if (user) return null;
  return server === 'absent' ? redirect('/welcome') : toLogin(request);
};

/** Leads from an unknown path to the page that says so, which anyone may be on. */
export const lost: LoaderFunction = () => {
  const { user, server } = currentAccount();
  return user || server === 'absent' ? null : redirect('/404');
};

/** Leads on from the sign-in page whoever is signed in, or could not sign in anywhere. */
export const leadOn: LoaderFunction = ({ request }) => {
  const { user, server } = currentAccount();
  const { search, searchParams } = new URL(request.url);
  if (searchParams.has('reset')) return null;
  return user || server === 'absent' ? redirect(afterSignIn(search)) : null;
};
