import { createContext, type ReactNode } from 'react';
import type { Theme } from '@letu/core';

/**
 * Returns content in the look that the provider around gives to everything, in light or in dark, whichever the page itself is in.
 *
 * @param theme The theme to draw in.
 * @param content What is drawn in it.
 */
export type HostTheme = (theme: Theme, content: ReactNode) => ReactNode;

/** Where a provider says how its look is had in either theme. Editors choose a theme of their own, and ask here. */
export const HostThemeContext = createContext<HostTheme | undefined>(undefined);
