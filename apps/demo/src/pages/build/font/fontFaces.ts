import { queryOptions } from '@tanstack/react-query';
import type { Font } from '@letu/client';
import { client } from '../../../server/client.js';

/**
 * Loads a font's letters into the page, under a family of its own: what a short text needs, or all of them.
 *
 * The bytes come through the client and not by an address, so that no policy has to let fonts in.
 *
 * @param text What is to be written; undefined for all letters.
 */
export function loadedFace({ id, embedding }: Pick<Font, 'id' | 'embedding'>, text: string | undefined) {
  // Its maker does not let it be cut.
  const part = embedding === 'whole' ? undefined : text;
  return queryOptions({
    queryKey: ['font.face', id, part] as const,
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const params = { id };
      const { bytes } = await (part === undefined
        ? client.call('font.download', { params, signal, silent: true })
        : client.call('font.subset', { params, body: { text: part }, signal, silent: true }));
      const family = `letu-font-${id}-${part === undefined ? 'all' : 'part'}`;
      const face = await new FontFace(family, bytes).load();
      document.fonts.add(face);
      return family;
    },
  });
}
