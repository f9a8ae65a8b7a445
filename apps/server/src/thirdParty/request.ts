import { z } from 'zod';

/** A third party that does not answer for so long is taken to have failed, in milliseconds. */
export const PATIENCE_MS = 10_000;

export const USER_AGENT = 'letu-server';

/** An answer of a third party that is none to go on with. Its message holds no secret. */
export class ThirdPartyError extends Error {
  override readonly name = 'ThirdPartyError';
  readonly status: number;

  constructor(message: string, status = 0, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

/** A number or a text that stands for someone. */
export const accountId = z.union([z.int(), z.string().min(1)]).transform(String);

/**
 * Asks a third party and reads its answer.
 *
 * @param address Where; its query, which may hold secrets, is in no message.
 * @throws ThirdPartyError
 */
export async function askJson<Answer extends z.ZodType>(
  address: URL,
  answer: Answer,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: unknown },
): Promise<z.output<Answer>> {
  const place = `${address.origin}${address.pathname}`;
  let text: string;
  let status: number;
  try {
    const response = await fetch(address, {
      method,
      headers: {
        Accept: 'application/json',
        'User-Agent': USER_AGENT,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      // What it is sent to is configured; it does not send on what it was trusted with.
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    status = response.status;
    text = await response.text();
  } catch (cause) {
    throw new ThirdPartyError(`${place} cannot be reached.`, 0, { cause });
  }
  if (status < 200 || status > 299) throw new ThirdPartyError(`${place} answers ${status}.`, status);
  return readAnswer(text, answer, place, status);
}

function readAnswer<Answer extends z.ZodType>(text: string, answer: Answer, place: string, status: number) {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ThirdPartyError(`${place} answers no JSON.`, status);
  }
  const { success, data, error } = answer.safeParse(value);
  if (success) return data;
  const fields = error.issues.map(({ path }) => path.join('.') || 'the answer').join(', ');
  throw new ThirdPartyError(`${place} answers something else than expected: ${fields}.`, status);
}
