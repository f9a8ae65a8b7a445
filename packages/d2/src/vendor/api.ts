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

/** A shape as it is drawn. The id is its whole path. */
export interface D2Shape {
  readonly id: string;
  readonly label: string;
}

/** A connection as it is drawn. */
export interface D2Connection extends D2Shape {
  readonly src: string;
  readonly dst: string;
  readonly srcArrow: string;
  readonly dstArrow: string;
}

/** A compiled board with those below it. */
export interface D2Board {
  readonly name: string;
  readonly shapes?: readonly D2Shape[] | null;
  readonly connections?: readonly D2Connection[] | null;
  readonly layers?: readonly D2Board[] | null;
  readonly scenarios?: readonly D2Board[] | null;
  readonly steps?: readonly D2Board[] | null;
}

/** What the source says of a board, with those below it in the order of the boards. */
export interface D2Graph {
  /** The source as it is written, of the root alone: of the boards below, D2 loses the places of connections. */
  readonly ast?: AstMap;
  readonly objects?: readonly D2Object[] | null;
  readonly layers?: readonly D2Graph[] | null;
  readonly scenarios?: readonly D2Graph[] | null;
  readonly steps?: readonly D2Graph[] | null;
}

/** What `compile` makes. */
export interface CompileResult {
  readonly diagram: D2Board;
  readonly graph: D2Graph;
  readonly renderOptions: D2RenderOptions;
}

/** A call of `render`. */
export interface RenderRequest {
  readonly diagram: D2Board;
  readonly options: D2RenderOptions;
}

/** A shape as the source names it. The id is the last part of its path. */
export interface D2Object {
  readonly id: string;
  /** Where it is named: the part `key_path_index` of a key. */
  readonly references?:
    { readonly key: { readonly path: AstPath }; readonly key_path_index: number }[] | null;
}

/** The parts of a key, each under the name of its kind of text. */
export type AstPath = readonly Readonly<Record<string, AstString>>[];

/** The braces of a source, or the whole of it. Ranges are texts: see `readRange`. */
export interface AstMap {
  readonly nodes?: readonly { readonly map_key?: AstKey }[] | null;
}

/** A key with what follows it. */
export interface AstKey {
  readonly range: string;
  readonly key?: AstKeyPath;
  readonly edges?: readonly AstEdge[] | null;
  /** Set where the key speaks of connections made before, such as `(a -> b)[0]`. */
  readonly edge_index?: object | null;
  readonly value?: Readonly<Record<string, AstScalar | AstMap>>;
}

/** A key's path with its place. */
export interface AstKeyPath {
  readonly range: string;
  readonly path: AstPath;
}

/** A connection between two paths. */
export interface AstEdge {
  readonly range: string;
  readonly src: AstKeyPath;
  readonly dst: AstKeyPath;
}

/** A part of a key. */
export interface AstString {
  readonly range: string;
  readonly value?: string | readonly { readonly string?: string }[];
}

/** A value that is no map. */
export interface AstScalar {
  readonly range: string;
}
