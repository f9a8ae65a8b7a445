/** What a call of D2's WASM API answers. */
export type D2Answer<Data> =
  | { readonly data: Data; readonly error?: undefined }
  | { readonly error: { readonly message: string; readonly code: number } };

/** Options of both calls, with the names and units of D2's own (`index.d.ts` of `@terrastruct/d2`). */
export interface D2RenderOptions {
  readonly sketch?: boolean | null;
  readonly themeID?: number | null;
  readonly darkThemeID?: number | null;
  readonly themeOverrides?: object | null;
  readonly darkThemeOverrides?: object | null;
  readonly pad?: number | null;
  readonly scale?: number;
  readonly target?: string;
  readonly noXMLTag?: boolean;
}

/** A call of `compile`. */
export interface CompileRequest {
  readonly fs: Readonly<Record<string, string>>;
  readonly options: D2RenderOptions & { readonly layout?: string };
}

/** A compiled board with those below it. */
export interface D2Board {
  readonly name: string;
  readonly shapes?: readonly unknown[] | null;
  readonly layers?: readonly D2Board[] | null;
  readonly scenarios?: readonly D2Board[] | null;
  readonly steps?: readonly D2Board[] | null;
}

/** What `compile` makes. */
export interface CompileResult {
  readonly diagram: D2Board;
  readonly graph: { readonly ast?: AstMap };
  readonly renderOptions: D2RenderOptions;
}

/** A call of `render`. */
export interface RenderRequest {
  readonly diagram: D2Board;
  readonly options: D2RenderOptions;
}

/** The braces of a source, or the whole of it. Ranges are texts: see `readRange`. */
export interface AstMap {
  readonly nodes?: readonly { readonly map_key?: AstKey }[] | null;
}

/** A key with what follows it. */
export interface AstKey {
  readonly range: string;
  readonly key?: { readonly range: string; readonly path: readonly Readonly<Record<string, AstString>>[] };
  readonly value?: Readonly<Record<string, AstScalar | AstMap>>;
}

/** A part of a key. */
export interface AstString {
  readonly value?: string | readonly { readonly string?: string }[];
}

/** A value that is no map. */
export interface AstScalar {
  readonly range: string;
}
