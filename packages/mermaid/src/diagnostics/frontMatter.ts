import { LineIndex, type TextRange } from '@letu/core';
import type { MermaidMessages } from '../locales/zh-CN.js';
import type { PreparedSource } from '../preprocess.js';

/** The parts of js-yaml's exception that say where (https://github.com/nodeca/js-yaml). Both counts are 0-based. */
interface YamlError {
  readonly reason?: string;
  readonly mark?: { readonly buffer: string; readonly line: number; readonly column: number };
}

/** Reads an error in the YAML between the `---` lines; undefined for YAML elsewhere. */
export function readFrontMatterError(
  error: Error,
  { frontMatter }: PreparedSource,
  messages: MermaidMessages,
): (TextRange & { readonly message: string }) | undefined {
  const { reason = '', mark } = error as YamlError;
  if (error.name !== 'YAMLException' || !frontMatter || !mark) return undefined;
  const yaml = mark.buffer.replace(/[\0\n]+$/, '');
  const isFrontMatter = flat(frontMatter.text).startsWith(flat(yaml));
  if (!isFrontMatter) return undefined;
  const lines = new LineIndex(frontMatter.text);
  // An error at the end of the YAML belongs to its last line.
  const lastLine = yaml.split('\n').length;
  const { from, to } = lines.lineTextRange(Math.min(mark.line + 1, lastLine));
  return { ...frontMatter.originRange(from, to), message: messages.frontMatterInvalid(reason) };
}

/** Leaves out indentation, which Mermaid takes off when the whole front matter is indented. */
function flat(text: string): string {
  return text.replaceAll(/^[^\S\n]+/gm, '');
}
