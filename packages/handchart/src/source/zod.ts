import { config } from 'zod';

// In Node zod compiles its schemas. In a browser it would try `eval` first, which a strict content security policy reports.
if (!globalThis.process?.versions?.node) config({ jitless: true });

// By its names, of which bundlers keep the ones that are used: `z` has the messages of fifty languages with it.
export * from 'zod';
