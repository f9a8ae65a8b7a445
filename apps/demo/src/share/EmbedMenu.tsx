import { DownOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useSettings } from '../settings/SettingsProvider.js';
import { toasts } from '../plain/toasts.js';
import { EMBED_FORMS, embedCode, type EmbedForm } from './embedCode.js';

export interface EmbedMenuProps {
  /** The link's whole address. */
  readonly address: string;
  readonly title: string;
  /** A picture has nowhere to ask for a password: only a page is offered where there is one. */
  readonly hasPassword: boolean;
}

/** Copies what puts a shared diagram into other pages and READMEs: as a page in a frame, or as a picture that stays up to date. */
export function EmbedMenu({ address, title, hasPassword }: EmbedMenuProps) {
  const { text } = useSettings();
  const { sharing } = text;
  const copy = async (form: EmbedForm) => {
    try {
      await navigator.clipboard.writeText(embedCode(form, address, title));
      toasts.success(sharing.pictureCopied);
    } catch {
      toasts.warning(sharing.clipboardClosed);
    }
  };
  const items = EMBED_FORMS.filter((form) => form === 'frame' || !hasPassword).map((form) => ({
    key: form,
    label: sharing.pictures[form],
    onClick: () => void copy(form),
  }));
  return (
    <Dropdown menu={{ items }} trigger={['click']} autoFocus>
      <Button
        type="text"
        size="small"
        icon={<DownOutlined aria-hidden="true" />}
        iconPosition="end"
        aria-haspopup="menu"
      >
        {sharing.embed}
      </Button>
    </Dropdown>
  );
}
