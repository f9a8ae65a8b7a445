import { FONT_FAMILY } from '../layout/measure.js';
import type { Scene } from '../layout/scene.js';
import { drawBoundary, drawBranch, drawGuide, drawRelationship, drawSummary } from './drawParts.js';
import { drawTopic } from './drawTopic.js';

/** What every element of the picture inherits. */
export const SCENE_ATTRIBUTES = `font-family="${FONT_FAMILY}"`;

/** Returns the parts of a scene, from the back to the front: each is one element. */
export function sceneParts(scene: Scene): readonly string[] {
  return [
    ...scene.boundaries.map(drawBoundary),
    ...scene.guides.map(drawGuide),
    ...scene.branches.map(drawBranch),
    ...scene.summaries.map(drawSummary),
    ...scene.topics.map(drawTopic),
    ...scene.relationships.map(drawRelationship),
  ];
}

/** Returns a scene as one complete `<svg>` element. */
export function drawScene(scene: Scene): string {
  const { x, y, width, height } = scene.box;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}" ${SCENE_ATTRIBUTES}>` +
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${scene.paper}"/>` +
    `${sceneParts(scene).join('')}</svg>`
  );
}
