/**
 * The colours a picture is drawn in. `auto` and `letu` follow the interface, light or dark: with Mermaid's own themes, or in
 * Letu's look, where the source chooses no theme itself.
 */
export type MermaidTheme =
  | 'auto'
  | 'letu'
  | 'default'
  | 'base'
  | 'dark'
  | 'forest'
  | 'neutral'
  | 'neo'
  | 'neo-dark'
  | 'redux'
  | 'redux-dark'
  | 'redux-color'
  | 'redux-dark-color';
