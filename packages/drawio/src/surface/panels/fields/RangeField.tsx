import { useId } from 'react';
import { usePanelsHost, usePanelText } from '../panelsHost.js';
import type { StylePart } from '../styleParts.js';
import { Field } from './Field.js';

export interface RangeFieldProps {
  readonly label: string;
  readonly part: StylePart;
  readonly isLocked: boolean;
}

/** A share of a hundred, by a slider. Dragging it is one step back. */
export function PercentField({ label, part, isLocked }: RangeFieldProps) {
  const { session } = usePanelsHost();
  const { mixed } = usePanelText();
  const id = useId();
  const value = Number.parseFloat(part.value ?? '100');
  const shown = part.isMixed ? mixed : `${value}%`;
  return (
    <Field label={label} htmlFor={id}>
      <span className="letu-dp-range">
        <input
          id={id}
          type="range"
          min={0}
          max={100}
          value={value}
          disabled={isLocked}
          aria-valuetext={shown}
          onChange={({ target }) => part.set(target.value === '100' ? undefined : target.value, true)}
          onPointerUp={() => session.endStep()}
          onBlur={() => session.endStep()}
        />
        <output htmlFor={id}>{shown}</output>
      </span>
    </Field>
  );
}
