/** @jsxImportSource @emotion/react */
import { DownloadOutlined } from '@ant-design/icons';
import { css } from '@emotion/react';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { DiagramFile, RenderResult } from '@letu/core';
import type { ExportablePicture } from '@letu/editor/view';
import { useLetu } from '@letu/theme';
import { loadChunk } from '../../routing/loadChunk.js';
import { useSettings } from '../../settings/SettingsProvider.js';

const ExportDialog = lazy(async () => ({
  default: (await loadChunk(() => import('@letu/editor'))).ExportDialog,
}));

const wide = css({ '@media (max-width: 767px)': { display: 'none' } });

export interface ExportButtonProps {
  readonly title: string;
  /** The diagram whose picture is shown; files carry it, to be opened again. */
  readonly diagram: NonNullable<ExportablePicture['diagram']>;
  /** Loads the files that they carry too. @default none */
  readonly files?: () => Promise<readonly DiagramFile[]>;
  /** What became of the picture; nothing is offered before there is one. */
  readonly result: RenderResult | undefined;
}

/** Saves the picture as a file, in the format and size one wants. */
export function ExportButton({ title, diagram, files, result }: ExportButtonProps) {
  const { text, locale } = useSettings();
  const { theme } = useLetu();
  const [isOpen, setOpen] = useState(false);
  if (result?.status !== 'success') return null;
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
      <Suspense>
        {isOpen && (
          <ExportDialog
            open
            picture={{ svg: result.svg, theme }}
            diagram={async () => ({ ...diagram, files: await files?.() })}
            fileName={title}
            locale={locale}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
