export { DiagramView } from './DiagramView.js';
export type { ThemeSetting } from './hooks/useResolvedTheme.js';
export type { DiagramProps, DiagramViewPart, DiagramViewProps } from './props.js';
