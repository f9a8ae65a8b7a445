import { useCallback, useState } from 'react';
import type { Shape, TextRange } from '@letu/core';
import type { PictureTies } from '../pictureProps.js';
import type { RenamedLabel } from './RenameInput.js';
import { shifted } from './sourceShift.js';
import type { Canvas } from './useCanvas.js';
import { usePassingNotice } from './usePassingNotice.js';
import { usePointing, type PointedLink } from './usePointing.js';
import type { ShownPicture } from './usePrepared.js';

export interface TiesProps extends Pick<PictureTies, 'onSelectSource' | 'onRename'> {
  readonly canvas: Canvas | undefined;
  readonly shown: ShownPicture | undefined;
  /** The text that was drawn last. */
  readonly source: string;
  /** Said where a label cannot be changed in the picture. */
  readonly noRename: string;
}

/** What ties a picture to its source: what was pointed at in it, and what may be done with that. */
export interface Ties {
  /** The link that was clicked, until it is opened or left. */
  readonly link: PointedLink | undefined;
  /** The label that is being edited. */
  readonly renamed: RenamedLabel | undefined;
  /** A sentence to show for a while; empty for none. */
  readonly notice: string;
  /** Selects the source of a shape, if it has one. */
  select(shape: Shape | undefined): void;
  closeLink(): void;
  /** Ends the editing of a label, with its new text or with undefined if it stays. */
  finishRename(newLabel: string | undefined): void;
}

/** Answers what is done to a picture with what it means for the source. */
export function useTies({ canvas, shown, source, noRename, onSelectSource, onRename }: TiesProps): Ties {
  const [link, setLink] = useState<PointedLink>();
  const [renamed, setRenamed] = useState<RenamedLabel>();
  const [notice, notify] = usePassingNotice();
  const closeLink = useCallback(() => setLink(undefined), []);

  // The picture may be of an earlier text than the one that is shown beside it.
  const present = ({ from, to }: TextRange) => shifted({ from, to }, shown?.picture.source ?? source, source);
  const select = (shape: Shape | undefined) => {
    if (shape?.range) onSelectSource?.(present(shape.range));
  };
  usePointing(canvas, {
    onShape: select,
    onLink: setLink,
    onText: ({ element, text }, shape) => {
      if (!onRename) return;
      if (shape?.range) setRenamed({ element, label: text, range: shape.range });
      else notify(noRename);
    },
  });
  const finishRename = (newLabel: string | undefined) => {
    setRenamed(undefined);
    if (newLabel === undefined || !renamed || !onRename) return;
    if (!onRename(present(renamed.range), renamed.label, newLabel)) notify(noRename);
  };
  return { link, renamed, notice, select, closeLink, finishRename };
}
