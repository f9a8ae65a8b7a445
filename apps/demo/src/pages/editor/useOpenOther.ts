import { useNavigate } from 'react-router';
import type { DecodedDiagram } from '@letu/codec';
import { editorPath } from '../../routing/editorPath.js';
import { keepDiagram } from '../../opening/keepDiagram.js';
import { titleOfFile } from '../../opening/titleOfFile.js';
import { toasts } from '../../plain/toasts.js';
import { useSettings } from '../../settings/SettingsProvider.js';

/** How long it is said what was not brought over, in seconds: as long as it takes to read. */
const NOTES_SECONDS = 12;

/** Returns what opens a diagram that an editor was given as a document of its own, called as its file is. */
export function useOpenOther(): (diagram: DecodedDiagram, name?: string) => void {
  const { text, locale } = useSettings();
  const navigate = useNavigate();
  const open = async (decoded: DecodedDiagram, name?: string) => {
    const kept = await keepDiagram(
      decoded,
      { text, locale },
      name === undefined ? undefined : titleOfFile(name),
    );
    if ('problem' in kept) {
      toasts.error(kept.problem);
      return;
    }
    if (kept.notes.length > 0) toasts.warning(kept.notes.join(' '), NOTES_SECONDS);
    await navigate(editorPath(kept.document));
  };
  return (decoded, name) => void open(decoded, name);
}
