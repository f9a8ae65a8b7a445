import { PlusOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import type { ListedKind } from '@letu/core';
import { KindMark } from '../kinds/KindMark.js';
import { useOfferedKinds } from '../kinds/useOfferedKinds.js';
import { TemplateDialog } from './TemplateDialog.js';
import { useSettings } from '../settings/SettingsProvider.js';

export interface NewGraphButtonProps {
  /** The kind there is no need to ask for. */
  readonly kind?: ListedKind | undefined;
  /** The id of the repository it is begun in. @default the one that new ones go to */
  readonly into?: string;
}

/** Begins a diagram: asks for its kind and for what to begin with. Nothing where the kind is switched off. */
export function NewGraphButton({ kind, into }: NewGraphButtonProps) {
  const { text, locale } = useSettings();
  const [chosen, setChosen] = useState<ListedKind>();
  const offered = useOfferedKinds();
  const isOff = kind ? !offered.includes(kind) : offered.length === 0;
  if (isOff) return null;
  const items = offered.map((one) => ({
    key: one.kind,
    icon: <KindMark kind={one} size={24} />,
    label: one.name[locale],
    onClick: () => setChosen(one),
  }));
  const button = (
    <Button
      type="primary"
      icon={<PlusOutlined aria-hidden="true" />}
      {...(kind ? { onClick: () => setChosen(kind) } : { 'aria-haspopup': 'menu' as const })}
    >
      {text.welcome.create}
    </Button>
  );
  return (
    <>
      {kind ? (
        button
      ) : (
        <Dropdown menu={{ items }} trigger={['click']} autoFocus placement="bottomRight">
          {button}
        </Dropdown>
      )}
      <TemplateDialog
        kind={chosen}
        {...(into === undefined ? {} : { into })}
        onClose={() => setChosen(undefined)}
      />
    </>
  );
}
