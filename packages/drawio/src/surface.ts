import { createElement, forwardRef } from 'react';
import type { Surface, SurfaceHandle, SurfaceProps } from '@letu/core';
import { findMeasurer } from '@letu/svg-dom';
import { readFile } from './document/readFile.js';
import { writeFile } from './document/writeFile.js';
import { DrawioSurface } from './surface/DrawioSurface.js';
import type { FileCodec } from './surface/store/fileSources.js';

const codec: FileCodec = {
  read(source) {
    try {
      return readFile(source);
    } catch {
      // The engine says what is wrong with it.
      return undefined;
    }
  },
  write: writeFile,
};

/** Loads what general diagrams are edited with. */
export async function loadDrawioSurface(): Promise<Surface> {
  const measurer = findMeasurer();
  return {
    shows: 'picture',
    Component: forwardRef<SurfaceHandle, SurfaceProps>(function GeneralSurface(props, ref) {
      return createElement(DrawioSurface, { ...props, codec, measurer, ref });
    }),
  };
}
