import { useState } from 'react';
import type { TemplateSummary } from '@letu/client';
import { ListPage } from '../../layout/ListPage.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { fieldsOf, TemplateForm } from '../../templates/TemplateForm.js';
import { TemplateFilters } from './TemplateFilters.js';
import { TemplateGrid } from './TemplateGrid.js';
import { TemplatePreview } from './TemplatePreview.js';
import { useTemplateActions } from './useTemplateActions.js';
import { useTemplateQuery } from './templateQuery.js';

/** The gallery of templates: found by kind, by subject and by words, looked at, and begun from. */
export function TemplatePage() {
  const { text } = useSettings();
  const words = text.templates;
  const { query, open, change, addressOf } = useTemplateQuery();
  const actions = useTemplateActions();
  const [edited, setEdited] = useState<TemplateSummary>();
  return (
    <ListPage title={words.title} about={<p>{words.about}</p>}>
      <TemplateFilters query={query} onChange={change} />
      <TemplateGrid
        query={query}
        addressOf={addressOf}
        onUse={(template) => void actions.use(template)}
        onEdit={setEdited}
        onRemove={actions.remove}
        onReset={() => change({ q: '', type: undefined, subject: undefined, from: undefined })}
      />
      <TemplatePreview
        id={open}
        onUse={(template) => void actions.use(template)}
        onClose={() => change({ open: undefined })}
      />
      <TemplateForm
        fields={edited && fieldsOf(edited)}
        title={words.edit}
        onSave={async (fields) => edited !== undefined && actions.update(edited.id, fields)}
        onClose={() => setEdited(undefined)}
      />
    </ListPage>
  );
}
