export { d2 } from '@letu/d2/info';
export { excalidraw } from '@letu/excalidraw/info';
export { graphviz } from '@letu/graphviz/info';
export { handchart } from '@letu/handchart/info';
export { mermaid } from '@letu/mermaid/info';
export { mindmap } from '@letu/mindmap/info';
export { pikchr } from '@letu/pikchr/info';
export { plantuml } from '@letu/plantuml/info';
