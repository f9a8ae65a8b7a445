import type { ComputedStyle, Element } from '../../dom/interfaces.js';
import type { Scene } from '../scene.js';

const SIZES = new Set(['width', 'height']);

/** Returns an element's style as `getComputedStyle` shows it: live, under names with dashes and in camel case. */
export function computedStyle(scene: Scene, element: Element): ComputedStyle {
  const valueOf = (name: string) => shownValue(scene, element, name);
  const methods = {
    getPropertyValue: (name: string) => valueOf(String(name)),
    getPropertyPriority: () => '',
  };
  return new Proxy(methods, {
    get(target, key) {
      if (typeof key === 'symbol' || key in target) return Reflect.get(target, key) as unknown;
      return valueOf(key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
    },
  });
}

function shownValue(scene: Scene, element: Element, name: string): string {
  if (!element.isConnected) return '';
  const style = scene.styleOf(element);
  if (name.startsWith('--')) return style.customProperty(name) ?? '';
  if (SIZES.has(name) && element.isHtml && style.get('display') !== 'inline') {
    const size = scene.document.geometry.clientRect(element);
    return `${name === 'width' ? size.width : size.height}px`;
  }
  const value = style.get(name);
  if (/^border-\w+-width$/.test(name) && style.get(name.replace('width', 'style')) === 'none') return '0px';
  const pixels = /^[\d.]+(?:em|rem|ex|ch|pt|pc|in|cm|mm)$/.test(value) ? style.length(name) : undefined;
  return pixels === undefined ? value : `${pixels}px`;
}
