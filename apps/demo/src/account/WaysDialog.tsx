import { useQuery } from '@tanstack/react-query';
import { Alert, Button, List, Modal } from 'antd';
import { useLocation } from 'react-router';
import type { ThirdPartyType } from '@letu/client';
import { attempt } from '../server/attempt.js';
import { client } from '../server/client.js';
import { asked, readAgain } from '../server/queries.js';
import { useSettings } from '../settings/SettingsProvider.js';
import { timeAgo } from '../layout/timeAgo.js';
import { Entry } from './Entry.js';
import { beginLink } from './thirdPartyAttempt.js';

export interface WaysDialogProps {
  readonly open: boolean;
  onClose(): void;
}

/** The ways in which one can sign in, to add to and to take away. */
export function WaysDialog({ open, onClose }: WaysDialogProps) {
  const { text } = useSettings();
  return (
    <Modal
      open={open}
      title={text.account.ways.title}
      footer={null}
      onCancel={onClose}
      width={480}
      destroyOnClose
    >
      <Ways />
    </Modal>
  );
}

function Ways() {
  const { text, locale } = useSettings();
  const { ways: words } = text.account;
  const { pathname, search } = useLocation();
  const { data: accounts, isError } = useQuery(asked('account.list', {}));
  const { data: site, isError: isSiteError } = useQuery(asked('site.show', {}));
  if (isError || isSiteError) return <Alert type="error" showIcon message={words.failed} />;
  const linked = accounts?.thirdParties ?? [];
  const others = site?.providers.filter(({ type }) => linked.every((each) => each.type !== type)) ?? [];
  const unlink = async (id: string) => {
    await attempt(client.call('account.unlink', { params: { id } }));
    await readAgain('account.list');
  };
  const link = (type: ThirdPartyType) => void attempt(beginLink(type, pathname + search));
  const rows: readonly Row[] = [
    ...(accounts
      ? [{ key: 'password', title: words.password, about: accounts.hasPassword ? '' : words.noPassword }]
      : []),
    ...linked.map(({ id, label, createdAt }) => ({
      key: id,
      title: label,
      about: `${words.since} ${timeAgo(createdAt, locale)}`,
      action: { label: words.unlink, run: () => void unlink(id) },
    })),
    ...others.map(({ type, label }) => ({
      key: type,
      title: label,
      about: '',
      action: { label: words.link, run: () => link(type) },
    })),
  ];
  return (
    <List<Row>
      loading={!accounts || !site}
      dataSource={[...rows]}
      renderItem={({ title, about, action }) => (
        <List.Item
          actions={
            action
              ? [
                  <Button
                    key="action"
                    size="small"
                    aria-label={`${action.label} ${title}`}
                    onClick={action.run}
                  >
                    {action.label}
                  </Button>,
                ]
              : []
          }
        >
          <Entry name={title} about={about} />
        </List.Item>
      )}
    />
  );
}

interface Row {
  readonly key: string;
  readonly title: string;
  readonly about: string;
  readonly action?: { readonly label: string; run(): void };
}
