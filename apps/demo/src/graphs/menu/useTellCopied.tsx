import { App, Button } from 'antd';
import { useCallback, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { editorPath } from '../../routing/editorPath.js';
import { useSettings } from '../../settings/SettingsProvider.js';

/** How long a copy can be opened from its message, in seconds. */
const COPIED_SECONDS = 6;

/** Returns what says that there is a copy of a diagram now, which can be opened from there. */
export function useTellCopied(): (
  copy: { readonly type: string; readonly gid: string },
  said: ReactNode,
) => void {
  const { message } = App.useApp();
  const { text } = useSettings();
  const navigate = useNavigate();
  return useCallback(
    (copy, said) => {
      const key = `copied:${copy.gid}`;
      const open = () => {
        message.destroy(key);
        void navigate(editorPath(copy));
      };
      void message.success({
        key,
        duration: COPIED_SECONDS,
        content: (
          <>
            {said}
            <Button type="link" size="small" onClick={open}>
              {text.graphs.commands.open}
            </Button>
          </>
        ),
      });
    },
    [message, navigate, text],
  );
}
