const IN_FRONT_MATTER = /^\s*["']?(?:theme|themeVariables)["']?\s*:/m;
const IN_DIRECTIVE = /%%\{\s*init(?:ialize)?\s*:(?:(?!\}%%)[^])*?\btheme(?:Variables)?["']?\s*:/;

/** Tells whether a source chooses its colours itself. It is drawn with Mermaid's own themes then, of which it was thought. */
export function choosesTheme(source: string, frontMatter = ''): boolean {
  return IN_FRONT_MATTER.test(frontMatter) || IN_DIRECTIVE.test(source);
}
