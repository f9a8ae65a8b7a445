import { Button, Form, Input, Segmented } from 'antd';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { PROVIDER_KINDS } from '@letu/client/contract';
import { useIsSiteOwner } from '../../../account/useIsSiteOwner.js';
import { LinkButton } from '../../../layout/LinkButton.js';
import { attempt } from '../../../server/attempt.js';
import { client } from '../../../server/client.js';
import { NotFoundPage } from '../../NotFoundPage.js';
import { BuildPage } from '../BuildPage.js';
import { readModelsAgain } from './lists.js';
import { ProviderFields, type ProviderFormFields } from './ProviderFields.js';
import { isProviderKind, type ProviderKind } from './providerKinds.js';
import { toasts } from '../../../plain/toasts.js';
import { modelWords } from '../../../locales/build/model/index.js';
import { useWords } from '../../../settings/useWords.js';
import { ProviderMark } from './ProviderMark.js';

/** Adds one of the providers there are. */
export function AddProviderPage() {
  const { provider } = useParams();
  return isProviderKind(provider) ? <AddProvider key={provider} kind={provider} /> : <NotFoundPage />;
}

interface NewProviderFields extends ProviderFormFields {
  readonly model?: string;
}

function AddProvider({ kind }: { kind: ProviderKind }) {
  const words = useWords(modelWords);
  const navigate = useNavigate();
  const isOwner = useIsSiteOwner();
  const [whose, setWhose] = useState<'mine' | 'site'>('mine');
  const [isSaving, setIsSaving] = useState(false);
  const add = async ({ name, baseUrl, secret, model }: NewProviderFields) => {
    setIsSaving(true);
    const body = { kind, name, baseUrl, ...(secret?.trim() ? { secret } : {}) };
    const call = whose === 'site' ? 'provider.createSite' : 'provider.create';
    const made = await attempt(client.call(call, { body }));
    if (made && model?.trim())
      await attempt(client.call('model.create', { params: { id: made.id }, body: { name: model } }));
    await readModelsAgain();
    setIsSaving(false);
    if (!made) return;
    toasts.success(words.added(made.name));
    await navigate('/build/model');
  };
  return (
    <BuildPage
      title={words.addTitle(words.kindNames[kind])}
      icon={<ProviderMark kind={kind} size={52} />}
      about={<p>{words.kindAbout[kind]}</p>}
      actions={<LinkButton to="/build/model/provider">{words.providers}</LinkButton>}
    >
      <Form<NewProviderFields>
        layout="vertical"
        style={{ maxWidth: 560 }}
        initialValues={{ name: words.kindNames[kind], baseUrl: PROVIDER_KINDS[kind].baseUrl ?? '' }}
        onFinish={(fields) => void add(fields)}
      >
        {isOwner && (
          <Form.Item label={words.whoseLabel}>
            <Segmented
              aria-label={words.whoseLabel}
              value={whose}
              options={(['mine', 'site'] as const).map((value) => ({ value, label: words.whose[value] }))}
              onChange={setWhose}
            />
          </Form.Item>
        )}
        <ProviderFields kind={kind} hasSecret={false} isMoved={false} />
        <Form.Item name="model" label={words.firstModel} extra={words.firstModelHint} rules={[{ max: 200 }]}>
          <Input maxLength={200} autoComplete="off" placeholder={words.modelExample[kind]} />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={isSaving}>
          {words.add}
        </Button>
      </Form>
    </BuildPage>
  );
}
