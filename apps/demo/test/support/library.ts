import type { Locator, Page } from 'playwright';

/** Returns the titles of the cards that are shown. */
export const titles = (page: Page): Promise<string[]> => page.locator('.letu-card h2').allTextContents();

/** Finds the dialog that is open. */
export const dialog = (page: Page): Locator => page.getByRole('dialog');

/** Expects the key Escape to close the dialog: it does while the keyboard's place is in there. */
export async function closesByEscape(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
}

/** Finds a button by its whole name, or by its end: antd's icons stand before it with their own. */
export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true });

/** Chooses a command from the menu of a graph. */
export async function command(page: Page, title: string, name: string): Promise<void> {
  await button(page, `“${title}”的操作`).click();
  await page.getByRole('menuitem', { name }).click();
}
