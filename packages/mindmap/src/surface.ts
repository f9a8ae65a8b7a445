import { createElement, forwardRef } from 'react';
import type { Surface, SurfaceHandle, SurfaceProps } from '@letu/core';
import { findMeasurer } from '@letu/svg-dom';
import { MindmapCanvas } from './surface/MindmapCanvas.js';

/** Loads what maps are edited with. */
export async function loadMapSurface(): Promise<Surface> {
  const measurer = findMeasurer();
  return {
    shows: 'picture',
    Component: forwardRef<SurfaceHandle, SurfaceProps>(function MapSurface(props, ref) {
      return createElement(MindmapCanvas, { ...props, measurer, ref });
    }),
  };
}
