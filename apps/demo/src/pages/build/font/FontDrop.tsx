/** @jsxImportSource @emotion/react */
import { CheckCircleFilled, CloseCircleFilled, CloseOutlined, CloudUploadOutlined } from '@ant-design/icons';
import { css } from '@emotion/react';
import { Button, Progress, Upload } from 'antd';
import { FONT_LIMIT } from '@letu/client/contract';
import { note, oneLine, panel, plainList } from '../../../layout/parts.js';
import { fontWords } from '../../../locales/build/font/index.js';
import { useWords } from '../../../settings/useWords.js';
import { useUploads, type FontUpload } from './useUploads.js';

const styles = {
  // As high as all of this, where files are dropped would push out what has become of them.
  drop: css({ '&& .ant-upload-drag': { height: 'auto' } }),
  icon: css({ color: 'var(--letu-accent)', fontSize: 34 }),
  words: css({ marginBlock: '8px 4px', fontWeight: 600 }),
  list: css(plainList, panel, { marginTop: 12 }),
  row: css({
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 10,
    padding: '10px 14px',
    '& + &': { borderTop: '1px solid var(--letu-border)' },
    '.anticon-check-circle': { color: 'var(--letu-success)' },
    '.anticon-close-circle': { color: 'var(--letu-error)' },
  }),
  name: css(oneLine),
};

/** Takes font files, dropped or chosen, and shows how far each is and what became of it. */
export function FontDrop({ whose }: { whose: 'mine' | 'site' }) {
  const words = useWords(fontWords);
  const { uploads, add, dismiss } = useUploads(whose);
  return (
    <div css={styles.drop}>
      <Upload.Dragger
        multiple
        accept=".ttf,.otf,.woff2,font/ttf,font/otf,font/woff2"
        showUploadList={false}
        beforeUpload={(file) => {
          add(file);
          return false;
        }}
      >
        <CloudUploadOutlined css={styles.icon} aria-hidden="true" />
        <p css={styles.words}>{words.drop}</p>
        <p css={note}>{words.dropHint(FONT_LIMIT >> 20)}</p>
      </Upload.Dragger>
      {uploads.length > 0 && (
        <ul css={styles.list} aria-live="polite">
          {uploads.map((upload) => (
            <UploadRow key={upload.key} upload={upload} onDismiss={() => dismiss(upload.key)} />
          ))}
        </ul>
      )}
    </div>
  );
}

function UploadRow({ upload: { name, state }, onDismiss }: { upload: FontUpload; onDismiss(): void }) {
  const words = useWords(fontWords);
  const isSending = state.status === 'sending';
  return (
    <li css={styles.row}>
      {isSending && <CloudUploadOutlined aria-hidden="true" />}
      {state.status === 'done' && <CheckCircleFilled aria-hidden="true" />}
      {(state.status === 'failed' || state.status === 'refused') && <CloseCircleFilled aria-hidden="true" />}
      <div style={{ minWidth: 0 }}>
        <p css={styles.name}>{state.status === 'done' ? words.uploaded(state.family) : name}</p>
        {isSending && (
          <>
            <Progress
              percent={Math.round(state.sent * 100)}
              size="small"
              showInfo={false}
              aria-label={words.uploading(name)}
            />
            {state.sent === 1 && <p css={note}>{words.checking}</p>}
          </>
        )}
        {state.status === 'failed' && <p css={note}>{words.problems[state.problem]}</p>}
        {state.status === 'refused' && <p css={note}>{state.words}</p>}
      </div>
      {!isSending && (
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined aria-hidden="true" />}
          aria-label={words.dismiss(name)}
          title={words.dismiss(name)}
          onClick={onDismiss}
        />
      )}
    </li>
  );
}
