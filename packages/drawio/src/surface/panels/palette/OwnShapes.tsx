import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useMessages } from '@letu/hooks';
import { indexOf } from '../../store/pageIndex.js';
import { plainLabel } from '../labels.js';
import { usePanelsHost, useSessionState } from '../panelsHost.js';
import { Category, type CategoryProps } from './Category.js';
import { readShapes, writeShapes, type OwnShape } from './library.js';
import { paletteMessages } from './locales/index.js';
import { entryOfOwn, keepShapes, ownShapes, shapeOfSelection } from './keptShapes.js';

/** A library holds pictures, too. */
const MOST_BYTES = 20 << 20;

export type OwnShapesProps = Pick<CategoryProps, 'isOpen' | 'onToggle' | 'onInsert'>;

/** The shapes of one's own, which are kept on this device: taken from the canvas, from libraries of draw.io and given to them. */
export function OwnShapes(props: OwnShapesProps) {
  const { session, locale, images, say } = usePanelsHost();
  const text = useMessages(paletteMessages, locale);
  const { page, selection } = useSessionState();
  const [shapes, setShapes] = useState(ownShapes);
  const chooser = useRef<HTMLInputElement>(null);
  const keep = (next: readonly OwnShape[], said: string) => {
    const isKept = keepShapes(next);
    if (isKept) setShapes(next);
    say(isKept ? said : text.faults.full);
  };
  const add = () => {
    const first = indexOf(page).cell(selection[0]);
    const title = (first && plainLabel(first)) || text.ownName(shapes.length + 1);
    const shape = shapeOfSelection(page, selection, title.slice(0, 40), images);
    if (shape) keep([...shapes, shape], text.added);
  };
  const take = async (file: File) => {
    if (file.size > MOST_BYTES) return say(text.faults.tooLarge);
    const read = readShapes(await file.text());
    if (!read || read.length === 0) return say(text.faults.isNone);
    keep([...shapes, ...read], text.imported(read.length));
  };
  const give = () => {
    const address = URL.createObjectURL(new Blob([writeShapes(shapes)], { type: 'application/xml' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = `${text.own}.xml`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address));
  };
  const entries = shapes.map((shape, at) => entryOfOwn(shape, at, text.ownName(at + 1)));
  return (
    <>
      <Category
        {...props}
        title={text.own}
        entries={entries}
        onRemove={(entry) =>
          keep(
            shapes.filter((_, at) => entries[at] !== entry),
            '',
          )
        }
      />
      {props.isOpen && (
        <>
          <p className="letu-dp-hint">{shapes.length === 0 ? text.ownEmpty : text.removeHint}</p>
          <input
            ref={chooser}
            type="file"
            hidden
            accept=".xml,.drawio"
            aria-label={text.importLibrary}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void take(file).catch(() => say(text.faults.isNone));
              target.value = '';
            }}
          />
          <div className="letu-dp-palette-foot">
            <Button size="small" disabled={selection.length === 0 || session.isLocked} onClick={add}>
              {text.addSelected}
            </Button>
            <Button size="small" onClick={() => chooser.current?.click()}>
              {text.importLibrary}
            </Button>
            <Button size="small" disabled={shapes.length === 0} onClick={give}>
              {text.exportLibrary}
            </Button>
          </div>
        </>
      )}
    </>
  );
}
