/** What is known of one library of PlantUML's standard library. */
export interface StdlibLibrary {
  /** The name it is included by, in lower case, such as `c4` in `!include <C4/C4_Context>`. */
  readonly name: string;
  readonly title: string;
  readonly version: string;
  readonly author: string;
  /** The licence as the library states it, empty where it states none. */
  readonly licence: string;
  /** Where the library comes from. */
  readonly source: string;
  /** The size of its file in bytes. */
  readonly bytes: number;
  /** The size of the file with its coloured pictures in bytes, if it has any. Loaded apart, when a diagram shows one. */
  readonly imageBytes?: number;
  /** Other names of the same library, such as `awslib`. */
  readonly aliases: readonly string[];
}
