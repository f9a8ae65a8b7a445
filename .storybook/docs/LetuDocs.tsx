import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { Global } from 'storybook/theming';
import { LetuProvider, tokensOf } from '@letu/theme';
import { storybookTheme } from '../theme/storybookTheme.js';
import { useGlobals } from './useGlobals.js';
import './docs.css';

/** Shows docs pages in the theme and language of the tool bar. */
export function LetuDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { theme, locale, density } = useGlobals();
  const { ground } = tokensOf(theme).colours;
  return (
    <DocsContainer context={context} theme={storybookTheme(theme)}>
      <Global styles={{ '.sbdocs.sbdocs-wrapper': { background: ground } }} />
      <LetuProvider {...{ theme, locale, density }} className="letu-docs">
        {children}
      </LetuProvider>
    </DocsContainer>
  );
}
