/** How new cells look and what the palette offers, where a host has its users choose. */
export interface DrawioDefaults {
  /** Styles of draw.io, such as `fillColor=#ffffff;strokeWidth=2;`: they hold where a shape says nothing itself. */
  readonly vertexStyle?: string | undefined;
  /** The same for edges. */
  readonly edgeStyle?: string | undefined;
  /** Categories of the palette by their ids: those that stand first, in this order, and those that are left out. */
  readonly palette?: { readonly order: readonly string[]; readonly hidden: readonly string[] } | undefined;
}

let provided: DrawioDefaults = {};

/** Has general diagrams that are opened from now on begin with defaults of a host. @param defaults Empty takes them back. */
export function provideDrawioDefaults(defaults: DrawioDefaults): void {
  provided = defaults;
}

/** Returns the styles of new cells, where some were provided. */
export function chosenStyles(): { readonly vertex?: string; readonly edge?: string } {
  const { vertexStyle: vertex, edgeStyle: edge } = provided;
  return { ...(vertex === undefined ? {} : { vertex }), ...(edge === undefined ? {} : { edge }) };
}

/** Returns categories as the palette offers them. */
export function offeredCategories<Category extends string>(all: readonly Category[]): readonly Category[] {
  const { order = [], hidden = [] } = provided.palette ?? {};
  const rank = (category: string) => {
    const at = order.indexOf(category);
    return at < 0 ? order.length : at;
  };
  return all.filter((category) => !hidden.includes(category)).toSorted((a, b) => rank(a) - rank(b));
}
