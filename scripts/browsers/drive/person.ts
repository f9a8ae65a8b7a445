import type { Tab } from './tab.js';
import { until } from './until.js';

/** Finds what is seen by its selector and a part of its name; returns the middle of it once it rests. */
function middleOf(selector: string, name: string): [number, number] | undefined {
  const plain = name.replaceAll(/\s/g, '');
  const found = [...document.querySelectorAll(selector)].find((element) => {
    const own = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return own.replaceAll(/\s/g, '').includes(plain) && element.getClientRects().length > 0;
  });
  // Menus take no click while they open or close.
  if (!found || found.closest('[class*="-enter"], [class*="-appear"], [class*="-leave"]')) return undefined;
  found.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = found.getBoundingClientRect();
  const place = [left + width / 2, top + height / 2] as [number, number];
  const before = found.getAttribute('data-place');
  found.setAttribute('data-place', place.join());
  return before === place.join() ? place : undefined;
}

/** Presses what a selector and a part of its name find, once it is there and rests. */
export async function press(tab: Tab, selector: string, name: string): Promise<void> {
  const place = await until(tab, `${selector} named ${name}`, middleOf, selector, name);
  await tab.clickAt(...place);
}

/** Waits for something that a selector finds. */
export async function see(tab: Tab, selector: string): Promise<void> {
  await until(tab, selector, (wanted) => document.querySelector(wanted) !== null, selector);
}
