import { createContext, useContext } from 'react';

/** Returns where a symbol of this name is in the page, as the reference of `<use>`; undefined where the built-in one is to be drawn. */
export type IconSource = (name: string) => string | undefined;

const builtIn: IconSource = () => undefined;

export const IconSourceContext = createContext<IconSource>(builtIn);

/** Returns where icons come from. */
export function useIconSource(): IconSource {
  return useContext(IconSourceContext);
}
