import { Button, Checkbox, Modal } from 'antd';
import { useState } from 'react';
import { GraphDrawing } from '../archive/drawGraph.js';
import { exportChosen, type Exporting } from '../archive/exportGraphs.js';
import { useExport } from '../archive/useExport.js';
import { cloudWords } from '../locales/cloud/index.js';
import { useSettings } from '../settings/SettingsProvider.js';
import { useWords } from '../settings/useWords.js';

/** Exports the graphs that are selected in a list as a ZIP. */
export function ZipButton({ gids }: { gids: readonly string[] }) {
  const { text } = useSettings();
  const words = useWords(cloudWords);
  const [isOpen, setOpen] = useState(false);
  const [withSvg, setWithSvg] = useState(false);
  const { progress, run, stop } = useExport();
  const start = async () => {
    const drawing = new GraphDrawing();
    const write = (exporting: Exporting) =>
      exportChosen(gids, { ...exporting, ...(withSvg ? { draw: drawing.draw } : {}) });
    const isDone = await run(write, words.zipName);
    drawing.dispose();
    if (isDone) setOpen(false);
  };
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {words.exportZip}
      </Button>
      <Modal
        open={isOpen}
        width={440}
        title={words.zipTitle(gids.length)}
        okText={progress ? words.exporting(progress.done, progress.total) : words.zipStart}
        cancelText={progress ? words.stop : text.cancel}
        confirmLoading={progress !== undefined}
        maskClosable={!progress}
        onOk={() => void start()}
        onCancel={() => (progress ? stop() : setOpen(false))}
      >
        <p style={{ marginBottom: 8 }}>{words.zipHint}</p>
        <Checkbox
          checked={withSvg}
          disabled={progress !== undefined}
          onChange={({ target }) => setWithSvg(target.checked)}
        >
          {words.zipWithSvg}
        </Checkbox>
      </Modal>
    </>
  );
}
