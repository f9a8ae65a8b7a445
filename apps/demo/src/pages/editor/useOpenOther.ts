import { App } from 'antd';
import type { DecodedDiagram } from '@letu/codec';
import { kindByType } from '@letu/kinds';
import { useDocumentActions } from '../../graphs/useDocumentActions.js';
import { useSettings } from '../../settings/SettingsProvider.js';

/** Returns what opens a diagram of another kind than the editor's, as a document of its own. */
export function useOpenOther(): (diagram: DecodedDiagram) => void {
  const { message } = App.useApp();
  const { text, locale } = useSettings();
  const actions = useDocumentActions();
  return ({ type, source }) => {
    const kind = kindByType(type);
    if (kind)
      void actions.create({ type: kind.type, title: text.template.untitled(kind.name[locale]), source });
    else message.info(text.editor.noEditor);
  };
}
