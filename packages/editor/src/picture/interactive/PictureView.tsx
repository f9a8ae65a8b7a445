import { useId } from 'react';
import { useKeyDown } from '../../hooks/useKeyDown.js';
import type { PictureBackground } from '../pictureProps.js';
import type { ShapeChange } from '@letu/core';
import { Backdrop } from './Backdrop.js';
import { ChangeMarks } from './ChangeMarks.js';
import type { PictureMessages } from './locales/zh-CN.js';
import { SearchMarks } from './SearchMarks.js';
import type { Canvas, CanvasRefs } from './useCanvas.js';
import type { PictureSearch } from './useSearch.js';
import type { ShownPicture } from './usePrepared.js';
import { pressViewKey } from './viewKeys.js';

export interface PictureViewProps {
  readonly refs: CanvasRefs;
  readonly canvas: Canvas | undefined;
  readonly shown: ShownPicture | undefined;
  /** What differs from another picture, by the ids of shapes. */
  readonly changes: ReadonlyMap<string, ShapeChange> | undefined;
  readonly search: PictureSearch;
  readonly background: PictureBackground;
  readonly text: PictureMessages;
  /** The picture's name, and what is in it, for those who do not see it. */
  readonly alt: string;
  readonly description: string;
}

/** The window a picture is looked at through. It takes the focus, since keys move the picture. */
export function PictureView(props: PictureViewProps) {
  const { refs, canvas, shown, changes, search, background, text, alt, description } = props;
  const id = useId();
  const { view, layer, host } = refs;
  useKeyDown(view, (event) => {
    if (event.target === view.current && canvas && pressViewKey(canvas.viewport, event))
      event.preventDefault();
  });
  return (
    <>
      <div
        ref={view}
        className="letu-view"
        {...{ tabIndex: 0, role: 'group' }}
        aria-label={text.canvas(alt)}
        aria-describedby={`${id}keys`}
      >
        {canvas && <Backdrop viewport={canvas.viewport} background={background} />}
        {/* Over a picture that moves: nobody points at a shape then, and to look for one in each frame takes its time. */}
        <div className="letu-shield" />
        <div ref={layer} className="letu-layer">
          <div ref={host} role="img" aria-label={alt} aria-describedby={`${id}description`} />
          {canvas && shown && changes && <ChangeMarks {...{ canvas, shapes: shown.shapes, changes }} />}
          {canvas && search.open && (
            <SearchMarks canvas={canvas} matches={search.matches} current={search.current} />
          )}
        </div>
      </div>
      <p className="letu-hidden" id={`${id}keys`}>
        {text.keys}
      </p>
      <p className="letu-hidden" id={`${id}description`}>
        {description}
      </p>
    </>
  );
}
