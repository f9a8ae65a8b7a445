import { useNavigate } from 'react-router';
import { attempt } from '../server/attempt.js';
import { client } from '../server/client.js';
import { readAgain } from '../server/queries.js';
import { useSettings } from '../settings/SettingsProvider.js';
import { toasts } from '../plain/toasts.js';
import { TemplateForm, type TemplateFields } from './TemplateForm.js';

export interface SaveAsTemplateProps {
  /** The graph as it is on the server; closed while there is none. */
  readonly graph: { readonly gid: string; readonly title: string } | undefined;
  onClose(): void;
  /** Called once it is gone. */
  onGone?(): void;
}

/** Makes a template from a graph, and offers to look at it. */
export function SaveAsTemplate({ graph, onClose, onGone }: SaveAsTemplateProps) {
  const { text } = useSettings();
  const navigate = useNavigate();
  const words = text.templates;
  const save = async (body: TemplateFields) => {
    if (!graph) return false;
    const made = await attempt(client.call('template.create', { params: { gid: graph.gid }, body }));
    if (!made) return false;
    void readAgain('template.list');
    toasts.success({
      content: words.saved,
      action: { label: words.show, run: () => void navigate(`/template?from=me&open=${made.id}`) },
    });
    return true;
  };
  return (
    <TemplateForm
      fields={graph && { title: graph.title, description: '', subject: 'process', visibility: 'private' }}
      title={words.saveAs}
      onSave={save}
      onClose={onClose}
      {...(onGone ? { onGone } : {})}
    />
  );
}
