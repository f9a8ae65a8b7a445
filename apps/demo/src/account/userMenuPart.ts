import { lazyPart } from '../layout/lazyPart.js';

/** The menu of an account, which whoever has none never loads. */
export const UserMenu = lazyPart(async () => (await import('./UserMenu.js')).UserMenu);
