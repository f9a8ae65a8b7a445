/** The version of PlantUML in `@plantuml/core`; that build answers `$version$` when asked. */
export const PLANTUML_VERSION = '1.2026.8';

/** Fills the version into a line that asks for it: as a string in a preprocessor's statement, else as text. */
export function fillVersion(line: string): string {
  if (!line.includes('%version()')) return line;
  const isStatement = /^\s*!/.test(line);
  return line.replaceAll('%version()', isStatement ? `"${PLANTUML_VERSION}"` : PLANTUML_VERSION);
}
