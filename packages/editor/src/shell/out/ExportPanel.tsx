import { CopyOutlined, DownloadOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { DEFAULT_LOCALE, type Locale } from '@letu/core';
import { useMessages } from '@letu/hooks';
import { DiagramImage } from '../../DiagramImage.js';
import { downloadFile } from '../../export/downloadFile.js';
import type { DiagramExportFormat } from '../../export/exportPicture.js';
import type { ExportablePicture } from '../../export/exportablePicture.js';
import { copyPicture } from './clipboard.js';
import { chosenBackground, exportChosen, exportFailureOf, type ExportChoice } from './exportChoice.js';
import { ExportForm } from './ExportForm.js';
import { ExportStyles } from './exportStyles.js';
import { exportMessages } from './locales/index.js';

/** The props of `ExportPanel`. */
export interface ExportPanelProps {
  /** The picture that is shown; nothing can be exported without one. */
  readonly picture: Pick<ExportablePicture, 'svg' | 'theme'> | undefined;
  /** Loads the diagram that files carry. @default none */
  readonly diagram?: (() => Promise<ExportablePicture['diagram']>) | undefined;
  /** What is selected in the diagram, drawn alone, and loaded to be carried. @default nothing is */
  readonly selected?: Pick<ExportPanelProps, 'picture' | 'diagram'> | undefined;
  /** Draws all pages of the diagram, and how many there are. @default it has one, which is shown */
  readonly pages?: { readonly count: number; draw(): Promise<readonly string[]> } | undefined;
  /** What is chosen. */
  readonly value: ExportChoice;
  /** Called when something else is chosen. */
  onChange(value: ExportChoice): void;
  /** What downloaded files are called, without an extension. */
  readonly fileName: string;
  /** The formats to offer. @default all */
  readonly formats?: readonly DiagramExportFormat[] | undefined;
  /** The language of the interface. @default 'zh-CN' */
  readonly locale?: Locale | undefined;
  /** Called once a file was handed to the browser's downloads. */
  readonly onDone?: (() => void) | undefined;
}

/** A picture beside the choices of how it becomes a file, which is then downloaded, or copied. */
export function ExportPanel(props: ExportPanelProps) {
  const { selected, pages, value, onChange, fileName, formats, locale = DEFAULT_LOCALE, onDone } = props;
  const isPart = value.onlySelected && selected !== undefined;
  const { picture, diagram } = isPart ? selected : props;
  const text = useMessages(exportMessages, locale);
  const [busy, setBusy] = useState<'download' | 'copy'>();
  const [said, setSaid] = useState<{ readonly type: 'error' | 'success'; readonly message: string }>();
  const fileOf = async (choice: ExportChoice) => {
    if (!picture) throw new TypeError('There is no picture.');
    const hasAll = choice.format === 'pdf' && choice.allPages && !isPart;
    const [carried, drawn] = await Promise.all([
      choice.carry ? diagram?.() : undefined,
      hasAll ? pages?.draw() : undefined,
    ]);
    return exportChosen({ ...picture, diagram: carried, pages: drawn }, choice);
  };
  const run = async (name: 'download' | 'copy', work: () => Promise<void>) => {
    setSaid(undefined);
    setBusy(name);
    try {
      await work();
    } catch (failure) {
      setSaid({ type: 'error', message: name === 'copy' ? text.copyFailed : exportFailureOf(failure, text) });
    }
    setBusy(undefined);
  };
  const download = () =>
    run('download', async () => {
      downloadFile(await fileOf(value), fileName, `.${value.format}`);
      onDone?.();
    });
  const copy = () =>
    run('copy', async () => {
      await copyPicture(fileOf({ ...value, format: 'png' }));
      setSaid({ type: 'success', message: text.copied });
    });
  return (
    <div className="letu-export">
      <ExportStyles />
      <div className="letu-export-picture" data-ground={groundOf(value, picture?.theme)}>
        {picture && <DiagramImage svg={picture.svg} alt={text.preview} />}
      </div>
      <div className="letu-export-form">
        <ExportForm
          {...{ value, formats, locale }}
          onChange={(choice) => {
            // What was said was of what was chosen before.
            setSaid(undefined);
            onChange(choice);
          }}
          svg={picture?.svg}
          theme={picture?.theme}
          pageCount={pages?.count}
          hasSelection={selected !== undefined}
          hasSource={diagram !== undefined}
        />
        {said && <Alert showIcon {...said} />}
        <div className="letu-export-end">
          <Button
            icon={<CopyOutlined aria-hidden="true" />}
            disabled={!picture}
            loading={busy === 'copy'}
            onClick={() => void copy()}
          >
            {text.copy}
          </Button>
          <Button
            type="primary"
            icon={<DownloadOutlined aria-hidden="true" />}
            disabled={!picture}
            loading={busy === 'download'}
            onClick={() => void download()}
          >
            {text.download}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** What lies behind the file: the ground it was drawn for, or what was chosen in its place. */
function groundOf(choice: ExportChoice, theme: ExportablePicture['theme'] = 'light') {
  const background = chosenBackground(choice);
  return background === 'theme' ? theme : background;
}
