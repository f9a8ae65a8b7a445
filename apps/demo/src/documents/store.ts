import { DocumentStore } from './documentStore.js';

/** The documents of this browser, for the whole app. */
export const documentStore = new DocumentStore();
