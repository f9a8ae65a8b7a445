import { App } from 'antd';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { TemplateSummary } from '@letu/client';
import { useDocumentActions } from '../../graphs/useDocumentActions.js';
import { newOptions } from '../../kinds/newOptions.js';
import { editorPath, IS_NEW } from '../../routing/editorPath.js';
import { attempt } from '../../server/attempt.js';
import { client } from '../../server/client.js';
import { readAgain } from '../../server/queries.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { isOfProduct, productTemplate } from '../../templates/productTemplates.js';
import type { TemplateFields } from '../../templates/TemplateForm.js';

/** What can be done with templates. Failures have been told when one of these returns. */
export interface TemplateActions {
  /** Makes a graph from a template, of one's account or else on this device, and opens it. */
  use(template: Pick<TemplateSummary, 'id'>): Promise<void>;
  /** Tells whether it is changed. */
  update(id: string, fields: TemplateFields): Promise<boolean>;
  remove(template: TemplateSummary): void;
}

export function useTemplateActions(): TemplateActions {
  const { modal } = App.useApp();
  const { text, locale } = useSettings();
  const navigate = useNavigate();
  const documents = useDocumentActions();
  return useMemo(
    () => ({
      async use({ id }) {
        if (!isOfProduct(id)) {
          const graph = await attempt(client.call('template.use', { params: { id }, body: {} }));
          if (graph) void navigate(editorPath(graph), { state: IS_NEW });
          return;
        }
        const template = await productTemplate(id, locale);
        if (!template) return;
        const { type, title, source } = template;
        await documents.create({ type, title, source, options: newOptions(type) });
      },
      async update(id, body) {
        const updated = await attempt(client.call('template.update', { params: { id }, body }));
        if (updated) void readAgain('template.list', 'template.show');
        return updated !== undefined;
      },
      remove({ id, title }) {
        void modal.confirm({
          title: text.templates.removeTitle(title),
          content: text.templates.removeHint,
          okText: text.templates.remove,
          cancelText: text.cancel,
          okButtonProps: { danger: true },
          onOk: async () => {
            await attempt(client.call('template.delete', { params: { id } }));
            await readAgain('template.list');
          },
        });
      },
    }),
    [documents, locale, modal, navigate, text],
  );
}
