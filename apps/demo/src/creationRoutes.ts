import type { RouteObject } from 'react-router';
import { requireAccount } from './account/requireAccount.js';
import type { PageHandle } from './layout/frame.js';
import { loadChunk } from './routing/loadChunk.js';

const beside = { hasSide: true } satisfies PageHandle;

/** Where diagrams begin besides the page of welcome: templates, and conversations. */
export const creationRoutes: RouteObject[] = [
  {
    path: '/template',
    handle: beside,
    lazy: async () => {
      const { TemplatePage } = await loadChunk(() => import('./pages/templates/TemplatePage.js'));
      return { loader: requireAccount, Component: TemplatePage };
    },
  },
  {
    // One route: where one writes stays as it is when a conversation begins.
    path: '/chat/:id?',
    handle: beside,
    lazy: async () => {
      const { ChatPage } = await loadChunk(() => import('./pages/chat/ChatPage.js'));
      return { loader: requireAccount, Component: ChatPage };
    },
  },
];

/** The same conversations without anything around, for side panels and frames. */
export const bareChatRoute: RouteObject = {
  path: '/aichat',
  lazy: async () => {
    const { BareChatPage } = await loadChunk(() => import('./pages/chat/BareChatPage.js'));
    return { loader: requireAccount, Component: BareChatPage };
  },
};
