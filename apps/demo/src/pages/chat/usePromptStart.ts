import { useNavigate } from 'react-router';
import type { ExamplePrompt } from '@letu/prompts';
import { useSettings } from '../../settings/SettingsProvider.js';
import { productTemplate } from '../../templates/productTemplates.js';
import { toasts } from '../../plain/toasts.js';
import { useAnswering } from './useModel.js';

/** The template that comes closest to what a prompt asks for. */
const TEMPLATES: Readonly<Record<string, string>> = {
  rbac: 'mermaid.er',
  schedule: 'mermaid.gantt',
  animals: 'mindmap.animals',
};

/** Returns what begins with a prompt: a conversation where there is a model, and a template that comes close otherwise. */
export function usePromptStart(): (prompt: ExamplePrompt, words: string) => void {
  const { text, locale } = useSettings();
  const navigate = useNavigate();
  const hasModel = useAnswering() === 'model';
  return ({ key }, words) => {
    const id = TEMPLATES[key];
    if (hasModel || id === undefined) {
      void navigate(`/chat?${new URLSearchParams({ prompt: words }).toString()}`);
      return;
    }
    void productTemplate(id, locale).then((template) => {
      if (template) toasts.info(text.chat.insteadTemplate(template.title), 6);
      void navigate(`/template?open=${id}`);
    });
  };
}
