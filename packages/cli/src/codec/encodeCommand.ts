import { CodecError, codecErrorText, dialects, type Dialect } from '@letu/codec';
import { decodeText } from '@letu/core';
import type { EncodeCommand } from '../arguments.js';
import type { CliEnvironment } from '../environment.js';
import { readBytes } from '../files.js';
import { messages } from '../locales/index.js';

/** `letu encode`: writes the code of a text. */
export async function encodeCommand(
  { file, dialect, form, locale }: EncodeCommand,
  environment: CliEnvironment,
): Promise<number> {
  const text = decodeText(await readBytes(file, environment, messages[locale]));
  try {
    // Seen together, the dialects take no form at all: each has its own names for them.
    const { encode } = dialects[dialect] as Dialect;
    environment.stdout.write(`${encode(text, form)}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof CodecError)) throw error;
    environment.stderr.write(`letu: ${codecErrorText(error, locale)}\n`);
    return 1;
  }
}
