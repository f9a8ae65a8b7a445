import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ExportChoices } from '@letu/editor';
import { useAccount } from '../account/useAccount.js';
import { asked } from '../server/queries.js';

/** The formats of pictures, each of which is a tool of its own. */
const FORMATS = ['svg', 'png', 'pdf'] as const;

/** What the tools are set to. */
export interface Tools {
  /** How editors export. */
  readonly exports: ExportChoices;
  /** Whether whole diagrams are put into links. */
  readonly hasDiagramLinks: boolean;
}

/** Returns what the tools are set to, for oneself or for the whole site: all of them as they are made, until it is known. */
export function useTools(): Tools {
  const { user } = useAccount();
  // Nobody has asked for it: without an answer, all tools are there.
  const { data } = useQuery({ ...asked('plugin.list', { silent: true }), enabled: user !== undefined });
  return useMemo(() => {
    const tools = new Map((user ? (data ?? []) : []).map((plugin) => [plugin.key, plugin]));
    const exports = FORMATS.flatMap((format) => {
      const tool = tools.get(`export-${format}`);
      return tool ? [[format, tool.enabled && tool.settings] as const] : [];
    });
    return {
      exports: Object.fromEntries(exports) as ExportChoices,
      hasDiagramLinks: tools.get('diagram-link')?.enabled ?? true,
    };
  }, [user, data]);
}
