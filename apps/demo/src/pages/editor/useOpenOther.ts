import { App } from 'antd';
import { useNavigate } from 'react-router';
import type { DecodedDiagram } from '@letu/codec';
import { editorPath } from '../../routing/editorPath.js';
import { keepDiagram } from '../../opening/keepDiagram.js';
import { useSettings } from '../../settings/SettingsProvider.js';

/** How long it is said what was not brought over, in seconds: as long as it takes to read. */
const NOTES_SECONDS = 12;

/** Returns what opens a diagram of another kind than the editor's, as a document of its own. */
export function useOpenOther(): (diagram: DecodedDiagram) => void {
  const { message } = App.useApp();
  const { text, locale } = useSettings();
  const navigate = useNavigate();
  const open = async (decoded: DecodedDiagram) => {
    const kept = await keepDiagram(decoded, { text, locale });
    if ('problem' in kept) {
      void message.error(kept.problem);
      return;
    }
    if (kept.notes.length > 0) void message.warning(kept.notes.join(' '), NOTES_SECONDS);
    await navigate(editorPath(kept.document));
  };
  return (decoded) => void open(decoded);
}
