export * from './document/model.js';
export { parse, topicsById, type Finding, type FindingCode, type ParsedMap } from './document/parse.js';
export { write } from './document/write.js';
