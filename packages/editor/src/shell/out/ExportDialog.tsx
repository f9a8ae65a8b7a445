import { Modal } from 'antd';
import { useState } from 'react';
import { DEFAULT_LOCALE } from '@letu/core';
import { nameButton, useMessages } from '@letu/hooks';
import { emptyDialog } from '../antdNames.js';
import { editorMessages } from '../locales/index.js';
import { FIRST_CHOICE, type ExportChoice } from './exportChoice.js';
import { ExportPanel, type ExportPanelProps } from './ExportPanel.js';
import { exportMessages } from './locales/index.js';

/** The props of `ExportDialog`. */
export interface ExportDialogProps extends Omit<ExportPanelProps, 'value' | 'onChange' | 'onDone'> {
  /** Whether it is shown. */
  readonly open: boolean;
  /** What is chosen at first. @default a PNG at twice its size on the ground of its theme, with its source */
  readonly initial?: Partial<ExportChoice> | undefined;
  /** Called when something else is chosen. */
  readonly onChoose?: ((choice: ExportChoice) => void) | undefined;
  /** Where the dialog is put. @default the page's body */
  readonly root?: HTMLElement | null | undefined;
  /** Called when it is closed, or a file was handed to the browser's downloads. */
  onClose(): void;
}

/** Asks how a picture becomes a file, and downloads it. What was chosen stays for the next time. */
export function ExportDialog({ open, initial, onChoose, root, onClose, ...panel }: ExportDialogProps) {
  const { locale = DEFAULT_LOCALE } = panel;
  const text = useMessages(exportMessages, locale);
  const { close } = useMessages(editorMessages, locale);
  const [chosen, setChosen] = useState<ExportChoice>();
  return (
    <Modal
      open={open}
      title={text.title}
      footer={null}
      {...emptyDialog}
      width={880}
      {...(root ? { getContainer: root, transitionName: '', maskTransitionName: '' } : {})}
      closeIcon={
        <span ref={nameButton(close)} aria-hidden="true">
          ✕
        </span>
      }
      onCancel={onClose}
    >
      <ExportPanel
        {...panel}
        value={chosen ?? { ...FIRST_CHOICE, ...initial }}
        onChange={(choice) => {
          setChosen(choice);
          onChoose?.(choice);
        }}
        onDone={onClose}
      />
    </Modal>
  );
}
