export * from './document/model.js';
export { drawBoundary, drawBranch, drawGuide, drawRelationship, drawSummary } from './draw/drawParts.js';
export { drawScene, SCENE_ATTRIBUTES } from './draw/drawScene.js';
export { drawTopic, drawTopicParts } from './draw/drawTopic.js';
export type { MapImage } from './layout/content.js';
export { layoutMap, type LayoutOptions } from './layout/layoutMap.js';
export { createMeasure, FONT_FAMILY, loadMeasurer, type Measure } from './layout/measure.js';
export type * from './layout/scene.js';
export { THEMES, themeOf, type MapTheme } from './themes/themes.js';
