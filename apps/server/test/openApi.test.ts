import { describe, expect, it } from 'vitest';
import { Validator } from '@seriousme/openapi-schema-validator';
import { api, endpoints, type EndpointName } from '@letu/client/contract';
import { policy, type Rule } from '../src/access/policy.js';
import { API_ERRORS } from '../src/errors/apiError.js';
import { openApiDocument } from '../src/http/openApiDocument.js';

interface Answer {
  readonly content: Readonly<Record<string, { readonly schema: unknown }>>;
}

interface Operation {
  readonly operationId: EndpointName;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required: boolean }[];
  readonly security: readonly unknown[];
  readonly responses: Readonly<Record<string, Answer>>;
}

interface Document {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: {
    readonly securitySchemes: unknown;
    readonly schemas: {
      readonly Refusal: { properties: { data: { properties: { reason: { enum: readonly string[] } } } } };
    };
  };
}

const document = openApiDocument() as unknown as Document;
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
);

/** What is left of a document once it has travelled as JSON. */
const asSent = (value: object) => JSON.parse(JSON.stringify(value)) as Record<string, unknown>;

describe('the OpenAPI document', () => {
  it('is valid by the schema of OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(asSent(document));
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
    const broken = { ...document, paths: { '/api/x': { get: { responses: { 200: {} } } } } };
    expect((await new Validator().validate(asSent(broken))).valid).toBe(false);
  });

  it('says how every call is refused, by every reason, and how one signs in', () => {
    const { schemas, securitySchemes } = document.components;
    expect(securitySchemes).toEqual({ session: { type: 'http', scheme: 'bearer' } });
    expect(schemas.Refusal.properties.data.properties.reason.enum).toEqual(Object.keys(API_ERRORS));
    for (const { responses, security, operationId } of operations) {
      const { default: refused, 200: done } = responses;
      expect(refused?.content['application/json']?.schema).toEqual({ $ref: '#/components/schemas/Refusal' });
      const rule: Rule = policy[operationId];
      expect(security).toEqual(rule.caller === 'anyone' ? [] : [{ session: [] }]);
      if (api[operationId].answers === 'file') continue;
      expect(done?.content['application/json']?.schema).toMatchObject({
        properties: { code: { const: 200 } },
        required: ['code', 'data', 'message'],
      });
    }
  });

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
