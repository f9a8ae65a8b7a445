/** Classes that Excalidraw's sheet styles wherever they are, and its markup has inside of its own element alone. */
const LEAKING =
  /(?<=^|[{},]\s*)(\.(?:ProjectName|zoom-actions|undo-redo-buttons|zoom-button|reset-zoom-button|zoom-(?:in|out)-button|exc-stats|visually-hidden|LoadingMessage|footer-center)\b)/g;

/** Returns Excalidraw's style sheet as it may be put into any page: it styles nothing outside, and asks for no font. */
export function styles(css: string): string {
  return css
    .replaceAll(/@font-face\s*\{[^}]*\}/g, '')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(LEAKING, '.excalidraw $1')
    .replaceAll(/:root\{/g, '.excalidraw{');
}
