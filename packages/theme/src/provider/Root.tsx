/** @jsxImportSource @emotion/react */
import { createContext, useContext, useMemo, type HTMLAttributes, type RefObject } from 'react';
import { useLetu } from './letuContext.js';
import { rootStyles } from './rootStyles.js';

/** Where the provider keeps its element: antd's `App` passes no ref on. */
export const RootContext = createContext<RefObject<HTMLDivElement | null> | null>(null);

/** The provider's element. */
export function Root(props: HTMLAttributes<HTMLDivElement>) {
  const settings = useLetu();
  const { theme, density, locale } = settings;
  const styles = useMemo(() => rootStyles(settings), [settings]);
  const ref = useContext(RootContext);
  return <div {...props} ref={ref} css={styles} data-theme={theme} data-density={density} lang={locale} />;
}
