export { createNodeMeasurer, type NodeFont, type NodeMeasurerOptions } from './measure/nodeMeasurer.js';
