import { UserMenu } from '../account/userMenuPart.js';
import { lazyPart } from '../layout/lazyPart.js';

export const Side = lazyPart(async () => (await import('./Side.js')).Side);
export const SideDrawer = lazyPart(async () => (await import('./Side.js')).SideDrawer);

/** Loads what stands around the pages of somebody with an account. What cannot be loaded now is loaded, and told of, when it is drawn. */
export const loadShellParts = (): Promise<unknown> =>
  Promise.all([Side, SideDrawer, UserMenu].map((part) => part.load())).catch(() => undefined);
