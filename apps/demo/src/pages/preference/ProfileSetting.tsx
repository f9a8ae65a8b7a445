/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { ClientError } from '@letu/client';
import { changeName } from '../../account/account.js';
import type { KnownUser } from '../../account/knownUser.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { toasts } from '../../plain/toasts.js';
import { Setting } from './Setting.js';

const form = css({
  flexWrap: 'nowrap',
  gap: 8,
  width: 320,
  maxWidth: '100%',
  '.ant-form-item': { margin: 0 },
  '.ant-form-item:first-of-type': { flex: 1 },
});

interface Profile {
  readonly name: string;
}

/** What others see one called by. */
export function ProfileSetting({ user }: { user: KnownUser }) {
  const { text } = useSettings();
  const { account, preference } = text;
  const [isSaving, setSaving] = useState(false);
  const [name, setName] = useState(user.name);
  const save = async (profile: Profile) => {
    setSaving(true);
    try {
      await changeName(profile.name.trim());
      toasts.success(text.library.repository.saved);
    } catch (error) {
      // The client has told of what the server refused.
      if (!(error instanceof ClientError)) throw error;
    } finally {
      setSaving(false);
    }
  };
  return (
    <Setting title={account.name} hint={preference.nameHint(user.email)}>
      <Form<Profile>
        css={form}
        layout="inline"
        initialValues={{ name: user.name }}
        onValuesChange={(_, now) => setName(now.name)}
        onFinish={(profile) => void save(profile)}
      >
        <Form.Item
          name="name"
          label={account.name}
          noStyle
          rules={[{ required: true, whitespace: true }, { max: 60 }]}
        >
          <Input aria-label={account.name} autoComplete="name" />
        </Form.Item>
        <Button htmlType="submit" loading={isSaving} disabled={!name.trim() || name.trim() === user.name}>
          {text.library.save}
        </Button>
      </Form>
    </Setting>
  );
}
