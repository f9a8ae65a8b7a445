/** @jsxImportSource @emotion/react */
import { DownloadOutlined } from '@ant-design/icons';
import { css } from '@emotion/react';
import { App, Button, Dropdown } from 'antd';
import type { DiagramFile, RenderResult } from '@letu/core';
import {
  downloadFile,
  exportPicture,
  type DiagramExportFormat,
  type ExportablePicture,
} from '@letu/editor/view';
import { useLetu } from '@letu/theme';
import { useSettings } from '../../settings/SettingsProvider.js';

const wide = css({ '@media (max-width: 767px)': { display: 'none' } });

export interface ExportMenuProps {
  readonly title: string;
  /** The diagram whose picture is shown; files carry it, to be opened again. */
  readonly diagram: NonNullable<ExportablePicture['diagram']>;
  /** Loads the files that they carry too. @default none */
  readonly files?: () => Promise<readonly DiagramFile[]>;
  /** What became of the picture; nothing is offered before there is one. */
  readonly result: RenderResult | undefined;
}

/** Saves the picture as a file. */
export function ExportMenu({ title, diagram, files, result }: ExportMenuProps) {
  const { text } = useSettings();
  const { theme } = useLetu();
  const { message } = App.useApp();
  if (result?.status !== 'success') return null;
  const save = async (format: DiagramExportFormat) => {
    try {
      const file = await exportPicture(
        { ...result, theme, diagram: { ...diagram, files: await files?.() } },
        format,
      );
      downloadFile(file, title, `.${format}`);
    } catch {
      message.error(text.editor.exportFailed);
    }
  };
  const items = [
    { key: 'svg', label: text.editor.exportSvg, onClick: () => void save('svg') },
    { key: 'png', label: text.editor.exportPng, onClick: () => void save('png') },
  ];
  return (
    <Dropdown menu={{ items }} trigger={['click']} autoFocus>
      <Button
        icon={<DownloadOutlined aria-hidden="true" />}
        aria-label={text.editor.exportMenu}
        aria-haspopup="menu"
      >
        <span css={wide}>{text.editor.exportMenu}</span>
      </Button>
    </Dropdown>
  );
}
