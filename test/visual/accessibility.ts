import axe from 'axe-core';

/** How Storybook's panel runs axe, as a story's `a11y` parameter says. */
export interface A11yParameter {
  readonly config?: axe.Spec;
  readonly options?: axe.RunOptions;
}

/** What of a page a theme changes: the rest need not be looked at again in another. */
export const COLOURS = { runOnly: ['color-contrast', 'link-in-text-block'] } satisfies axe.RunOptions;

/** Returns what axe finds wrong with everything on the page, dialogs and menus included, by Storybook's own rules. */
export async function violations(
  { config, options }: A11yParameter = {},
  limits: axe.RunOptions = {},
): Promise<readonly string[]> {
  axe.reset();
  // As in Storybook: a component by itself has no landmarks.
  axe.configure({ ...config, rules: [{ id: 'region', enabled: false }, ...(config?.rules ?? [])] });
  // Nobody reads what passed, which takes axe longer to list than what did not.
  const { violations: found } = await axe.run(document.body, {
    resultTypes: ['violations'],
    ...options,
    ...limits,
  });
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${html}\n${failureSummary}`),
  );
}
