import { Modal, Select } from 'antd';
import { useState } from 'react';
import type { GraphSummary } from '@letu/client';
import { mayEdit } from '../documents/mayEdit.js';
import { useRepositories } from '../repositories/useRepositories.js';
import { useSettings } from '../settings/SettingsProvider.js';
import { useGraphActions } from './useGraphActions.js';

export interface MoveDialogProps {
  /** The graphs to move; closed while there are none. */
  readonly graphs: readonly GraphSummary[];
  onClose(): void;
  /** Called once it is gone. */
  onGone?(): void;
  onMoved(): void;
}

/** What stands for no repository, which has no id. */
const NOWHERE = '';

/** Moves graphs to a repository one may write to, or out of any. */
export function MoveDialog({ graphs, onClose, onGone, onMoved }: MoveDialogProps) {
  const { text } = useSettings();
  const { library } = text;
  const actions = useGraphActions();
  const repositories = useRepositories();
  const [target, setTarget] = useState<string>();
  const [isMoving, setIsMoving] = useState(false);
  const [count, setCount] = useState(graphs.length);
  // The words stay while the dialog closes.
  if (graphs.length > 0 && graphs.length !== count) setCount(graphs.length);
  const places = (repositories?.items ?? [])
    .filter(({ role }) => mayEdit(role))
    .map(({ id, name }) => ({ value: id, label: name }));
  const close = () => {
    setTarget(undefined);
    onClose();
  };
  const move = async () => {
    if (target === undefined) return;
    setIsMoving(true);
    const isMoved = await actions.move(graphs, target === NOWHERE ? null : target);
    setIsMoving(false);
    if (!isMoved) return;
    onMoved();
    close();
  };
  return (
    <Modal
      open={graphs.length > 0}
      title={library.moveTitle(count)}
      okText={text.graphs.commands.move}
      cancelText={text.cancel}
      okButtonProps={{ disabled: target === undefined }}
      confirmLoading={isMoving}
      onOk={() => void move()}
      onCancel={close}
      {...(onGone ? { afterClose: onGone } : {})}
      destroyOnClose
      width={420}
    >
      <Select
        showSearch
        autoFocus
        style={{ width: '100%' }}
        aria-label={library.moveTarget}
        placeholder={library.moveTarget}
        optionFilterProp="label"
        options={[{ value: NOWHERE, label: library.noRepository }, ...places]}
        value={target ?? null}
        onChange={setTarget}
      />
    </Modal>
  );
}
