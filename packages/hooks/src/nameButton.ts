/**
 * Returns a ref for the icon of a button that a library names in a language of its own: the button takes the name instead.
 *
 * @param name What the button is called.
 */
export const nameButton =
  (name: string) =>
  (icon: Element | null): void =>
    icon?.closest('button, [role="button"]')?.setAttribute('aria-label', name);
