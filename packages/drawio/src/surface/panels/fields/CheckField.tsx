import { useEffect, useRef } from 'react';
import type { StylePart } from '../styleParts.js';

export interface CheckFieldProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly isMixed?: boolean;
  readonly isLocked: boolean;
  onChange(isOn: boolean): void;
}

/** Something that is on or off; neither where several differ. */
export function CheckField({ label, isOn, isMixed = false, isLocked, onChange }: CheckFieldProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <label className="letu-dp-check">
      <input
        ref={box}
        type="checkbox"
        checked={isOn && !isMixed}
        disabled={isLocked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}

export interface StyleCheckProps {
  readonly label: string;
  readonly part: StylePart;
  readonly isLocked: boolean;
}

/** A switch of the style of cells. */
export function StyleCheck({ label, part, isLocked }: StyleCheckProps) {
  return (
    <CheckField
      label={label}
      isOn={part.value === '1'}
      isMixed={part.isMixed}
      isLocked={isLocked}
      onChange={(isOn) => part.set(isOn ? '1' : '0')}
    />
  );
}
