export { sanitiseHtml } from './sanitise/sanitiseHtml.js';
export { sanitiseSvg } from './sanitise/sanitiseSvg.js';
export { sanitiseSvgInSlices } from './sanitise/sanitiseSvgInSlices.js';
