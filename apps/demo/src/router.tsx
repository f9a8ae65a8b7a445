import { createBrowserRouter, redirect, type RouteObject } from 'react-router';
import { LoadingBar } from './layout/LoadingBar.js';
import { Shell } from './layout/Shell.js';
import { kinds, type DiagramKind } from './kinds/registry.js';
import { kindLoader } from './pages/link/kindLoader.js';
import { FailurePage } from './pages/FailurePage.js';
import { NotFoundPage } from './pages/NotFoundPage.js';
import { loadChunk } from './routing/loadChunk.js';

/** The paths of one kind's editor. */
function kindRoutes(kind: DiagramKind): RouteObject[] {
  return [
    {
      path: `/${kind.segment}/new`,
      lazy: async () => {
        const { NewPage } = await loadChunk(() => import('./pages/link/NewPage.js'));
        return { loader: kindLoader(kind), Component: NewPage };
      },
    },
    {
      path: `/${kind.segment}/:gid`,
      lazy: async () => {
        const { EditorPage, editorLoader } = await loadChunk(() => import('./pages/editor/EditorPage.js'));
        return { loader: editorLoader(kind), Component: EditorPage };
      },
    },
    {
      path: `/p/link/${kind.segment}`,
      lazy: async () => {
        const { LinkPage } = await loadChunk(() => import('./pages/link/LinkPage.js'));
        return { loader: kindLoader(kind), Component: LinkPage };
      },
    },
  ];
}

const pages: RouteObject[] = [
  // Sign-in comes with the server; until then everyone is at home.
  { index: true, loader: () => redirect('/welcome'), Component: LoadingBar },
  {
    path: '/welcome',
    lazy: async () => {
      const { WelcomePage } = await loadChunk(() => import('./pages/welcome/WelcomePage.js'));
      return { Component: WelcomePage };
    },
  },
  ...kinds.flatMap(kindRoutes),
  { path: '/404', Component: NotFoundPage },
  { path: '*', Component: NotFoundPage },
];

export function createAppRouter(): ReturnType<typeof createBrowserRouter> {
  return createBrowserRouter([
    {
      Component: Shell,
      ErrorBoundary: FailurePage,
      HydrateFallback: LoadingBar,
      // Failures of a page stay inside the shell, so that the way home is always there.
      children: [{ ErrorBoundary: FailurePage, children: pages }],
    },
  ]);
}
