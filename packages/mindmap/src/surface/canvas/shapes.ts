import type { Scene } from '../../layout/scene.js';
import { boundaryItem, relationshipItem } from '../store/items.js';

/** Returns the names of the items that shapes of a scene stand for; a line to a topic stands for that. */
export function itemsOfShapes(scene: Scene, shapes: readonly string[]): readonly string[] {
  const items = new Map([
    ...scene.branches.map(({ shape, to }) => [shape, to] as const),
    ...scene.summaries.map(({ shape, topic }) => [shape, topic] as const),
    ...shapesAndItems(scene),
  ]);
  return [...new Set(shapes.flatMap((shape) => items.get(shape) ?? []))];
}

/** Returns the ids of the shapes that items are drawn as. */
export function shapesOfItems(scene: Scene, names: readonly string[]): readonly string[] {
  const shapes = new Map(shapesAndItems(scene).map(([shape, item]) => [item, shape]));
  return names.flatMap((name) => shapes.get(name) ?? []);
}

function shapesAndItems(scene: Scene): readonly (readonly [shape: string, item: string])[] {
  return [
    ...scene.topics.map(({ shape, topic }) => [shape, topic.id] as const),
    ...scene.boundaries.map(({ shape, topic, index }) => [shape, boundaryItem(topic, index)] as const),
    ...scene.relationships.map(({ shape, index }) => [shape, relationshipItem(index)] as const),
  ];
}
