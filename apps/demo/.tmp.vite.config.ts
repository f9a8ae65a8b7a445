import base from './vite.config.ts';
const missing = ['d2', 'mermaid', 'plantuml'];
export default {
  ...base,
  plugins: [
    ...(base.plugins ?? []),
    {
      name: 'stub',
      enforce: 'pre' as const,
      resolveId(id: string) {
        const m = /^@letu\/(\w+)$/.exec(id);
        return m && missing.includes(m[1]!) ? '\0stub:' + m[1] : undefined;
      },
      load(id: string) {
        return id.startsWith('\0stub:') ? `export const ${id.slice(6)} = {}` : undefined;
      },
    },
  ],
};
