import { Switch } from 'antd';
import { useState } from 'react';
import { attempt } from '../../../server/attempt.js';
import { readModelsAgain } from './lists.js';

export interface EnableSwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly isDisabled: boolean;
  change(isOn: boolean): Promise<unknown>;
}

/** Switches a provider or a model, and waits until that is so. */
export function EnableSwitch({ label, isOn, isDisabled, change }: EnableSwitchProps) {
  const [isChanging, setIsChanging] = useState(false);
  const set = async (wanted: boolean) => {
    setIsChanging(true);
    await attempt(change(wanted));
    await readModelsAgain();
    setIsChanging(false);
  };
  return (
    <Switch
      aria-label={label}
      checked={isOn}
      disabled={isDisabled}
      loading={isChanging}
      onChange={(wanted) => void set(wanted)}
    />
  );
}
