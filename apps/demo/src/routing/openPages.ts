import { isOpenPath } from '@letu/client';
import { kindByPath } from '@letu/kinds';
import { isNamedInQuery } from './editorPath.js';
import { readDeviceOnly } from '../settings/deviceOnly.js';

/**
 * Who may be on a page: anyone, someone with an account, or, in an editor and a preview, whoever may see its document; `device` is for accounts and for
 * those who have chosen to do without one.
 */
export type Openness = 'anyone' | 'account' | 'document' | 'device';

/** Pages that show what is kept on this device to those who work without an account. */
const OF_DEVICE = /^\/(?:welcome|trash|template|chat|aichat|preference(?:\/.*)?)$/;

/** The one table of who may be where: the pages that the client leaves alone, and beyond them those that need no server. */
export function opennessOf(path: string): Openness {
  // The page that makes pictures reads nothing of an account, and answers pages whose visitors may have none.
  if (isOpenPath(path) || path === '/domimage') return 'anyone';
  const [, segment, gid] = path.split('/');
  if ((segment === 'preview' || segment === 'tuya') && gid) return 'document';
  const kind = kindByPath(segment ?? '');
  if (kind && (gid !== undefined || isNamedInQuery(kind))) return gid === 'new' ? 'anyone' : 'document';
  return OF_DEVICE.test(path) ? 'device' : 'account';
}

/** Tells whether someone without an account may be on a page, before it is known which document an editor's is. */
export function isOpenWithout(path: string): boolean {
  const openness = opennessOf(path);
  return openness === 'device' ? readDeviceOnly() : openness !== 'account';
}
