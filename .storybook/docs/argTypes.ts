import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Defaults are written in TSDoc as code or as words; Storybook puts quotation marks around both. */
const plain = (summary: string) => /^"(.*['\s].*)"$/s.exec(summary)?.[1] ?? summary;

/** Shows the defaults of props as TSDoc has them. */
export const plainDefaults: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { table } = argType;
      const summary = table?.defaultValue?.summary;
      if (!summary) return [name, argType];
      return [name, { ...argType, table: { ...table, defaultValue: { summary: plain(summary) } } }];
    }),
  );
