import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { CHROMIUM_ARGS, chromiumPath } from './scripts/chromium.mjs';
import { baselinePath, looksLike, TOLERANCE } from './test/visual/looksLike.js';

const executablePath = chromiumPath();
const source = ['@letu/source'];

/** A width and a height in CSS pixels. */
interface PageSize {
  readonly width: number;
  readonly height: number;
}

// A second, the default, is too short for a worker to start on a busy machine.
const expect = { poll: { timeout: 15_000 } };

/** Resizes the page around the tests, into which Vitest scales theirs down, and returns the size it had. */
const resizePage: BrowserCommand<[size: PageSize], Promise<PageSize | null>> = async ({ page }, size) => {
  const before = page.viewportSize();
  await page.setViewportSize(size);
  return before;
};

// Without it, projects would wait for each other.
const sequence = { groupOrder: 1 };

/** How many files run in Node at a time, of all projects together: what they wait for is often one thread. */
const maxWorkers = 2;

const IN_NODE = ['{packages,apps,examples}/*/test/**/*.test.ts', 'test/**/*.test.ts'];
const IN_BROWSER = [
  '{packages,apps,examples}/*/test/**/*.browser.test.{ts,tsx}',
  'test/**/*.browser.test.{ts,tsx}',
];
/** What pages are made of: dependencies of the rest, such as a compiler, would be bundled for nobody. */
const OF_PAGES = ['{packages,apps}/*/src/**/*.{ts,tsx}', '!{packages/{cli,render},apps/server}/**'];
/** What loads engines or the server, each of which takes seconds: what one file has loaded serves the next. */
const SHARING =
  '{packages/{core,codec,graphviz,pikchr,handchart,mindmap,mermaid,plantuml,d2,render,cli},apps/server,examples/*}/test/**/*.test.ts';

/** Visits of the demo, which is built and served once for all of them. */
const OF_DEMO = 'apps/demo/test/app/**/*.test.ts';
/** Plays every story, in a page of its own beside the rest: pictures of it show nothing else. */
const OF_STORIES = 'test/stories.browser.test.tsx';

/** The fonts that pictures of stories are painted in, whatever else the machine has. */
const OWN_FONTS = { FONTCONFIG_FILE: join(import.meta.dirname, 'test/visual/fonts.conf') };

type Project = TestProjectInlineConfiguration;

/** What runs in Node, beside other files. */
function inNode(name: string, test: Project['test']): Project {
  return {
    resolve: { conditions: [...source, 'node', 'import', 'default'] },
    // Vitest hands these to Node, which would take a named `import` for what is required, too.
    ssr: { resolve: { conditions: [...source, 'node'] } },
    test: {
      name,
      expect,
      sequence,
      maxWorkers,
      environment: 'node',
      testTimeout: 120_000,
      // What a file sets up, such as a server, takes as long on a busy machine as a test does.
      hookTimeout: 120_000,
      // The libraries of D2 are megabytes of finished code: Node runs them as they are.
      server: { deps: { external: [/\/d2\/generated\//] } },
      ...test,
    },
  };
}

/** What runs in Chromium, one file after the other: it begins at `entries`, and finds `env` in its environment besides. */
function inBrowser(
  name: string,
  test: Project['test'],
  entries: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Project {
  return {
    plugins: [react()],
    resolve: { conditions: [...source, 'browser', 'module', 'import', 'default'] },
    worker: { format: 'es' },
    // The shared corpus lies beside the repository, where it exists.
    server: { fs: { allow: ['.', '../shared'] } },
    // Found before the first test: a dependency met later would make Vite reload the page under a running test.
    optimizeDeps: {
      entries: [...OF_PAGES, ...entries],
      // What a comment at the head of a file stands for, no import names.
      include: ['@emotion/react/jsx-dev-runtime'],
      // Native code, which only what runs in Node imports, and engines of one file, which are megabytes and ready for pages.
      exclude: ['@napi-rs/canvas', '@resvg/resvg-js', '@plantuml/core', '@viz-js/viz'],
    },
    test: {
      name,
      expect,
      sequence,
      maxWorkers,
      // A page of its own would load the editor and antd anew for every file, which takes longer than most tests.
      isolate: false,
      setupFiles: ['test/support/freshPage.ts'],
      testTimeout: 180_000,
      browser: {
        enabled: true,
        headless: true,
        fileParallelism: false,
        screenshotFailures: false,
        commands: { resizePage, looksLike },
        expect: {
          toMatchScreenshot: {
            comparatorOptions: TOLERANCE,
            resolveScreenshotPath: ({ root, arg }) => baselinePath(root, arg),
            resolveDiffPath: ({ root, arg, ext }) => join(root, '.cache/visual', arg + ext),
          },
        },
        provider: playwright({
          launchOptions: {
            args: CHROMIUM_ARGS,
            env: { ...process.env, ...env },
            ...(executablePath ? { executablePath } : {}),
          },
          contextOptions: {
            // Tests read what an editor has copied.
            permissions: ['clipboard-read', 'clipboard-write'],
            // A button in motion can slip away between press and release, which no person is quick enough for.
            reducedMotion: 'reduce',
          },
        }),
        instances: [{ browser: 'chromium' }],
        viewport: { width: 1280, height: 800 },
      },
      ...test,
    },
  };
}

export default defineConfig({
  test: {
    // Dependencies are bundled first where that has not been done, beside whatever else runs. Vitest reads this here alone.
    browser: { connectTimeout: 240_000 },
    tags: [
      {
        name: 'long',
        description: 'Pictures and long comparisons, which `npm run test:long` runs.',
        timeout: 600_000,
      },
    ],
    projects: [
      inNode('node', { include: IN_NODE, exclude: ['**/*.browser.test.ts', SHARING, OF_DEMO] }),
      inNode('demo', {
        include: [OF_DEMO],
        isolate: false,
        globalSetup: ['apps/demo/test/support/demoOfRun.ts'],
      }),
      inNode('sharing', {
        include: [SHARING],
        exclude: ['**/*.browser.test.ts'],
        isolate: false,
        globalSetup: ['apps/server/test/support/postgresOfRun.ts'],
      }),
      inBrowser('browser', { include: IN_BROWSER, exclude: [OF_STORIES] }, [...IN_BROWSER, `!${OF_STORIES}`]),
      inBrowser(
        'stories',
        { include: [OF_STORIES] },
        [OF_STORIES, '{stories,.storybook}/**/*.{ts,tsx}'],
        OWN_FONTS,
      ),
    ],
  },
});
