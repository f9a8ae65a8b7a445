import { isLibrary } from '../../../formats/guess.js';
import type { EditorHost } from '../../host.js';
import type { PanelControl } from '../panelControl.js';
import { adoptLibrary } from './keptShapes.js';
import { paletteMessages } from './locales/index.js';

/** What is looked at of a file, in bytes. */
const BEGINNING = 4096;

/** Adds the shapes of a library that is dropped on a diagram to one's own, and shows them. Returns false for any other file. */
export async function adoptFile(
  { session, locale, say }: Pick<EditorHost, 'session' | 'locale' | 'say'>,
  control: PanelControl,
  file: File,
): Promise<boolean> {
  if (session.isLocked || !/\.(?:xml|drawio|dio)$/i.test(file.name)) return false;
  if (!isLibrary(new Uint8Array(await file.slice(0, BEGINNING).arrayBuffer()))) return false;
  const text = paletteMessages[locale];
  control.showPalette();
  say(await adoptLibrary(file, text).catch(() => text.faults.isNone));
  return true;
}
