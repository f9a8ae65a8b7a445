import { d2 } from '@letu/d2';
import { engine } from '@letu/d2/engine';
import { serveRaw } from './rawProtocol.js';

// The vendor's own worker runs elsewhere; the engine itself is what is called without a host here.
const signal = new AbortController().signal;
serveRaw((source) => engine.render(source, d2.defaultOptions, { signal, theme: 'light' }));
