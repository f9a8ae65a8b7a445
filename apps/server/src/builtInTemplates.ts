import { templatesOf, type DiagramExample } from '@letu/core';
import { kinds } from '@letu/kinds';
import type { Options } from '@letu/client/contract';
import type { DrawnGraph, Pictures } from './pictures.js';
import { ApiError } from './errors/apiError.js';

/** A template that the product brings: an example of a kind. */
export interface BuiltInTemplate extends Pick<
  DiagramExample,
  'title' | 'description' | 'subject' | 'source' | 'language'
> {
  /** The kind and the example, such as `mermaid.gantt`. */
  readonly id: string;
  readonly type: string;
  /** Those of Letu's look. */
  readonly options: Options;
}

let loaded: Promise<ReadonlyMap<string, BuiltInTemplate>> | undefined;

/** Returns the samples of every kind as templates, in the order in which they are offered. */
export async function builtInTemplates(): Promise<readonly BuiltInTemplate[]> {
  return [...(await byId()).values()];
}

/** Returns a template that the product brings, or undefined where there is none of that id. */
export async function findBuiltIn(id: string): Promise<BuiltInTemplate | undefined> {
  return id.includes('.') ? (await byId()).get(id) : undefined;
}

function byId(): Promise<ReadonlyMap<string, BuiltInTemplate>> {
  loaded ??= load();
  return loaded;
}

async function load() {
  const templates = await Promise.all(
    kinds.map(async (listed) => {
      const definition = await listed.loadKind();
      const { kind, type, lookOptions } = definition;
      return (await templatesOf(definition)).map((example): BuiltInTemplate => ({
        ...example,
        id: `${kind}.${example.id}`,
        type,
        options: { ...lookOptions },
      }));
    }),
  );
  return new Map(templates.flat().map((template) => [template.id, template]));
}

const thumbnails = new WeakMap<Pictures, Map<string, Promise<string | null>>>();

/** Returns the picture of a template that the product brings; it is drawn when it is first asked for, and kept. */
export function builtInThumbnail(
  pictures: Pictures,
  { id, type, source, options }: BuiltInTemplate,
): Promise<string | null> {
  const drawn = thumbnails.get(pictures) ?? new Map<string, Promise<string | null>>();
  thumbnails.set(pictures, drawn);
  const picture = drawn.get(id) ?? draw(pictures, { type, source, options });
  drawn.set(id, picture);
  // What could not be drawn now may be drawn the next time.
  const forget = () => drawn.delete(id);
  picture.then((svg) => svg === null && forget(), forget);
  return picture;
}

async function draw(pictures: Pictures, graph: DrawnGraph): Promise<string | null> {
  try {
    return (await pictures.draw(graph, 'svg')).toString();
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
