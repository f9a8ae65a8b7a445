import { createBrowserRouter, redirect, type RouteObject } from 'react-router';
import type { ListedKind } from '@letu/core';
import { kinds } from '@letu/kinds';
import type { PageHandle } from './layout/frame.js';
import { LoadingBar } from './layout/LoadingBar.js';
import { Frame } from './shell/Frame.js';
import { loadShellParts } from './shell/shellParts.js';
import { isNamedInQuery } from './routing/editorPath.js';
import { revalidatesOpen } from './routing/revalidatesOpen.js';
import { OpeningFrame } from './opening/OpeningFrame.js';
import { buildRoutes } from './buildRoutes.js';
import { bareChatRoute, creationRoutes } from './creationRoutes.js';
import { libraryRoutes } from './libraryRoutes.js';
import { preferenceRoutes } from './preferenceRoutes.js';
import { previewRoutes } from './previewRoutes.js';
import { kindLoader } from './pages/link/kindLoader.js';
import { currentAccount } from './account/account.js';
import { lost, requireAccount } from './account/requireAccount.js';
import { FailurePage } from './pages/FailurePage.js';
import { isFramed, keepInFrame } from './routing/framed.js';
import { loadChunk } from './routing/loadChunk.js';

/** The paths of one kind's editor. */
function kindRoutes(kind: ListedKind): RouteObject[] {
  return [
    {
      path: `/${kind.path}/new`,
      lazy: async () => {
        const { NewPage } = await loadChunk(() => import('./pages/link/NewPage.js'));
        return { loader: kindLoader(kind), Component: NewPage };
      },
    },
    {
      path: isNamedInQuery(kind) ? `/${kind.path}` : `/${kind.path}/:gid`,
      lazy: async () => {
        const { EditorPage, editorLoader } = await loadChunk(() => import('./pages/editor/EditorPage.js'));
        return { loader: editorLoader(kind), shouldRevalidate: revalidatesOpen, Component: EditorPage };
      },
    },
    {
      path: `/p/link/${kind.path}`,
      lazy: async () => {
        const { LinkPage } = await loadChunk(() => import('./pages/link/LinkPage.js'));
        return { loader: kindLoader(kind), Component: LinkPage };
      },
    },
  ];
}

async function notFound() {
  const { NotFoundPage } = await loadChunk(() => import('./pages/NotFoundPage.js'));
  return { Component: NotFoundPage };
}

const pages: RouteObject[] = [
  {
    path: '/welcome',
    handle: { hasSide: true } satisfies PageHandle,
    lazy: async () => {
      const { WelcomePage } = await loadChunk(() => import('./pages/welcome/WelcomePage.js'));
      return { loader: requireAccount, Component: WelcomePage };
    },
  },
  ...kinds.flatMap(kindRoutes),
  ...libraryRoutes,
  ...preferenceRoutes,
  ...previewRoutes,
  ...buildRoutes,
  ...creationRoutes,
  {
    path: '/graph/:id/revision',
    lazy: async () => {
      const [{ RevisionPage }, { revisionLoader }, { UnreachablePage }] = await loadChunk(() =>
        Promise.all([
          import('./pages/revision/RevisionPage.js'),
          import('./pages/revision/revisionLoader.js'),
          import('./pages/revision/UnreachablePage.js'),
        ]),
      );
      return { loader: revisionLoader, Component: RevisionPage, ErrorBoundary: UnreachablePage };
    },
  },
  {
    path: '/graph/:id/access',
    lazy: async () => {
      const [{ AccessPage }, { revisionLoader }] = await loadChunk(() =>
        Promise.all([import('./pages/revision/AccessPage.js'), import('./pages/revision/revisionLoader.js')]),
      );
      return { loader: revisionLoader, Component: AccessPage };
    },
  },
  {
    path: '/403',
    lazy: async () => {
      const { ForbiddenPage } = await loadChunk(() => import('./pages/ForbiddenPage.js'));
      return { loader: requireAccount, Component: ForbiddenPage };
    },
  },
  { path: '/404', lazy: notFound },
  { path: '*', loader: lost, lazy: notFound },
];

/** Signing in, which has the layout around it and nothing to work with. */
const entrance: RouteObject[] = [
  {
    path: '/login',
    lazy: async () => {
      const [{ LoginPage }, { loginLoader }] = await loadChunk(() =>
        Promise.all([import('./pages/login/LoginPage.js'), import('./pages/login/loginLoader.js')]),
      );
      return { loader: loginLoader, Component: LoginPage };
    },
  },
  {
    path: '/login/callback/:type',
    lazy: async () => {
      const { CallbackPage } = await loadChunk(() => import('./pages/login/CallbackPage.js'));
      return { Component: CallbackPage };
    },
  },
];

const loadLogout = () => import('./pages/login/LogoutPage.js');

/** Pages without the layout that need nothing to work with. */
const bare: RouteObject[] = [
  { path: '/', loader: () => redirect('/login'), Component: LoadingBar },
  {
    path: '/logout',
    lazy: async () => {
      const { LogoutPage } = await loadChunk(loadLogout);
      return { Component: LogoutPage };
    },
  },
];

const loadWorkplace = () => loadChunk(() => import('./shell/Workplace.js'));

async function workplace() {
  return { Component: (await loadWorkplace()).Workplace };
}

async function shell() {
  // What stands around a page is there with it.
  const parts = currentAccount().user && loadShellParts();
  const [{ Shell }] = await Promise.all([loadWorkplace(), parts]);
  // To leave takes no network.
  loadLogout().catch(() => undefined);
  return { Component: Shell };
}

/** Turns what is dropped on it and pasted into pictures, where other pages open it. */
const imageMaker: RouteObject = {
  path: '/domimage',
  lazy: async () => {
    const { DomImagePage } = await loadChunk(() => import('./pages/domimage/DomImagePage.js'));
    return { Component: DomImagePage };
  },
};

export function createAppRouter(): ReturnType<typeof createBrowserRouter> {
  const router = createBrowserRouter([
    { lazy: workplace, ErrorBoundary: FailurePage, HydrateFallback: LoadingBar, children: [imageMaker] },
    {
      Component: OpeningFrame,
      ErrorBoundary: FailurePage,
      HydrateFallback: LoadingBar,
      children: [
        { ErrorBoundary: FailurePage, children: bare },
        // Failures of a page stay inside the layout, so that the way home is always there.
        { Component: Frame, children: [{ ErrorBoundary: FailurePage, children: entrance }] },
        {
          lazy: workplace,
          ErrorBoundary: FailurePage,
          children: [
            bareChatRoute,
            { lazy: shell, children: [{ ErrorBoundary: FailurePage, children: pages }] },
          ],
        },
      ],
    },
  ]);
  if (isFramed()) keepInFrame(router);
  return router;
}
