import { Button } from 'antd';
import { useState } from 'react';
import type { GraphSummary } from '@letu/client';
import { useSettings } from '../settings/SettingsProvider.js';
import { graphsChanged } from './menu/changes.js';
import { useGraphActions } from './useGraphActions.js';
import { toasts } from '../plain/toasts.js';
import { ZipButton } from './ZipButton.js';

export interface SelectionActionsProps {
  /** What is known of the chosen graphs, on whatever page of the list they are. */
  readonly graphs: readonly GraphSummary[];
  onMove(graphs: readonly GraphSummary[]): void;
  /** Called when something was done to all of them. */
  onDone(): void;
}

/** What can be done with all chosen graphs of a list at once, besides deleting them. */
export function SelectionActions({ graphs, onMove, onDone }: SelectionActionsProps) {
  const { text } = useSettings();
  const words = text.graphs;
  const actions = useGraphActions();
  const [busy, setBusy] = useState<'copy' | 'favourite'>();
  const own = graphs.filter(({ role }) => role === 'owner');
  const isFavourite = graphs.every(({ favourite }) => favourite);
  const act = async (what: 'copy' | 'favourite', work: () => Promise<unknown>) => {
    setBusy(what);
    await work();
    setBusy(undefined);
    onDone();
    graphsChanged();
  };
  const copy = async () => {
    const copies = await actions.copy(graphs.map(({ gid }) => gid));
    if (copies.length > 0) toasts.success(words.copiedMany(copies.length));
  };
  const move = () => {
    if (own.length < graphs.length) toasts.warning(words.onlyOwnersMove);
    if (own.length > 0) onMove(own);
  };
  return (
    <>
      <Button
        size="small"
        loading={busy === 'favourite'}
        disabled={busy !== undefined}
        onClick={() => void act('favourite', () => actions.favour(graphs, !isFavourite))}
      >
        {isFavourite ? text.library.unfavourite : text.library.favourite}
      </Button>
      <Button
        size="small"
        loading={busy === 'copy'}
        disabled={busy !== undefined}
        onClick={() => void act('copy', copy)}
      >
        {words.commands.duplicate}
      </Button>
      <Button size="small" disabled={busy !== undefined} onClick={move}>
        {words.commands.move}
      </Button>
      <ZipButton gids={graphs.map(({ gid }) => gid)} />
    </>
  );
}
