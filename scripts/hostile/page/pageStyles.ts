const WATCHED = [
  'color',
  'background-color',
  'background-image',
  'display',
  'visibility',
  'position',
  'font-family',
  'opacity',
  'transform',
  'filter',
] as const;

/** Returns how the page around the picture looks, by what it is called. */
export function pageStyles(): Readonly<Record<string, string>> {
  const looks: Record<string, string> = {};
  for (const selector of ['html', 'body', '#canary', '[data-part=code]', '[data-part=preview]']) {
    const element = document.querySelector(selector);
    if (!element) continue;
    const style = getComputedStyle(element);
    for (const property of WATCHED) looks[`${selector} ${property}`] = style.getPropertyValue(property);
  }
  const canary = document.querySelector('#canary')?.getBoundingClientRect();
  looks['#canary place'] = JSON.stringify(canary);
  // What covers the canary is outside its place too.
  if (canary)
    looks['#canary top'] = String(
      document.elementFromPoint(canary.left + 2, canary.top + 2)?.id === 'canary',
    );
  return looks;
}
