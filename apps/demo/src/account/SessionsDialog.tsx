/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, List, Modal, Tag } from 'antd';
import { useRef } from 'react';
import { attempt } from '../server/attempt.js';
import { client } from '../server/client.js';
import { asked, readAgain } from '../server/queries.js';
import { useSettings } from '../settings/SettingsProvider.js';
import { timeAgo } from '../layout/timeAgo.js';
import { addressName } from './addressName.js';
import { deviceName } from './deviceName.js';
import { Entry } from './Entry.js';

const styles = {
  list: css({ '&:focus': { outline: 'none' } }),
};

export interface SessionsDialogProps {
  readonly open: boolean;
  onClose(): void;
}

/** Where one is signed in, each to be ended. */
export function SessionsDialog({ open, onClose }: SessionsDialogProps) {
  const { text } = useSettings();
  const { sessions: words } = text.account;
  return (
    <Modal open={open} title={words.title} footer={null} onCancel={onClose} width={520} destroyOnClose>
      <SessionList />
    </Modal>
  );
}

function SessionList() {
  const { text, locale } = useSettings();
  const { sessions: words } = text.account;
  const { data: sessions, isError } = useQuery(asked('session.list', {}));
  const list = useRef<HTMLDivElement>(null);
  const end = async (work: Promise<unknown>) => {
    await attempt(work);
    void readAgain('session.list');
    // The button that was pressed goes away, and the keyboard's place with it.
    list.current?.focus();
  };

  if (isError) return <Alert type="error" showIcon message={words.failed} />;
  const others = sessions?.some(({ current }) => !current) ?? false;
  return (
    <div ref={list} tabIndex={-1} css={styles.list}>
      <List
        loading={!sessions}
        dataSource={sessions ?? []}
        renderItem={({ id, current, seenAt, ipAddress, userAgent }) => (
          <List.Item
            actions={[
              current ? (
                <Tag key="current" bordered={false} color="blue">
                  {words.current}
                </Tag>
              ) : (
                <Button
                  key="end"
                  size="small"
                  onClick={() => void end(client.call('session.revoke', { params: { id } }))}
                >
                  {words.revoke}
                </Button>
              ),
            ]}
          >
            <Entry
              name={deviceName(userAgent) || words.unknownDevice}
              about={[
                `${words.seen} ${timeAgo(seenAt, locale)}`,
                ipAddress && addressName(ipAddress, words.ownComputer),
              ]
                .filter(Boolean)
                .join(' · ')}
            />
          </List.Item>
        )}
      />
      {others && (
        <Button
          danger
          style={{ marginTop: 12 }}
          onClick={() => void end(client.call('session.revokeOthers'))}
        >
          {words.revokeOthers}
        </Button>
      )}
    </div>
  );
}
