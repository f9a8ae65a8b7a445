import { createContext, useContext, type HTMLAttributes, type RefObject } from 'react';
import { useLetu } from './letuContext.js';

/** Where the provider keeps its element: antd's `App`, which draws it, passes no ref on. */
export const RootContext = createContext<RefObject<HTMLDivElement | null> | null>(null);

/** The provider's element. */
export function Root(props: HTMLAttributes<HTMLDivElement>) {
  const { theme, density, locale } = useLetu();
  const ref = useContext(RootContext);
  return <div {...props} ref={ref} data-theme={theme} data-density={density} lang={locale} />;
}
