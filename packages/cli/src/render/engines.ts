import { dirname, relative, resolve, sep } from 'node:path';
import { readFile } from 'node:fs/promises';
import { createHost, createKrokiEngine, decodeText, type HostedEngine, type ListedKind } from '@letu/core';
import { kindByName } from '@letu/kinds';
import type { Renderer } from '@letu/render';
import type { RenderCommand } from '../arguments.js';
import { engineOptions } from './engineOptions.js';

type Render = HostedEngine<object>['render'];

/** An engine with the options it is used with. */
export interface ReadyEngine {
  readonly engine: { readonly render: Render };
  readonly options: object;
}

interface StartedEngine {
  readonly options: object;
  /** Returns what draws a file, which may take in those beside it. */
  renderFor(file: string): Render;
}

/** The engines of one run, each started when its first text comes. */
export class Engines {
  readonly #command: RenderCommand;
  readonly #renderer: Renderer;
  readonly #kinds: readonly ListedKind[];
  readonly #started = new Map<string, Promise<StartedEngine>>();

  constructor(command: RenderCommand, renderer: Renderer, kinds: readonly ListedKind[]) {
    this.#command = command;
    this.#renderer = renderer;
    this.#kinds = kinds;
  }

  /** Returns the engine of a type. @throws UsageError for options it does not have. */
  async get(type: string, file: string): Promise<ReadyEngine> {
    const started = this.#started.get(type) ?? this.#start(type);
    this.#started.set(type, started);
    const { options, renderFor } = await started;
    return { engine: { render: renderFor(file) }, options };
  }

  async #start(type: string): Promise<StartedEngine> {
    const { kroki, options, locale, timeoutMs } = this.#command;
    const listed = kindByName(type, this.#kinds);
    if (kroki !== undefined) {
      const engine = createKrokiEngine({ endpoint: kroki, diagramType: listed?.kroki?.[0] ?? type });
      const host = createHost(options, { engine, limits: { timeMs: timeoutMs }, cacheBytes: 0 });
      return {
        options,
        renderFor:
          () =>
          (...job) =>
            host.render(...job),
      };
    }
    if (!listed) throw new RangeError(`There is no kind ${type}.`);
    const definition = await listed.loadKind();
    const render: Render = (source, chosen, context) =>
      this.#renderer.render({ type: definition.type, source, options: { ...chosen } }, context);
    return {
      options: engineOptions(definition, options, locale),
      renderFor: (file) => definition.withFiles?.(render, (path) => readBeside(file, path)) ?? render,
    };
  }
}

/** Returns the text of a file of the folder a diagram is in, or of the folders below; nothing of any other. */
async function readBeside(file: string, path: string): Promise<string | undefined> {
  const folder = resolve(file === '-' ? '.' : dirname(file));
  const inside = relative(folder, resolve(folder, path));
  if (/^[a-z][\w+.-]+:\/\//i.test(path) || inside === '..' || inside.startsWith(`..${sep}`)) return undefined;
  return readFile(resolve(folder, path)).then(decodeText, () => undefined);
}
