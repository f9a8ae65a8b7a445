import type { Repository } from '@letu/client';
import { ArrangeDialog } from '../repositories/ArrangeDialog.js';
import { NewRepositoryDialog } from '../repositories/NewRepositoryDialog.js';

/** What can be done with one's repositories beside the list of them. */
export type RepositoryDialog = 'create' | 'arrange';

export interface RepositoryDialogsProps {
  /** The one that is open, if any. */
  readonly dialog: RepositoryDialog | undefined;
  readonly repositories: readonly Repository[];
  onClose(): void;
  onCreated(repository: Repository): void;
  onArranged(): void;
}

/** The dialogs of one's repositories, which are loaded when the first of them is opened. */
export function RepositoryDialogs({
  dialog,
  repositories,
  onClose,
  onCreated,
  onArranged,
}: RepositoryDialogsProps) {
  return (
    <>
      <NewRepositoryDialog open={dialog === 'create'} {...{ onClose, onCreated }} />
      <ArrangeDialog open={dialog === 'arrange'} {...{ repositories, onClose, onArranged }} />
    </>
  );
}
