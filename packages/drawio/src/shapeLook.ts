import type { ShapeLook } from '@letu/core';
import { escapeXml } from '@letu/core/xml';

const ROUTES: Readonly<Record<ShapeLook['edgeRoute'], string>> = {
  orthogonal: 'edgeStyle=orthogonalEdgeStyle;rounded=0;curved=0;',
  straight: 'edgeStyle=none;curved=0;',
  curved: 'edgeStyle=orthogonalEdgeStyle;curved=1;',
};

/** Styles of draw.io, such as `fillColor=#ffffff;strokeWidth=2;`. */
export interface LookStyles {
  readonly vertex: string;
  readonly edge: string;
}

/** Returns how new shapes look as styles of draw.io, which say nothing of a hand. */
export function stylesOf({
  fill,
  stroke,
  strokeWidth,
  fontFamily,
  fontSize,
  ...edge
}: ShapeLook): LookStyles {
  // What ends a value in a style is no part of a name.
  const family = fontFamily.replaceAll(/[;=]/g, '');
  const font = `${family === '' ? '' : `fontFamily=${family};`}fontSize=${fontSize};`;
  const { edgeStroke, edgeWidth, edgeArrow, edgeRoute } = edge;
  return {
    vertex: `fillColor=${fill};strokeColor=${stroke};strokeWidth=${strokeWidth};${font}`,
    edge: `${ROUTES[edgeRoute]}strokeColor=${edgeStroke};strokeWidth=${edgeWidth};endArrow=${edgeArrow};${font}`,
  };
}

/** Returns a page of two shapes and what joins them. */
export function sampleOf(look: ShapeLook): string {
  const { vertex, edge } = stylesOf(look);
  const style = escapeXml(`rounded=0;whiteSpace=wrap;html=1;${vertex}`);
  const box = (id: string, label: string, x: number, y: number) =>
    `<mxCell id="${id}" value="${label}" style="${style}" vertex="1" parent="1"><mxGeometry x="${x}" y="${y}" width="120" height="50" as="geometry"/></mxCell>`;
  return `<mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/>${box('a', 'Letu', 0, 0)}${box('b', '乐图', 240, 60)}<mxCell id="c" style="${escapeXml(edge)}" edge="1" source="a" target="b" parent="1"><mxGeometry relative="1" as="geometry"/></mxCell></root></mxGraphModel>`;
}
