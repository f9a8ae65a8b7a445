import { openBuiltPage } from '../scripts/builtPage.mjs';

/**
 * Builds and opens the page `bench/pages/{name}` in Chromium.
 *
 * @param name The page's folder.
 */
export function openBenchPage(name: string) {
  return openBuiltPage(new URL(`./pages/${name}/index.html`, import.meta.url));
}
