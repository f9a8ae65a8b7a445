import type { RouteObject } from 'react-router';
import { loadChunk } from './routing/loadChunk.js';
import { revalidatesOpen } from './routing/revalidatesOpen.js';

/** Pages that show one diagram alone. */
export const previewRoutes: RouteObject[] = [
  {
    path: '/preview/:gid',
    lazy: async () => {
      const [{ PreviewPage }, { previewLoader }] = await loadChunk(() =>
        Promise.all([import('./pages/preview/PreviewPage.js'), import('./pages/preview/previewLoader.js')]),
      );
      return { loader: previewLoader, shouldRevalidate: revalidatesOpen, Component: PreviewPage };
    },
  },
  {
    path: '/tuya/:gid',
    lazy: async () => {
      const [{ TuyaPage }, { previewLoader }] = await loadChunk(() =>
        Promise.all([import('./pages/tuya/TuyaPage.js'), import('./pages/preview/previewLoader.js')]),
      );
      return { loader: previewLoader, Component: TuyaPage };
    },
  },
];
