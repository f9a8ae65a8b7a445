import type { Preferences } from '@letu/client';

type Shape = Preferences['shape'];

const ROUTES: Readonly<Record<Shape['edgeRoute'], string>> = {
  orthogonal: 'edgeStyle=orthogonalEdgeStyle;rounded=0;curved=0;',
  straight: 'edgeStyle=none;curved=0;',
  curved: 'edgeStyle=orthogonalEdgeStyle;curved=1;',
};

/** Returns what is set of new shapes as styles of draw.io. */
export function stylesOfShape({ fill, stroke, strokeWidth, fontFamily, fontSize, ...edge }: Shape) {
  // What ends a value in a style is no part of a name.
  const family = fontFamily.replaceAll(/[;=]/g, '');
  const font = `${family === '' ? '' : `fontFamily=${family};`}fontSize=${fontSize};`;
  const { edgeStroke, edgeWidth, edgeArrow, edgeRoute } = edge;
  return {
    vertexStyle: `fillColor=${fill};strokeColor=${stroke};strokeWidth=${strokeWidth};${font}`,
    edgeStyle: `${ROUTES[edgeRoute]}strokeColor=${edgeStroke};strokeWidth=${edgeWidth};endArrow=${edgeArrow};${font}`,
  };
}
