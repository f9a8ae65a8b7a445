import { layoutMap, type LayoutOptions } from '../../layout/layoutMap.js';
import type { Scene } from '../../layout/scene.js';
import type { MindMap } from '../../document/model.js';

/** Lays out a map whose central topic has no text with a faint word in its place, which is none of what the source says. */
export function hintedScene(
  map: MindMap,
  { placeholder, ...options }: LayoutOptions & { readonly placeholder: string },
): Scene {
  const scene = layoutMap({ ...map, root: { ...map.root, text: placeholder } }, options);
  const { root } = map;
  const topics = scene.topics.map((placed) =>
    placed.topic.id === root.id
      ? { ...placed, topic: root, look: { ...placed.look, color: faint(placed.look.color) } }
      : placed,
  );
  return { ...scene, topics };
}

const faint = (color: string) => `color-mix(in srgb, ${color} 55%, transparent)`;
