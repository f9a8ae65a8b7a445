/** @jsxImportSource @emotion/react */
import { ShareAltOutlined } from '@ant-design/icons';
import { css } from '@emotion/react';
import { Button } from 'antd';
import { useState } from 'react';
import type { GraphSummary } from '@letu/client';
import type { Diagram, ListedKind } from '@letu/core';
import { client } from '../server/client.js';
import { useSettings } from '../settings/SettingsProvider.js';
import { GraphShareDialog } from './GraphShareDialog.js';
import { ShareDialog } from './ShareDialog.js';

// On a phone the sign has to do beside a diagram's title.
const word = css({ '@media (max-width: 767px)': { display: 'none' } });

export interface ShareButtonProps {
  readonly gid: string;
  readonly kind: ListedKind;
  readonly diagram: Omit<Diagram, 'type'>;
  /** Whether it is on the server, where people can be let in. */
  readonly isOnServer: boolean;
  /** Whether a link that holds all of it is offered beside those of the server. */
  readonly hasContentLink: boolean;
}

/** Shares a document: with people and by links where the server can be asked, else by a link that holds all of it. */
export function ShareButton({ gid, kind, diagram, isOnServer, hasContentLink }: ShareButtonProps) {
  const { text } = useSettings();
  const [isAsking, setIsAsking] = useState(false);
  const [shared, setShared] = useState<GraphSummary | 'content'>();
  const share = async () => {
    setIsAsking(true);
    setShared(isOnServer ? await readGraph(gid) : 'content');
    setIsAsking(false);
  };
  const close = () => setShared(undefined);
  return (
    <>
      <Button
        type="primary"
        icon={<ShareAltOutlined aria-hidden="true" />}
        aria-label={text.editor.share}
        loading={isAsking}
        onClick={() => void share()}
      >
        <span css={word}>{text.editor.share}</span>
      </Button>
      <ShareDialog open={shared === 'content'} kind={kind} diagram={diagram} onClose={close} />
      <GraphShareDialog
        graph={shared === 'content' ? undefined : shared}
        {...(hasContentLink ? { diagram } : {})}
        onClose={close}
      />
    </>
  );
}

async function readGraph(gid: string): Promise<GraphSummary | 'content'> {
  try {
    // Silent: it is a look at what can be shared, and what comes of it is shown either way.
    return await client.call('graph.show', { params: { gid }, silent: true });
  } catch {
    // Without the server there is still the link that needs none.
    return 'content';
  }
}
