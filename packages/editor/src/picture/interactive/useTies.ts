import { useCallback, useState } from 'react';
import type { Shape } from '@letu/core';
import type { PictureTies } from '../pictureProps.js';
import type { RenamedLabel } from './RenameInput.js';
import type { Canvas } from './useCanvas.js';
import { usePassingNotice } from './usePassingNotice.js';
import { usePointing, type PointedLink } from './usePointing.js';

export interface TiesProps extends Pick<PictureTies, 'onSelect' | 'onRename'> {
  readonly canvas: Canvas | undefined;
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
export function useTies({ canvas, noRename, onSelect, onRename }: TiesProps): Ties {
  const [link, setLink] = useState<PointedLink>();
  const [renamed, setRenamed] = useState<RenamedLabel>();
  const [notice, notify] = usePassingNotice();
  const closeLink = useCallback(() => setLink(undefined), []);

  const select = (shape: Shape | undefined) => {
    if (shape?.range) onSelect?.([shape.id]);
  };
  usePointing(canvas, {
    onShape: select,
    onLink: setLink,
    onText: ({ element, text }, shape) => {
      if (!onRename) return;
      if (shape?.range) setRenamed({ element, label: text, shape: shape.id });
      else notify(noRename);
    },
  });
  const finishRename = (newLabel: string | undefined) => {
    setRenamed(undefined);
    if (newLabel === undefined || !renamed || !onRename) return;
    if (!onRename(renamed.shape, renamed.label, newLabel)) notify(noRename);
  };
  return { link, renamed, notice, select, closeLink, finishRename };
}
