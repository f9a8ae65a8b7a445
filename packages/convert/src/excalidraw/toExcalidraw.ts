import type { Figure } from '../figure.js';
import { Scene } from './scene.js';

/**
 * Writes a figure as a scene of Excalidraw: labels in what they belong to, arrows tied to what they join, groups as groups.
 *
 * @returns the text of a `.excalidraw` file
 */
export function toExcalidraw(figure: Figure): string {
  const scene = new Scene(figure);
  const elements = scene.elements();
  const files = Object.fromEntries([...scene.files].map(([dataURL, id]) => [id, fileOf(id, dataURL)]));
  const appState = { gridSize: 20, viewBackgroundColor: figure.background ?? '#ffffff' };
  return `${JSON.stringify({ type: 'excalidraw', version: 2, source: 'letu', elements, appState, files }, undefined, 2)}\n`;
}

const fileOf = (id: string, dataURL: string) => ({
  id,
  dataURL,
  mimeType: /^data:([^;]+)/.exec(dataURL)?.[1],
  created: 1,
});
