/** @jsxImportSource @emotion/react */
import { FolderOpenOutlined } from '@ant-design/icons';
import { css } from '@emotion/react';
import { useRef } from 'react';
import { note } from '../layout/parts.js';
import { useSettings } from '../settings/SettingsProvider.js';
import { OPENABLE } from './openable.js';
import { PlainButton } from '../plain/PlainButton.js';
import { useTakeOpenings } from './OpeningFrame.js';

const styles = {
  group: css({
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    marginInlineStart: 'auto',
    alignSelf: 'center',
  }),
  hint: css(note, { '@media (max-width: 767px)': { display: 'none' } }),
};

/** Chooses files to be opened, each in the editor it is for. */
export function OpenFileButton() {
  const { text } = useSettings();
  const take = useTakeOpenings();
  const field = useRef<HTMLInputElement>(null);
  return (
    <div css={styles.group} data-tour="open">
      <small css={styles.hint}>{text.opening.hint}</small>
      <PlainButton icon={<FolderOpenOutlined aria-hidden="true" />} onClick={() => field.current?.click()}>
        {text.opening.choose}
      </PlainButton>
      <input
        ref={field}
        type="file"
        multiple
        hidden
        accept={OPENABLE}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file can be chosen again only where the field forgets it.
          target.value = '';
          if (files.length > 0) take(files);
        }}
      />
    </div>
  );
}
