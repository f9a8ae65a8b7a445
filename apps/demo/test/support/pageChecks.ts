import axe from 'axe-core';
import type { Page } from 'playwright';
import { COLOURS } from '../../../../test/visual/accessibility.js';

/** The icons in what can be pressed that are read aloud by the English names their library gives them. */
const NAMED_ICONS = ":is(button, a, [role='menuitem']) .anticon[role='img']:not([aria-hidden='true'])";

/** Returns what axe finds wrong with a page, and the icons that are read aloud by the names of their library. */
export async function violations(page: Page, options: axe.RunOptions = {}): Promise<readonly string[]> {
  // Colours are measured where they come to rest, which what blinks for ever, such as a caret, never does.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map((animation) => animation.finished),
    ),
  );
  await page.evaluate(axe.source);
  const { violations: found } = await page.evaluate(
    (wanted) =>
      // Nobody reads what passed, which takes axe longer to list than what did not.
      (window as unknown as { axe: typeof axe }).axe.run({ resultTypes: ['violations'], ...wanted }),
    options,
  );
  const icons = await page.locator(NAMED_ICONS).evaluateAll((all) =>
    all.flatMap((icon) => {
      const owner = icon.closest('button, a, [role="menuitem"]');
      const isRead = !owner?.hasAttribute('aria-label') && !icon.closest('[aria-hidden="true"]');
      return isRead ? [`${icon.outerHTML} in ${owner?.outerHTML}`] : [];
    }),
  );
  return [
    ...found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`),
    ...icons.map((html) => `icon-name: ${html}`),
  ];
}

/** Returns what axe finds wrong with a page in the light theme, and with its colours in the dark one. */
export async function violationsInBothThemes(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.locator(`html[data-theme="${colorScheme}"]`).waitFor();
    const complaints = await violations(page, colorScheme === 'dark' ? COLOURS : {});
    found.push(...complaints.map((complaint) => `${colorScheme}: ${complaint}`));
  }
  return found;
}

/** Returns by how many CSS pixels a page is wider than its window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
