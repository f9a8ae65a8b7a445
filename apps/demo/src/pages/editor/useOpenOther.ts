import { App } from 'antd';
import { toDiagram, type DecodedDiagram } from '@letu/codec';
import { knownOptions, type ListedKind } from '@letu/core';
import { kindByType } from '@letu/kinds';
import { documentStore } from '../../documents/store.js';
import { useDocumentActions } from '../../graphs/useDocumentActions.js';
import { useSettings } from '../../settings/SettingsProvider.js';

/** How long it is said what was not brought over, in seconds: as long as it takes to read. */
const NOTES_SECONDS = 12;

/** Returns what opens a diagram of another kind than the editor's, as a document of its own. */
export function useOpenOther(): (diagram: DecodedDiagram) => void {
  const { message } = App.useApp();
  const { text, locale } = useSettings();
  const actions = useDocumentActions();
  const open = async (decoded: DecodedDiagram, kind: ListedKind) => {
    const { optionFields } = await kind.loadKind();
    const { type, source, options, files = [] } = toDiagram(decoded);
    for (const { bytes } of decoded.files ?? []) await documentStore.files.put(new Blob([bytes]));
    const title = text.template.untitled(kind.name[locale]);
    await actions.create({ type, title, source, options: knownOptions(optionFields, options), files });
    const notes = (decoded.notes ?? []).map((note) => note[locale]);
    if (notes.length > 0) message.warning(notes.join(' '), NOTES_SECONDS);
  };
  return (decoded) => {
    const kind = kindByType(decoded.type);
    if (!kind) message.info(text.editor.noEditor);
    else open(decoded, kind).catch(() => message.error(text.document.notCreated));
  };
}
