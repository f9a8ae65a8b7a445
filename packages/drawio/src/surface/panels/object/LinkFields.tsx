import { Input, Segmented, Select } from 'antd';
import { useId, useState } from 'react';
import type { PageCell } from '../../../document/model.js';
import { Section } from '../fields/Field.js';
import { usePanelsHost, usePanelText, useSessionState } from '../panelsHost.js';
import { attributeOf, setAttribute } from './attributes.js';
import { linkedPage, pageLink, readLink } from './links.js';

export interface CellFieldProps {
  readonly cell: PageCell;
  readonly isLocked: boolean;
}

type LinkKind = 'address' | 'page';

/** Where a cell leads to: an address, or another page of the file. */
export function LinkFields({ cell, isLocked }: CellFieldProps) {
  const { session } = usePanelsHost();
  const { object: text, pages } = usePanelText();
  const { file } = useSessionState();
  const link = attributeOf(cell, 'link') ?? '';
  const target = linkedPage(link);
  const [wanted, setWanted] = useState<LinkKind>(target === undefined ? 'address' : 'page');
  const kind = link === '' ? wanted : target === undefined ? 'address' : 'page';
  const set = (next: string | undefined, merge?: string) =>
    session.change((page) => setAttribute(page, [cell.id], 'link', next), { merge });
  const choose = (next: LinkKind) => {
    setWanted(next);
    if (next !== kind && link !== '') set(undefined);
  };
  return (
    <Section title={text.link}>
      <Segmented
        block
        size="small"
        aria-label={text.linkKind}
        value={kind}
        disabled={isLocked}
        options={(['address', 'page'] as const).map((value) => ({ value, label: text.linkKinds[value] }))}
        onChange={choose}
      />
      {kind === 'address' ? (
        <AddressField link={link} isLocked={isLocked} onWrite={(next) => set(next, `link ${cell.id}`)} />
      ) : (
        <Select
          size="small"
          aria-label={text.page}
          value={target ?? null}
          disabled={isLocked}
          options={file.pages.map((page, at) => ({
            value: page.id,
            label: page.name || pages.nameOf(at + 1),
          }))}
          onChange={(id: string) => set(pageLink(id))}
        />
      )}
      {link !== '' && !isLocked && (
        <button type="button" className="letu-dp-link" onClick={() => set(undefined)}>
          {text.remove}
        </button>
      )}
    </Section>
  );
}

interface AddressFieldProps {
  readonly link: string;
  readonly isLocked: boolean;
  /** Gets undefined where the field is emptied. */
  onWrite(link: string | undefined): void;
}

/** An address is taken over as soon as it is one. */
function AddressField({ link, isLocked, onWrite }: AddressFieldProps) {
  const { session } = usePanelsHost();
  const { object: text } = usePanelText();
  const id = useId();
  const [draft, setDraft] = useState({ of: link, typed: link });
  const [isLeft, setLeft] = useState(true);
  const typed = draft.of === link ? draft.typed : link;
  const reading = readLink(typed);
  const isWrong = reading.kind === 'invalid' && isLeft;
  const write = (written: string) => {
    const next = readLink(written);
    const taken = next.kind === 'address' ? next.link : next.kind === 'none' ? '' : link;
    setLeft(false);
    setDraft({ of: taken, typed: written });
    if (taken !== link) onWrite(taken === '' ? undefined : taken);
  };
  const leave = () => {
    setLeft(true);
    session.endStep();
  };
  return (
    <>
      <Input
        size="small"
        inputMode="url"
        value={typed}
        disabled={isLocked}
        status={isWrong ? 'error' : ''}
        aria-label={text.address}
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
      <p
        id={id}
        className="letu-dp-hint"
        data-wrong={isWrong || undefined}
        role={isWrong ? 'alert' : undefined}
      >
        {isWrong ? text.invalidAddress : text.addressHint}
      </p>
      {reading.kind === 'address' && (
        <a href={reading.link} target="_blank" rel="noopener noreferrer nofollow">
          {text.open}
        </a>
      )}
    </>
  );
}
