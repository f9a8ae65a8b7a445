import { redirect, type RouteObject } from 'react-router';
import { requireAccount } from './account/requireAccount.js';
import type { PageHandle } from './layout/frame.js';
import { LoadingBar } from './layout/LoadingBar.js';
import { loadChunk } from './routing/loadChunk.js';

const handle = { hasSide: true } satisfies PageHandle;

/** What people set for themselves, and the trash among it. */
export const preferenceRoutes: RouteObject[] = [
  { path: '/preference', loader: () => redirect('/preference/appearance'), Component: LoadingBar },
  {
    path: '/preference/trash',
    handle,
    lazy: async () => {
      const { TrashPage } = await loadChunk(() => import('./pages/trash/TrashPage.js'));
      return { loader: requireAccount, Component: TrashPage };
    },
  },
  {
    path: '/preference/cloud',
    handle,
    lazy: async () => {
      const { CloudSettings } = await loadChunk(() => import('./pages/preference/cloud/CloudSettings.js'));
      return { loader: requireAccount, Component: CloudSettings };
    },
  },
  {
    path: '/preference/shape',
    handle,
    lazy: async () => {
      const { ShapeSettings } = await loadChunk(() => import('./pages/preference/shape/ShapeSettings.js'));
      return { loader: requireAccount, Component: ShapeSettings };
    },
  },
  {
    path: '/preference/shortcuts',
    handle,
    lazy: async () => {
      const { ShortcutSettings } = await loadChunk(() => import('./pages/preference/ShortcutSettings.js'));
      return { loader: requireAccount, Component: ShortcutSettings };
    },
  },
  {
    path: '/preference/:section',
    handle,
    lazy: async () => {
      const { PreferencePage } = await loadChunk(() => import('./pages/preference/PreferencePage.js'));
      return { loader: requireAccount, Component: PreferencePage };
    },
  },
];
