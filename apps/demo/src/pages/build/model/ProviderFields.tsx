import { Alert, Form, Input } from 'antd';
import { isBaseUrl } from './isBaseUrl.js';
import { modelWords } from '../../../locales/build/model/index.js';
import { useWords } from '../../../settings/useWords.js';
import type { ProviderKind } from './providerKinds.js';

/** What is written into the form of a provider. */
export interface ProviderFormFields {
  readonly name: string;
  readonly baseUrl: string;
  readonly secret?: string;
}

export interface ProviderFieldsProps {
  readonly kind: ProviderKind;
  /** Whether there is a secret already, which stays where none is written. */
  readonly hasSecret: boolean;
  /** Whether the address is another than the one the secret was given for. */
  readonly isMoved: boolean;
}

/** What a provider is reached by: its name, its address and its secret, which can be written and never read. */
export function ProviderFields({ kind, hasSecret, isMoved }: ProviderFieldsProps) {
  const words = useWords(modelWords);
  const isKept = hasSecret && !isMoved;
  return (
    <>
      <Form.Item name="name" label={words.name} rules={[{ required: true, whitespace: true, max: 100 }]}>
        <Input maxLength={100} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="baseUrl"
        label={words.baseUrl}
        extra={words.baseUrlHint}
        rules={[
          { required: true },
          {
            validator: (_rule, value: string) =>
              !value || isBaseUrl(value) ? Promise.resolve() : Promise.reject(new Error(words.notAnAddress)),
          },
        ]}
      >
        <Input inputMode="url" maxLength={500} autoComplete="off" placeholder="https://api.example.com/v1" />
      </Form.Item>
      {(kind === 'Ollama' || kind === 'Compatible') && (
        <Alert type="info" showIcon message={words.privateHint} style={{ marginBottom: 24 }} />
      )}
      <Form.Item
        name="secret"
        label={words.secret}
        extra={`${words.keyHint[kind]} ${words.secretHint}`}
        {...(hasSecret && isMoved
          ? { validateStatus: 'warning' as const, help: words.secretWithAddress }
          : {})}
      >
        <Input.Password
          autoComplete="new-password"
          maxLength={1000}
          placeholder={isKept ? words.secretKept : ''}
          visibilityToggle={false}
        />
      </Form.Item>
    </>
  );
}
