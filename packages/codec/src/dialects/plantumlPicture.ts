import { decodeXml } from '@letu/core';

/** The keyword of the text in a PNG. */
const KEYWORD = 'plantuml';

/** The whole of each diagram in what a PNG says: behind the last one PlantUML writes of itself. */
const DIAGRAMS = /^[\s\S]*^\s*@end\w+/m;

/** How an SVG names its code: as an instruction, and in a comment before PlantUML 1.2023. */
const CODE_IN_SVG = /<\?plantuml-src ([\w-]+)\?>|<!--SRC=\[([\w-]+)\]-->/;

/** The text itself, as the oldest pictures have it in a comment. */
const TEXT_IN_SVG = /<!--(?:MD5=\[\w*\])?\s*(@start[\s\S]*?^@end\w+)/m;

/** Returns the source that PlantUML keeps in a PNG it draws (https://plantuml.com/metadata). */
export function sourceInPng(texts: ReadonlyMap<string, string>): string | undefined {
  const text = texts.get(KEYWORD);
  return text === undefined ? undefined : (DIAGRAMS.exec(text)?.[0] ?? text);
}

/** What an SVG that PlantUML draws keeps of its source. */
export type FoundInSvg = { readonly code: string } | { readonly source: string };

/** Returns what an SVG keeps of its source: a code, or in old ones the text. */
export function foundInSvg(svg: string): FoundInSvg | undefined {
  if (!svg.includes('<svg')) return undefined;
  const [, instruction, comment] = CODE_IN_SVG.exec(svg) ?? [];
  const code = instruction ?? comment;
  if (code !== undefined) return { code };
  const source = TEXT_IN_SVG.exec(svg)?.[1];
  return source === undefined ? undefined : { source: decodeXml(source) };
}
