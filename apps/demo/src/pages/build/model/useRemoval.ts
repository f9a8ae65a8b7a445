import { App } from 'antd';
import type { Model, Provider } from '@letu/client';
import { attempt } from '../../../server/attempt.js';
import { client } from '../../../server/client.js';
import { useSettings } from '../../../settings/SettingsProvider.js';
import { toasts } from '../../../plain/toasts.js';
import { modelWords } from '../../../locales/build/model/index.js';
import { useWords } from '../../../settings/useWords.js';
import { readModelsAgain } from './lists.js';

/** Returns what deletes a provider or a model once that is confirmed. */
export function useRemoval() {
  const { text } = useSettings();
  const words = useWords(modelWords);
  const { modal } = App.useApp();
  const confirm = (name: string, title: string, hint: string, remove: () => Promise<unknown>) =>
    void modal.confirm({
      title,
      content: hint,
      okText: words.remove,
      cancelText: text.cancel,
      okButtonProps: { danger: true },
      onOk: async () => {
        const done = await attempt(remove());
        await readModelsAgain();
        if (done) toasts.success(words.removed(name));
      },
    });
  return {
    removeProvider: ({ id, name }: Provider, models: number) =>
      confirm(name, words.removeProvider(name), words.removeProviderHint(models), () =>
        client.call('provider.delete', { params: { id } }),
      ),
    removeModel: (model: Model) => {
      const name = model.label || model.name;
      confirm(name, words.removeModel(name), words.removeModelHint, () =>
        client.call('model.delete', { params: { id: model.id } }),
      );
    },
  };
}
