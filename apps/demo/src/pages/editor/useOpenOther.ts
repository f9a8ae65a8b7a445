import { App } from 'antd';
import type { DecodedDiagram } from '@letu/codec';
import { useDocumentActions } from '../../documents/useDocumentActions.js';
import { kindByType } from '../../kinds/registry.js';
import { useSettings } from '../../settings/SettingsProvider.js';

/** Returns what opens a diagram of another kind than the editor's, as a document of its own. */
export function useOpenOther(): (diagram: DecodedDiagram) => void {
  const { message } = App.useApp();
  const { text } = useSettings();
  const actions = useDocumentActions();
  return ({ type, source }) => {
    const kind = kindByType(type);
    if (kind) void actions.create({ type: kind.type, title: text.kinds[kind.name].untitled, source });
    else message.info(text.editor.noEditor);
  };
}
