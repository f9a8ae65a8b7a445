import { registerDefaultShapes, ShapeRegistry, type GraphPluginConstructor } from '@maxgraph/core';
import type { Theme } from '@letu/core';
import { paletteOf } from './colors.js';
import { DrawioGraph } from './DrawioGraph.js';
import { registerEdgeStyles } from './edges/edgeStyles.js';
import { registerMarkers } from './edges/markers.js';
import { registerShapes } from '../shapes/registry.js';
import { IconShape } from './iconShape.js';
import { createLabelMeasure, type LabelMeasure } from './labels/measure.js';
import { PageModel } from './model.js';
import { DrawioRenderer, type ImageAt } from './renderer.js';
import { createStylesheet } from './style/stylesheet.js';
import { DrawioView } from './view.js';

/** How a graph is made. */
export interface CreateGraphOptions {
  /** What handles pointers and keys. @default nothing: the graph is only drawn */
  readonly plugins?: readonly GraphPluginConstructor[];
  /** Measures labels. @default an estimate */
  readonly measure?: LabelMeasure;
  /** Returns the address that holds an image, by the one a style has for it; undefined where it is not to be had. @default the same */
  readonly imageAt?: ImageAt;
  /** @default 'light' */
  readonly theme?: Theme;
  /** What lies behind the labels of lines, as a file of a light page would say it. @default white paper */
  readonly ground?: string | undefined;
}

const sameAddress: ImageAt = (address) => address;

let isRegistered = false;

/** The library keeps what styles name in lists that are one for all graphs. */
function registerParts(): void {
  if (isRegistered) return;
  isRegistered = true;
  registerDefaultShapes();
  ShapeRegistry.add('label', IconShape);
  registerEdgeStyles();
  registerShapes();
  registerMarkers();
}

/** Makes a graph that shows draw.io's cells as draw.io does. */
export function createGraph(container: HTMLElement, options: CreateGraphOptions = {}): DrawioGraph {
  const {
    plugins = [],
    measure = createLabelMeasure(),
    theme = 'light',
    imageAt = sameAddress,
    ground,
  } = options;
  registerParts();
  const isInteractive = plugins.length > 0;
  const graph = new DrawioGraph({
    container,
    plugins: [...plugins],
    model: new PageModel(),
    cellRenderer: new DrawioRenderer({ measure, palette: paletteOf(theme), isInteractive, imageAt }),
    stylesheet: createStylesheet(ground),
    view: (of) => new DrawioView(of),
  });
  graph.options.foldingEnabled = isInteractive;
  graph.setAllowDanglingEdges(true);
  graph.allowLoops = true;
  return graph;
}
