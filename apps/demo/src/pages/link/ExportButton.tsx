/** @jsxImportSource @emotion/react */
import { DownloadOutlined } from '@ant-design/icons';
import { css } from '@emotion/react';
import { Button } from 'antd';
import { useState } from 'react';
import type { DiagramFile } from '@letu/core';
import type { ExportablePicture } from '@letu/editor/view';
import { useLetu } from '@letu/theme';
import { lazyPart } from '../../layout/lazyPart.js';
import { useSettings } from '../../settings/SettingsProvider.js';

const ExportDialog = lazyPart(async () => (await import('@letu/editor/dialogs')).ExportDialog);

const wide = css({ '@media (max-width: 767px)': { display: 'none' } });

export interface ExportButtonProps {
  readonly title: string;
  /** The diagram whose picture is shown; files carry it, to be opened again. @default none */
  readonly diagram?: ExportablePicture['diagram'];
  /** Loads the files that they carry too. @default none */
  readonly files?: () => Promise<readonly DiagramFile[]>;
  /** The picture that is shown; nothing is offered before there is one. */
  readonly svg: string | undefined;
}

/** Saves the picture as a file, in the format and size one wants. */
export function ExportButton({ title, diagram, files, svg }: ExportButtonProps) {
  const { text, locale } = useSettings();
  const { theme } = useLetu();
  const [isOpen, setOpen] = useState(false);
  if (svg === undefined) return null;
  return (
    <>
      <Button
        icon={<DownloadOutlined aria-hidden="true" />}
        aria-label={text.editor.exportMenu}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span css={wide}>{text.editor.exportMenu}</span>
      </Button>
      {isOpen && (
        <ExportDialog
          open
          picture={{ svg, theme }}
          diagram={diagram && (async () => ({ ...diagram, files: await files?.() }))}
          fileName={title}
          locale={locale}
          onClose={() => setOpen(false)}
          onMissing={() => setOpen(false)}
        />
      )}
    </>
  );
}
