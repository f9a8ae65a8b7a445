import { createContext, type ComponentType, type ReactNode } from 'react';
import type { Theme } from '@letu/core';

/** The props of a `HostTheme`. */
export interface HostThemeProps {
  /** The theme to draw in. */
  readonly theme: Theme;
  /** What is drawn in it. */
  readonly children: ReactNode;
}

/** Draws what is inside of it as the provider around draws everything, in light or in dark, whichever the page itself is in. */
export type HostTheme = ComponentType<HostThemeProps>;

/** Where a provider says how its look is had in either theme. Editors choose a theme of their own, and ask here. */
export const HostThemeContext = createContext<HostTheme | undefined>(undefined);
