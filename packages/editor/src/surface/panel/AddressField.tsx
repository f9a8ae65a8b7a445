import { Input } from 'antd';
import { useId, useState } from 'react';
import { readAddress } from './readAddress.js';

/** The words of a field for an address. */
export interface AddressMessages {
  readonly label: string;
  readonly hint: string;
  readonly invalid: string;
  readonly open: string;
}

/** The props of `AddressField`. */
export interface AddressFieldProps {
  /** Where the shape leads to, empty where it leads nowhere. */
  readonly link: string;
  readonly isLocked: boolean;
  readonly text: AddressMessages;
  /** The class of the words below the field. */
  readonly hintClass: string;
  readonly size?: 'small' | 'middle';
  /** Called with another address as soon as it is one, and with nothing where the field is emptied. */
  onWrite(link: string): void;
  /** Called when the field is left: what was typed is one step. */
  onLeave(): void;
}

/** A field for the address that a shape leads to, which is taken over as soon as it is one. */
export function AddressField(props: AddressFieldProps) {
  const { link, isLocked, text, hintClass, size = 'middle', onWrite, onLeave } = props;
  const id = useId();
  const [draft, setDraft] = useState({ of: link, typed: link });
  const [isLeft, setLeft] = useState(true);
  // What the link has become elsewhere, such as by a step back, takes the place of what was typed.
  const typed = draft.of === link ? draft.typed : link;
  const reading = readAddress(typed);
  const isWrong = reading.kind === 'invalid' && isLeft;
  const write = (written: string) => {
    const next = readAddress(written);
    const taken = next.kind === 'address' ? next.link : next.kind === 'none' ? '' : link;
    setLeft(false);
    setDraft({ of: taken, typed: written });
    if (taken !== link) onWrite(taken);
  };
  const leave = () => {
    setLeft(true);
    onLeave();
  };
  return (
    <>
      <Input
        size={size}
        inputMode="url"
        value={typed}
        disabled={isLocked}
        status={isWrong ? 'error' : ''}
        aria-label={text.label}
        aria-invalid={isWrong}
        aria-describedby={id}
        placeholder="https://"
        spellCheck={false}
        data-first
        data-field="link"
        onChange={({ target }) => write(target.value)}
        onPressEnter={leave}
        onBlur={leave}
      />
      <p id={id} className={hintClass} data-wrong={isWrong || undefined} role={isWrong ? 'alert' : undefined}>
        {isWrong ? text.invalid : text.hint}
      </p>
      {reading.kind === 'address' && (
        <a href={reading.link} target="_blank" rel="noopener noreferrer nofollow">
          {text.open}
        </a>
      )}
    </>
  );
}
