import { redirect, type RouteObject } from 'react-router';
import { requireAccount, requireServer } from './account/requireAccount.js';
import type { PageHandle } from './layout/frame.js';
import { LoadingBar } from './layout/LoadingBar.js';
import { loadChunk } from './routing/loadChunk.js';

const beside = { hasSide: true } satisfies PageHandle;

/** Lists of graphs, repositories, the trash, and what is shared. */
export const libraryRoutes: RouteObject[] = [
  { path: '/dashboard', loader: () => redirect('/dashboard/recently'), Component: LoadingBar },
  {
    path: '/dashboard/:type',
    handle: beside,
    lazy: async () => {
      const { DashboardPage } = await loadChunk(() => import('./pages/DashboardPage.js'));
      return { loader: requireServer, Component: DashboardPage };
    },
  },
  {
    path: '/repository/:id',
    handle: beside,
    lazy: async () => {
      const { RepositoryPage } = await loadChunk(() => import('./pages/repository/RepositoryPage.js'));
      return { loader: requireServer, Component: RepositoryPage };
    },
  },
  {
    path: '/reposettings/:id/*',
    handle: beside,
    lazy: async () => {
      const { RepositorySettingsPage } = await loadChunk(
        () => import('./pages/repository/RepositorySettingsPage.js'),
      );
      return { loader: requireServer, Component: RepositorySettingsPage };
    },
  },
  {
    path: '/trash',
    handle: beside,
    lazy: async () => {
      const { TrashPage } = await loadChunk(() => import('./pages/trash/TrashPage.js'));
      return { loader: requireAccount, Component: TrashPage };
    },
  },
  {
    path: '/collaborator',
    handle: beside,
    lazy: async () => {
      const { CollaboratorPage } = await loadChunk(() => import('./pages/collaborator/CollaboratorPage.js'));
      return { loader: requireServer, Component: CollaboratorPage };
    },
  },
  {
    path: '/p/:uid/:id',
    lazy: async () => {
      const { SharedPage } = await loadChunk(() => import('./pages/shared/SharedPage.js'));
      return { Component: SharedPage };
    },
  },
];
