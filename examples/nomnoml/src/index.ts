export { nomnoml } from './definition.js';
