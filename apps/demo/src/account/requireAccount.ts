import { redirect, type LoaderFunction } from 'react-router';
import { loginAddress, redirectTarget } from '@letu/client';
import { currentAccount } from './account.js';
import { readDeviceOnly } from '../settings/deviceOnly.js';

/** The way to the sign-in page and back to a request's page. */
export function toLogin(request: Request): Response {
  const { pathname, search } = new URL(request.url);
  return redirect(loginAddress(pathname + search));
}

/** Leads to the sign-in page whoever has neither an account nor chosen to do without, where there is a server to sign in to. */
export const requireAccount: LoaderFunction = ({ request }) => {
  const { user, server } = currentAccount();
  return user || server === 'absent' || readDeviceOnly() ? null : toLogin(request);
};

/** Leads to the sign-in page whoever has no account; where there is nowhere to sign in, to what is on this device. */
export const requireServer: LoaderFunction = ({ request }) => {
  const { user, server } = currentAccount();
  if (user) return null;
  return server === 'absent' ? redirect('/welcome') : toLogin(request);
};

/** Leads from the address of the site to signing in, and whoever has chosen to do without to where they work. */
export const beginning: LoaderFunction = () => {
  const { user } = currentAccount();
  return redirect(!user && readDeviceOnly() ? '/welcome' : '/login');
};

/** Leads on from the sign-in page whoever is signed in, or could not sign in anywhere. */
export const leadOn: LoaderFunction = ({ request }) => {
  const { user, server } = currentAccount();
  const { search, searchParams } = new URL(request.url);
  if (searchParams.has('reset')) return null;
  return user || server === 'absent' ? redirect(redirectTarget(search, '/welcome')) : null;
};
