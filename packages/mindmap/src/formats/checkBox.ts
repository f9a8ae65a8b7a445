/** The icons of a checked box, and of one that is not: the first is the one that is read. */
const CHECKED = ['task-done', '✅', '☑️'] as const;
const UNCHECKED = ['task-start', '⬜', '☐'] as const;

/** Returns the icon of a check box. */
export const boxIcon = (isChecked: boolean): string => (isChecked ? CHECKED[0] : UNCHECKED[0]);

/** Returns whether the check box of a topic is checked; undefined where it has none. */
export function checkedOf(icons: readonly string[]): boolean | undefined {
  const isAmong = (boxes: readonly string[]) => icons.some((icon) => boxes.includes(icon));
  return isAmong(CHECKED) ? true : isAmong(UNCHECKED) ? false : undefined;
}

/** Returns icons without check boxes. */
export const withoutBoxes = (icons: readonly string[]): readonly string[] =>
  icons.filter((icon) => checkedOf([icon]) === undefined);
