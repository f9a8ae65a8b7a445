export * from './document/model.js';
