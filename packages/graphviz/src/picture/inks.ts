import type { Theme } from '@letu/core';
import { pictureColours } from '@letu/core/palette';
import { DARK, ON_LIGHT } from './palette.js';

/** What is drawn instead of the markers. */
export interface Inks {
  /** Whether pictures lie on a dark page. */
  readonly isDark: boolean;
  /** Whether every shape is filled, those of bare text too, which nobody asked for. */
  readonly fillsAll: boolean;
  /** Outlines of nodes without a colour of their own. */
  readonly line: string;
  /** Outlines of clusters, and of nodes that only the graph has filled. */
  readonly groupLine: string;
  readonly plainLine: string;
  readonly edge: string;
  readonly text: string;
  /** Labels of edges. */
  readonly edgeText: string;
  /** Filled nodes without a colour of their own, and filled clusters. */
  readonly fill: string;
  readonly group: string;
  /** Lines and text on a colour of the graph's own, where those above cannot be seen. */
  readonly across: string;
}

/** The inks of Graphviz's own look on a dark page. */
export const OWN_IN_DARK: Inks = {
  isDark: true,
  fillsAll: false,
  line: DARK.line,
  groupLine: DARK.line,
  plainLine: DARK.line,
  edge: DARK.line,
  text: DARK.text,
  edgeText: DARK.text,
  fill: DARK.fill,
  group: DARK.fill,
  across: ON_LIGHT,
};

/** Returns the inks of Letu's look. */
export function letuInks(theme: Theme): Inks {
  const { node, nodeLine, edge, text, textQuiet, group, groupLine } = pictureColours[theme];
  return {
    isDark: theme === 'dark',
    fillsAll: true,
    line: nodeLine,
    groupLine,
    plainLine: edge,
    edge,
    text,
    edgeText: textQuiet,
    fill: node,
    group,
    across: pictureColours[theme === 'dark' ? 'light' : 'dark'].text,
  };
}
