export { sanitiseSvg } from './sanitise/sanitiseSvg.js';
