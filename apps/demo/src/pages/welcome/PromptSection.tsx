import { ExamplePrompts } from '@letu/prompts';
import { useSettings } from '../../settings/SettingsProvider.js';
import { usePromptStart } from '../chat/usePromptStart.js';
import { SectionHead } from './SectionHead.js';

/** The example prompts, each of which leads to a conversation, or to a template that comes close. */
export function PromptSection() {
  const { text } = useSettings();
  const start = usePromptStart();
  return (
    <section aria-labelledby="prompts-heading">
      <SectionHead id="prompts-heading" title={text.chat.ask} />
      <ExamplePrompts onSelect={start} />
    </section>
  );
}
