import { engine } from '@letu/plantuml/engine';
import { plantuml } from '@letu/plantuml';
import { serveRaw } from './rawProtocol.js';

// The vendor's call needs the same DOM, so the engine itself is what is called without a host here.
const signal = new AbortController().signal;
serveRaw((source) => engine.render(source, plantuml.defaultOptions, { signal, theme: 'light' }));
