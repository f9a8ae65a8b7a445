import { PartitionOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import type { ListedKind } from '@letu/core';
import type { StoredDocument } from '../../documents/document.js';
import { KindMark } from '../../kinds/KindMark.js';
import { useConversion } from '../../graphs/useConversion.js';
import { useSettings } from '../../settings/SettingsProvider.js';

export interface ConvertButtonProps {
  readonly kind: ListedKind;
  readonly document: StoredDocument;
}

/** Makes an editable diagram of a picture that is drawn from text, of any kind there is for it. */
export function ConvertButton({ kind, document }: ConvertButtonProps) {
  const { text, locale } = useSettings();
  const { targets, isConverting, convert } = useConversion(kind);
  if (targets.length === 0) return null;
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      placement="bottomRight"
      menu={{
        items: targets.map((target) => ({
          key: target.kind,
          icon: <KindMark kind={target} size={20} />,
          label: target.title[locale],
          onClick: () => convert(document, target),
        })),
      }}
    >
      <Button
        icon={<PartitionOutlined aria-hidden="true" />}
        aria-label={text.editor.convert}
        aria-haspopup="menu"
        title={text.editor.convert}
        loading={isConverting}
      />
    </Dropdown>
  );
}
