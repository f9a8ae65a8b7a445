/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import type { Preferences } from '@letu/client/contract';
import { stylesOfShape } from '../../../kinds/shapeStyles.js';
import { GraphPicture } from './GraphPicture.js';

const sample = css({ padding: '16px 20px', display: 'flex', justifyContent: 'center' });

/** Two shapes and what joins them, as they would be drawn. */
export function StyleSample({ shape }: { shape: Preferences['shape'] }) {
  const { vertexStyle, edgeStyle } = stylesOfShape(shape);
  const box = (id: string, label: string, x: number, y: number) =>
    `<mxCell id="${id}" value="${label}" style="${quoted(`rounded=0;whiteSpace=wrap;html=1;${vertexStyle}`)}" vertex="1" parent="1"><mxGeometry x="${x}" y="${y}" width="120" height="50" as="geometry"/></mxCell>`;
  const source = `<mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/>${box('a', 'Letu', 0, 0)}${box('b', '乐图', 240, 60)}<mxCell id="c" style="${quoted(edgeStyle)}" edge="1" source="a" target="b" parent="1"><mxGeometry relative="1" as="geometry"/></mxCell></root></mxGraphModel>`;
  return (
    <div css={sample}>
      <GraphPicture kind="drawio" source={source} height={120} />
    </div>
  );
}

const quoted = (style: string) =>
  style.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
