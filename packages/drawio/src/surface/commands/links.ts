import { safeAddress } from '@letu/editor/canvas';
import type { Page } from '../../document/model.js';
import type { CanvasMessages } from '../locales/zh-CN.js';
import { attributeOf } from '../panels/object/attributes.js';
import { linkedPage } from '../panels/object/links.js';
import type { SessionState } from '../session.js';
import { indexOf } from '../store/pageIndex.js';
import type { CanvasAccess } from './access.js';

/** Where a cell leads to, and what that is called. */
export type ShownLink =
  | { readonly kind: 'address'; readonly address: string; readonly title: string }
  | { readonly kind: 'page'; readonly page: Page; readonly title: string };

/** Returns where a cell of the page that is shown leads to; undefined where that is nowhere, or somewhere nobody is led to. */
export function shownLink(
  { file, page }: Pick<SessionState, 'file' | 'page'>,
  id: string,
  text: Pick<CanvasMessages, 'toPage'>,
): ShownLink | undefined {
  const cell = indexOf(page).cell(id);
  const link = cell && attributeOf(cell, 'link');
  if (link === undefined) return undefined;
  const target = linkedPage(link);
  if (target === undefined) {
    const address = safeAddress(link);
    return address === undefined
      ? undefined
      : { kind: 'address', address, title: address.replace(/^(?:https?:\/\/|mailto:)/, '') };
  }
  const to = file.pages.find((each) => each.id === target);
  return to && { kind: 'page', page: to, title: text.toPage(to.name) };
}

/** Tells whether the cell that was selected last leads somewhere. */
export const hasLink = (access: CanvasAccess): boolean => linkOf(access) !== undefined;

/** Goes where the cell that was selected last leads to: addresses open in another tab. */
export function followLink(access: CanvasAccess): void {
  const link = linkOf(access);
  if (link?.kind === 'page') access.canvas.session.showPage(link.page.id);
  if (link?.kind === 'address') window.open(link.address, '_blank', 'noopener,noreferrer');
}

function linkOf({ canvas: { session }, text }: CanvasAccess): ShownLink | undefined {
  const state = session.getState();
  const id = state.selection.at(-1);
  return id === undefined ? undefined : shownLink(state, id, text);
}
