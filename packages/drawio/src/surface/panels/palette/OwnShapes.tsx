import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '@letu/hooks';
import { indexOf } from '../../store/pageIndex.js';
import { plainLabel } from '../labels.js';
import { usePanelsHost, useSessionState } from '../panelsHost.js';
import { Category, type CategoryProps } from './Category.js';
import { ownLibrary } from '../../../ownLibrary.js';
import { writeShapes, type OwnShape } from './library.js';
import { paletteMessages } from './locales/index.js';
import { adoptLibrary, entryOfOwn, keepShapes, ownShapes, shapeOfSelection } from './keptShapes.js';

export type OwnShapesProps = Pick<CategoryProps, 'isOpen' | 'onToggle' | 'onInsert'>;

/** The shapes of one's own, which are kept on this device: taken from the canvas, from libraries of draw.io and given to them. */
export function OwnShapes(props: OwnShapesProps) {
  const { session, locale, images, say } = usePanelsHost();
  const text = useMessages(paletteMessages, locale);
  const { page, selection } = useSessionState();
  const [shapes, setShapes] = useState(ownShapes);
  const chooser = useRef<HTMLInputElement>(null);
  // Libraries are dropped on the canvas, too, and uploaded elsewhere.
  useEffect(() => ownLibrary.subscribe(() => setShapes(ownShapes())), []);
  const keep = (next: readonly OwnShape[], said: string) => say(keepShapes(next) ? said : text.faults.full);
  const add = () => {
    const first = indexOf(page).cell(selection[0]);
    const title = (first && plainLabel(first)) || text.ownName(shapes.length + 1);
    const shape = shapeOfSelection(page, selection, title.slice(0, 40), images);
    if (shape) keep([...shapes, shape], text.added);
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
              if (file) void adoptLibrary(file, text).then(say, () => say(text.faults.isNone));
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
