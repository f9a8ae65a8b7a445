import { redirect, type RouteObject } from 'react-router';
import { requireServer } from './account/requireAccount.js';
import type { PageHandle } from './layout/frame.js';
import { LoadingBar } from './layout/LoadingBar.js';
import { loadChunk } from './routing/loadChunk.js';

const handle = { hasSide: true } satisfies PageHandle;

/** What the product can be extended by: plugins, fonts and models. */
export const buildRoutes: RouteObject[] = [
  { path: '/build', loader: () => redirect('/build/plugin'), Component: LoadingBar },
  {
    path: '/build/plugin',
    handle,
    lazy: async () => {
      const { PluginListPage } = await loadChunk(() => import('./pages/build/plugin/PluginListPage.js'));
      return { loader: requireServer, Component: PluginListPage };
    },
  },
  {
    path: '/build/plugin/:key',
    handle,
    lazy: async () => {
      const { PluginPage } = await loadChunk(() => import('./pages/build/plugin/PluginPage.js'));
      return { loader: requireServer, Component: PluginPage };
    },
  },
  {
    path: '/build/font',
    handle,
    lazy: async () => {
      const { FontPage } = await loadChunk(() => import('./pages/build/font/FontPage.js'));
      return { loader: requireServer, Component: FontPage };
    },
  },
  {
    path: '/build/model',
    handle,
    lazy: async () => {
      const { ModelPage } = await loadChunk(() => import('./pages/build/model/ModelPage.js'));
      return { loader: requireServer, Component: ModelPage };
    },
  },
  {
    path: '/build/model/provider',
    handle,
    lazy: async () => {
      const { ProviderPage } = await loadChunk(() => import('./pages/build/model/ProviderPage.js'));
      return { loader: requireServer, Component: ProviderPage };
    },
  },
  {
    path: '/build/model/add/:provider',
    handle,
    lazy: async () => {
      const { AddProviderPage } = await loadChunk(() => import('./pages/build/model/AddProviderPage.js'));
      return { loader: requireServer, Component: AddProviderPage };
    },
  },
];
