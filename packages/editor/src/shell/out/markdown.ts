import { dataAddress } from '@letu/core';

/** Returns a Markdown code block of a language that holds a source, whatever back quotes are in it. */
export function markdownCode(language: string, source: string): string {
  const longest = Math.max(0, ...(source.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(Math.max(3, longest + 1));
  return `${fence}${language}\n${source.replace(/\n+$/, '')}\n${fence}\n`;
}

/** Returns a Markdown picture that is held in the text itself. */
export async function markdownImage(title: string, picture: Blob): Promise<string> {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  return `![${title.replaceAll(/[[\]\\]/g, '\\$&')}](${dataAddress({ mediaType: picture.type, bytes })})\n`;
}
