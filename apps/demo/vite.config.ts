import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { withIconScript } from '../server/src/site/iconScript.mjs';
import { installable } from './installable.js';

const HOST = '127.0.0.1';
const PORT = Number(process.env['PORT'] ?? 8000);

/** What is loaded together: in a hundred files, it would be a tenth larger and wait for a hundred requests. */
const CHUNKS = [
  // What every page begins with.
  { name: 'start', tags: ['$initial' as const] },
  // Icons, each of which is smaller than what a file costs: those that the same pages show, or nearly the same.
  { name: 'icons', test: /@ant-design[\\/]icons/, entriesAware: true, entriesAwareMergeThreshold: 4000 },
  // What forms say, antd's and those of pages without it.
  { name: 'forms', test: /theme[\\/]src[\\/](?:antd[\\/]formMessages|locales)/ },
  // What all that is drawn with antd begins with: menus on the pages about signing in, too.
  { name: 'antd', test: /layout[\\/]Antd\./ },
  // What every page begins with on which somebody works.
  { name: 'work', test: /shell[\\/]Workplace/ },
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    installable(),
    // For hosts of files: the server names its own. Their policy has to let the script's site in.
    {
      name: 'letu-icon-script',
      transformIndexHtml: (page) => withIconScript(page, process.env['ICON_SCRIPT_URL'] || undefined),
    },
  ],
  // The packages are used from their sources: nothing has to be built before this app is.
  resolve: { conditions: ['@letu/source', 'module', 'browser', 'development|production'] },
  worker: { format: 'es' },
  // What a comment at the head of a file stands for, no import names.
  optimizeDeps: { include: ['@emotion/react/jsx-dev-runtime'] },
  build: {
    target: 'es2022',
    // Engines are megabytes by nature, and each is loaded only with its own editor.
    chunkSizeWarningLimit: 5000,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  server: { host: HOST, port: PORT },
  preview: { host: HOST, port: PORT, strictPort: true },
});
