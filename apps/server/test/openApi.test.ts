import { describe, expect, it } from 'vitest';
import { endpoints } from '@letu/client/contract';
import { openApiDocument } from '../src/openapi/openApiDocument.js';

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required: boolean }[];
  readonly security: readonly unknown[];
}

const document = openApiDocument() as { paths: Record<string, Record<string, Operation>> };
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
);

describe('the OpenAPI document', () => {
  it('describes every call once', () => {
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
      endpoints.map(([name]) => name).toSorted(),
    );
  });

  it('names each parameter of a path', () => {
    for (const { path, parameters } of operations) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const described = parameters.filter((parameter) => parameter.in === 'path');
      expect(described.map(({ name }) => name).toSorted()).toEqual(named.toSorted());
      expect(described.every(({ required }) => required)).toBe(true);
    }
  });

  it('shows large integers as they travel', () => {
    expect(JSON.stringify(document.paths['/api/user/current'])).toContain('^BIGINT::');
  });

  it('asks for the revision where a save needs it, and for a session where one is needed', () => {
    const save = operations.find(({ operationId }) => operationId === 'graph.save');
    expect(save?.parameters).toContainEqual(expect.objectContaining({ name: 'If-Match', required: true }));
    expect(save?.security).toHaveLength(1);
    expect(operations.find(({ operationId }) => operationId === 'shared.show')?.security).toEqual([]);
  });
});
