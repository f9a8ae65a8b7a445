import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';

/** Defaults are written in TSDoc as code or as words; Storybook puts quotation marks around both. */
const plain = (summary: string) => /^"(.*['\s].*)"$/s.exec(summary)?.[1] ?? summary;

/** Props that any element has are no part of TSDoc, and shown where stories set them. */
const ELEMENT_PROPS: Readonly<Record<string, string>> = {
  style: 'Styles of the root element, as every element has them.',
};

function told(name: string, argType: InputType): InputType {
  const { description = ELEMENT_PROPS[name], table } = argType;
  const summary = table?.defaultValue?.summary;
  return {
    ...argType,
    ...(description ? { description } : {}),
    ...(summary ? { table: { ...table, defaultValue: { summary: plain(summary) } } } : {}),
  };
}

/** Describes props as TSDoc has them. */
export const fromTsdoc: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [name, { ...argType, ...told(name, argType) }]),
  );
