import { config, z } from 'zod/mini';

// In Node zod compiles its schemas. In a browser it would try `eval` first, which a strict content security policy reports.
if (!globalThis.process?.versions?.node) config({ jitless: true });

export { z };
