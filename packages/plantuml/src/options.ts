/** How a PlantUML diagram is drawn where its source does not say. */
export interface PlantumlOptions {
  /** A theme of PlantUML (https://plantuml.com/theme), such as `cerulean`; empty for none. A `!theme` in the source wins. */
  readonly themeName: string;
  /** What places the nodes of class, component, state and similar diagrams. A `!pragma layout` in the source wins. */
  readonly layout: 'graphviz' | 'smetana';
  /** Draws wavering lines. */
  readonly handwritten: boolean;
  /**
   * The texts of files the source includes that are not in the standard library, by the path written in the source.
   * `withIncludes` fills it with what a host's function answers.
   */
  readonly includes: Readonly<Record<string, string>>;
}

export const defaultOptions: PlantumlOptions = {
  themeName: '',
  layout: 'graphviz',
  handwritten: false,
  includes: {},
};
