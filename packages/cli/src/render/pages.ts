import type { ListedKind } from '@letu/core';
import { kindByName } from '@letu/kinds';
import type { RenderCommand } from '../arguments.js';
import { messages } from '../locales/index.js';
import type { FileReport } from '../report/fileReport.js';
import type { PagedInput, TypedInput } from './plan.js';

/** Asks for a picture of each page. */
const EACH = 'all';

/** What is drawn of some texts, and those that lack the page that was asked for. */
export interface PagedInputs {
  readonly inputs: readonly PagedInput[];
  readonly lacking: readonly FileReport[];
}

/** Chooses the pages that are drawn of each text: those of kinds without pages have one. */
export async function choosePages(
  inputs: readonly TypedInput[],
  { page: wanted, kroki, locale }: RenderCommand,
  kinds: readonly ListedKind[],
): Promise<PagedInputs> {
  if (wanted === undefined || kroki !== undefined) return { inputs, lacking: [] };
  const chosen: PagedInput[] = [];
  const lacking: FileReport[] = [];
  for (const input of inputs) {
    const { file, source, type } = input;
    const definition = await kindByName(type, kinds)?.loadKind();
    const pages = (await definition?.pagesOf?.(source)) ?? [];
    if (pages.length === 0 && (wanted === EACH || wanted === '1' || definition?.pagesOf)) {
      // The engine says what is wrong with a text that cannot be read.
      chosen.push(input);
      continue;
    }
    const numbered = pages.map(({ id, name }, index) => ({ id, name, number: index + 1 }));
    const named = wanted === EACH ? numbered : numbered.filter(({ name }) => name === wanted).slice(0, 1);
    const found = named.length > 0 ? named : numbered.filter(({ number }) => String(number) === wanted);
    chosen.push(...found.map(({ id, number }) => ({ ...input, page: { id, number } })));
    if (found.length > 0) continue;
    const known = numbered.map(({ name, number }) => (name === '' ? String(number) : `${number} ${name}`));
    const message = messages[locale].noSuchPage(wanted, known.join('、') || '1');
    const about = { file, source, type, status: 'error', diagnostics: [] } as const;
    lacking.push({ ...about, error: { code: 'no-such-page', message } });
  }
  return { inputs: chosen, lacking };
}
