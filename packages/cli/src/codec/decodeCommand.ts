import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { CodecError, codecErrorText, decodeFile } from '@letu/codec';
import type { DecodeCommand } from '../arguments.js';
import type { CliEnvironment } from '../environment.js';
import { readBytes, STANDARD } from '../files.js';
import { loadKinds } from '../kinds.js';
import { messages } from '../locales/index.js';

/** `letu decode`: writes the text of a code, a link or a file that holds a diagram. */
export async function decodeCommand(
  { input, format, locale, kinds: modules }: DecodeCommand,
  environment: CliEnvironment,
): Promise<number> {
  const { kinds } = await loadKinds(modules, locale);
  const isFile = input === STANDARD || existsSync(input);
  const found = isFile ? await readBytes(input, environment, messages[locale]) : input;
  try {
    const { files, ...decoded } = await decodeFile(found, {
      kinds,
      name: isFile && input !== STANDARD ? basename(input) : undefined,
    });
    // Of files it is told what they are: their bytes are no text.
    const told = files && {
      files: files.map(({ id, mediaType, bytes }) => ({ id, mediaType, size: bytes.length })),
    };
    const json = () => `${JSON.stringify({ ...decoded, ...told }, null, 2)}\n`;
    environment.stdout.write(format === 'json' ? json() : decoded.source);
    for (const note of decoded.notes ?? []) environment.stderr.write(`letu: ${note[locale]}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof CodecError)) throw error;
    environment.stderr.write(`letu: ${codecErrorText(error, locale)}\n`);
    return 1;
  }
}
