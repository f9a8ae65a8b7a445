import { createElement, forwardRef } from 'react';
import type { Surface, SurfaceHandle, SurfaceProps } from '@letu/core';
import { BoardSurface } from './surface/BoardSurface.js';
import { loadVendor } from './surface/vendor.js';

/** Loads what boards are edited with. */
export async function loadBoardSurface(): Promise<Surface> {
  const vendor = await loadVendor();
  return {
    shows: 'picture',
    Component: forwardRef<SurfaceHandle, SurfaceProps>(function Board(props, ref) {
      return createElement(BoardSurface, { ...props, vendor, ref });
    }),
  };
}
