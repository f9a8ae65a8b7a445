/** A diagram: what is stored, linked, carried inside pictures, compared and merged. It travels whole. */
export interface Diagram {
  /** The stored type code of its kind, case-sensitive. */
  readonly type: string;
  readonly source: string;
  /** The options of its kind that are not the defaults. @default none */
  readonly options?: Readonly<Record<string, unknown>> | undefined;
  /** The ids of the files it shows, each once; their content is in a `FileStore`. @default none */
  readonly files?: readonly string[] | undefined;
}
