export { sanitiseSvg } from './sanitise/sanitiseSvg.js';
export { sanitiseSvgInSlices } from './sanitise/sanitiseSvgInSlices.js';
