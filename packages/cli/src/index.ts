export { main, type CliEnvironment } from './main.js';
