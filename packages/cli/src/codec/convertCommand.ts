import { basename } from 'node:path';
import { CodecError, codecErrorText, decodeFile, type DecodedDiagram } from '@letu/codec';
import { decodeText, FormatError, type ListedKind, type LocalizedText } from '@letu/core';
import { kindByFile, kindByName, kindByType } from '@letu/kinds';
import type { ConvertCommand } from '../arguments.js';
import type { CliEnvironment } from '../environment.js';
import { readBytes, writeBytes } from '../files.js';
import { loadKinds, namesOf } from '../kinds.js';
import { messages } from '../locales/index.js';
import { UsageError } from '../usageError.js';

type Converted = Pick<DecodedDiagram, 'type' | 'source' | 'files' | 'notes'>;

/** `letu convert`: turns a file of one format into one of another; the names of the files say which. */
export async function convertCommand(command: ConvertCommand, environment: CliEnvironment): Promise<number> {
  const { input, output, locale } = command;
  const { kinds } = await loadKinds(command.kinds, locale);
  try {
    const diagram = await readDiagram(command, kinds, environment);
    const { content, notes } = await written(diagram, command, kinds);
    await writeBytes(output, content, messages[locale]);
    for (const note of [...(diagram.notes ?? []), ...notes]) {
      environment.stderr.write(`letu: ${basename(input)}${messages[locale].colon}${note[locale]}\n`);
    }
    return 0;
  } catch (error) {
    if (!(error instanceof CodecError || error instanceof FormatError)) throw error;
    const text = error instanceof FormatError ? error.told[locale] : codecErrorText(error, locale);
    environment.stderr.write(`letu: ${text}\n`);
    return 1;
  }
}

/** Reads the input: a text of a kind under the kind's own extension, else whatever holds a diagram. */
async function readDiagram(
  { input, output, type, locale }: ConvertCommand,
  kinds: readonly ListedKind[],
  environment: CliEnvironment,
): Promise<Converted> {
  const asked = type === undefined ? undefined : kindByName(type, kinds);
  if (type !== undefined && !asked) {
    throw new UsageError(messages[locale].badValue('--type', type, namesOf(kinds)));
  }
  const bytes = await readBytes(input, environment, messages[locale]);
  const target = asked ?? kindByFile(output, kinds);
  const own = kindByFile(input, kinds);
  if (own && (target === undefined || own === target)) return { type: own.type, source: decodeText(bytes) };
  return decodeFile(bytes, {
    kinds,
    type: (target ?? formatted(output, kinds))?.type,
    name: basename(input),
  });
}

/** Returns the kind that writes files of a name. */
const formatted = (name: string, kinds: readonly ListedKind[]) =>
  kinds.find((kind) => formatOf(name, kind) !== undefined);

const formatOf = (name: string, { formats = [] }: ListedKind) =>
  formats.find(
    ({ writes, extensions }) =>
      writes && extensions.some((extension) => name.toLowerCase().endsWith(extension)),
  );

async function written(
  { type, source, files = [] }: Converted,
  { output, locale }: ConvertCommand,
  kinds: readonly ListedKind[],
): Promise<{ content: string | Uint8Array; notes: readonly LocalizedText[] }> {
  const text = messages[locale];
  const kind = kindByType(type, kinds);
  if (!kind) throw new CodecError('unsupported-type', `There is no kind ${type}.`);
  if (kindByFile(output, [kind])) {
    const lost = (count: number): LocalizedText => ({
      'zh-CN': messages['zh-CN'].filesLeftOut(count),
      'en-US': messages['en-US'].filesLeftOut(count),
    });
    return { content: source, notes: files.length > 0 ? [lost(files.length)] : [] };
  }
  const format = formatOf(output, kind);
  const converter = await format?.load();
  if (!converter?.write) {
    const known = [kind, ...(kind.formats ?? []).filter(({ writes }) => writes)];
    const allowed = known.flatMap(({ extensions }) => extensions.slice(0, 1)).join('、');
    throw new UsageError(text.badValue('-o', output, allowed));
  }
  const { bytes, notes } = converter.write({ type, source, files: files.map(({ id }) => id) }, files, {});
  return { content: bytes, notes };
}
