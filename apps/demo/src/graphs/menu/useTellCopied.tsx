import { useCallback, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { editorPath } from '../../routing/editorPath.js';
import { toasts } from '../../plain/toasts.js';
import { useSettings } from '../../settings/SettingsProvider.js';

/** How long a copy can be opened from its message, in seconds. */
const COPIED_SECONDS = 6;

/** Returns what says that there is a copy of a diagram now, which can be opened from there. */
export function useTellCopied(): (
  copy: { readonly type: string; readonly gid: string },
  said: ReactNode,
) => void {
  const { text } = useSettings();
  const navigate = useNavigate();
  return useCallback(
    (copy, said) => {
      toasts.success({
        key: `copied:${copy.gid}`,
        duration: COPIED_SECONDS,
        content: said,
        action: { label: text.graphs.commands.open, run: () => void navigate(editorPath(copy)) },
      });
    },
    [navigate, text],
  );
}
