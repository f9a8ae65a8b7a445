import { Segmented, Select } from 'antd';
import { useState } from 'react';
import { AddressField } from '@letu/editor/canvas';
import type { PageCell } from '../../../document/model.js';
import { Section } from '../fields/Field.js';
import { usePanelsHost, usePanelText, useSessionState } from '../panelsHost.js';
import { attributeOf, setAttribute } from './attributes.js';
import { linkedPage, pageLink } from './links.js';

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
        <AddressField
          {...{ link, isLocked }}
          size="small"
          text={{
            label: text.address,
            hint: text.addressHint,
            invalid: text.invalidAddress,
            open: text.open,
          }}
          hintClass="letu-dp-hint"
          onWrite={(next) => set(next === '' ? undefined : next, `link ${cell.id}`)}
          onLeave={() => session.endStep()}
        />
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
