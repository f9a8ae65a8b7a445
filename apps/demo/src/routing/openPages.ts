import { kindByPath } from '@letu/kinds';
import { isNamedInQuery } from './editorPath.js';
import { readDeviceOnly } from '../settings/deviceOnly.js';

/**
 * Who may be on a page: anyone, someone with an account, or, in an editor, whoever may see its document.
 *
 * `/`, `/login`, `/404` and `/p/…` are left alone by the client itself.
 */
export type Openness = 'anyone' | 'account' | 'document';

/** Pages about signing in and out, and those that say that there is no page. */
const OPEN = /^\/(?:$|login(?:\/|$)|logout$|p\/|40[34]$)/;

/** Tells who may be at a path. */
export function opennessOf(path: string): Openness {
  if (OPEN.test(path)) return 'anyone';
  const [, segment, gid] = path.split('/');
  const kind = kindByPath(segment ?? '');
  if (kind && (gid !== undefined || isNamedInQuery(kind))) return gid === 'new' ? 'anyone' : 'document';
  return path === '/welcome' && readDeviceOnly() ? 'anyone' : 'account';
}
