import type { HostedEngine } from '@letu/core';
import { kindByName } from '@letu/kinds';
import { answerFile, type CorpusFile, type FileAnswer } from '../answer.js';

declare global {
  interface Window {
    /** Renders one file of a kind; each kind's engine starts once. */
    renderFile(kind: string, file: CorpusFile): Promise<FileAnswer>;
  }
}

const engines = new Map<string, Promise<HostedEngine<object>>>();

async function start(kind: string): Promise<HostedEngine<object>> {
  const definition = await kindByName(kind)?.loadKind();
  if (!definition) throw new RangeError(`There is no kind ${kind}.`);
  const engine = await definition.load();
  await engine.preload();
  return engine;
}

window.renderFile = async (kind, file) => {
  const engine = engines.get(kind) ?? start(kind);
  engines.set(kind, engine);
  return answerFile(await engine, file);
};
