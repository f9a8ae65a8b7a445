/** @jsxImportSource @emotion/react */
import StarFilled from '@ant-design/icons-svg/es/asn/StarFilled';
import StarOutlined from '@ant-design/icons-svg/es/asn/StarOutlined';
import { css } from '@emotion/react';
import { useState } from 'react';
import type { GraphSummary } from '@letu/client';
import { attempt } from '../server/attempt.js';
import { PlainButton } from '../plain/PlainButton.js';
import { PlainIcon } from '../plain/PlainIcon.js';
import { client } from '../server/client.js';
import { isOfDevice } from './deviceGraphs.js';
import { useSettings } from '../settings/SettingsProvider.js';

const star = css({ "&[aria-pressed='true']": { color: 'var(--letu-series-gamboge)' } });

export interface FavouriteButtonProps {
  readonly graph: GraphSummary;
  onChanged(): void;
}

/** Puts a graph among one's favourites, or takes it out. It shows what was asked for at once. */
export function FavouriteButton({ graph, onChanged }: FavouriteButtonProps) {
  const { gid, title, favourite } = graph;
  const { text } = useSettings();
  const [wanted, setWanted] = useState<boolean>();
  const shown = wanted ?? favourite;
  const toggle = async () => {
    setWanted(!shown);
    const answer = await attempt(
      client.call('graph.favour', { params: { gid }, body: { favourite: !shown } }),
    );
    if (answer) onChanged();
    else setWanted(undefined);
  };
  return (
    <PlainButton
      type="text"
      size="small"
      css={star}
      icon={<PlainIcon icon={shown ? StarFilled : StarOutlined} />}
      aria-label={text.library.favour(title)}
      aria-pressed={shown}
      // The server keeps it.
      disabled={isOfDevice(graph)}
      title={shown ? text.library.unfavourite : text.library.favourite}
      onClick={() => void toggle()}
    />
  );
}
