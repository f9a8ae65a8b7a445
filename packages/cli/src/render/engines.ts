import { dirname, relative, resolve, sep } from 'node:path';
import { readFile } from 'node:fs/promises';
import { createHost, createKrokiEngine, type HostedEngine } from '@letu/core';
import type { Renderer } from '@letu/render';
import type { RenderCommand } from '../arguments.js';
import { decodeText } from '../files.js';
import { loadDefinition, type Kind } from '../kinds.js';
import { engineOptions } from './engineOptions.js';

/** An engine with the options it is used with. */
export interface ReadyEngine {
  readonly engine: Pick<HostedEngine<object>, 'render'>;
  readonly options: object;
}

/** The engines of one run, each started when its first text comes. */
export class Engines {
  readonly #command: RenderCommand;
  readonly #renderer: Renderer;
  readonly #hosts = new Map<string, Promise<ReadyEngine>>();

  constructor(command: RenderCommand, renderer: Renderer) {
    this.#command = command;
    this.#renderer = renderer;
  }

  /** Returns the engine of a type. @throws UsageError for options it does not have. */
  async get(type: string, file: string): Promise<ReadyEngine> {
    const started = this.#hosts.get(type) ?? this.#start(type);
    this.#hosts.set(type, started);
    const { engine, options } = await started;
    return {
      engine: type === 'plantuml' && !this.#command.kroki ? await withFolder(engine, file) : engine,
      options,
    };
  }

  async #start(type: string): Promise<ReadyEngine> {
    const { kroki, options, locale, timeoutMs } = this.#command;
    if (kroki !== undefined) {
      const engine = createKrokiEngine({ endpoint: kroki, diagramType: type });
      return {
        engine: createHost<object>(
          {},
          { engine: engine as never, limits: { timeMs: timeoutMs }, cacheBytes: 0 },
        ),
        options,
      };
    }
    const kind = type as Kind;
    const definition = await loadDefinition(kind);
    return {
      options: engineOptions(definition, options, locale),
      engine: {
        render: (source, chosen, context) =>
          this.#renderer.render({ type: definition.type, source, options: { ...chosen } }, context),
      },
    };
  }
}

/** Lets PlantUML include files of the folder the diagram is in, and of the folders below. */
async function withFolder(engine: ReadyEngine['engine'], file: string): Promise<ReadyEngine['engine']> {
  const { withIncludes } = await import('@letu/plantuml');
  const folder = resolve(file === '-' ? '.' : dirname(file));
  return withIncludes(engine as never, async (path) => {
    const inside = relative(folder, resolve(folder, path));
    if (/^[a-z][\w+.-]+:\/\//i.test(path) || inside === '..' || inside.startsWith(`..${sep}`))
      return undefined;
    return readFile(resolve(folder, path)).then(decodeText, () => undefined);
  }) as never;
}
