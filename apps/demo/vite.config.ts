import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const HOST = '127.0.0.1';
const PORT = Number(process.env['PORT'] ?? 8000);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  // The packages are used from their sources: nothing has to be built before this app is.
  resolve: { conditions: ['@letu/source', 'module', 'browser', 'development|production'] },
  worker: { format: 'es' },
  // What a comment at the head of a file stands for, no import names.
  optimizeDeps: { include: ['@emotion/react/jsx-dev-runtime'] },
  build: {
    target: 'es2022',
    // Engines are megabytes by nature, and each is loaded only with its own editor.
    chunkSizeWarningLimit: 5000,
  },
  server: { host: HOST, port: PORT },
  preview: { host: HOST, port: PORT, strictPort: true },
});
