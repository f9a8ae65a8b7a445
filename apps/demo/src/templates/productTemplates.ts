import type { Template } from '@letu/client';
import { examplesIn, templatesOf, type AnyDefinition, type DiagramExample, type Locale } from '@letu/core';
import { kinds } from '@letu/kinds';
import { loadChunk } from '../routing/loadChunk.js';

/** A template of the product, with the words by which it is found. */
interface ProductTemplate {
  readonly template: Template;
  readonly words: string;
  /** Whether it is in the reader's language. */
  readonly isOffered: boolean;
}

/** Returns the templates that the product brings, by the ids that the server gives them; they are on the page itself. */
async function productTemplates(locale: Locale): Promise<readonly ProductTemplate[]> {
  const ofKinds = await loadChunk(() =>
    Promise.all(
      kinds.map(async (listed) => {
        const definition = await listed.loadKind();
        return (await templatesOf(definition)).map((example) => toTemplate(definition, example, locale));
      }),
    ),
  );
  return ofKinds.flat();
}

function toTemplate(
  { kind, type, lookOptions }: AnyDefinition,
  example: DiagramExample,
  locale: Locale,
): ProductTemplate {
  const { id, title, description, subject, source } = example;
  const words = [...Object.values(title), ...Object.values(description ?? {})];
  return {
    isOffered: examplesIn([example], locale).length > 0,
    template: {
      id: `${kind}.${id}`,
      type,
      subject,
      source,
      title: title[locale],
      description: description?.[locale] ?? '',
      visibility: 'site',
      owner: null,
      role: 'viewer',
      createdAt: null,
      updatedAt: null,
      options: { ...lookOptions },
      files: [],
    },
    words: words.join('\n').toLowerCase(),
  };
}

/** Tells a template of the product by its id: its kind and its example. */
export const isOfProduct = (id: string): boolean => id.includes('.');

/** Returns a template of the product, undefined where there is none of that id. */
export async function productTemplate(id: string, locale: Locale): Promise<Template | undefined> {
  return (await productTemplates(locale)).find(({ template }) => template.id === id)?.template;
}

/** What templates are narrowed down by. */
export interface TemplateConditions {
  readonly q?: string | undefined;
  readonly type?: string | undefined;
  readonly subject?: Template['subject'] | undefined;
}

/** Returns the templates of the product that fit. */
export async function findProductTemplates(
  { q = '', type, subject }: TemplateConditions,
  locale: Locale,
): Promise<readonly Template[]> {
  const wanted = q.trim().toLowerCase();
  return (await productTemplates(locale))
    .filter(({ template, words, isOffered }) => {
      if (!isOffered) return false;
      if (type !== undefined && template.type !== type) return false;
      return (subject === undefined || template.subject === subject) && words.includes(wanted);
    })
    .map(({ template }) => template);
}
