import { z } from 'zod';
import { endpoints, type Endpoint, type EndpointName } from '@letu/client/contract';
import { policy, type Rule } from '../access/policy.js';
import { isAtomic } from '../calls/atomic.js';
import { API_ERRORS } from '../errors/apiError.js';

type Json = Readonly<Record<string, unknown>>;

let document: Json | undefined;

/** Describes the API (https://spec.openapis.org/oas/v3.1.1.html), from the schemas that requests are checked with. */
export function openApiDocument(): Json {
  document ??= {
    openapi: '3.1.1',
    info: { title: '乐图 Letu', version: '1', description: 'What Letu stores, and who may see it.' },
    servers: [{ url: '/' }],
    tags: [...new Set(endpoints.map(([name]) => tagOf(name)))].map((name) => ({ name })),
    paths: paths(),
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      schemas: { Refusal: refusal() },
    },
  };
  return document;
}

function paths(): Json {
  const found: Record<string, Record<string, Json>> = {};
  for (const [name, endpoint] of endpoints) {
    (found[endpoint.path] ??= {})[endpoint.method] = operation(name, endpoint);
  }
  return found;
}

function operation(name: EndpointName, endpoint: Endpoint): Json {
  const { params, query, data, summary, ifMatch, answers } = endpoint;
  const isPublic = (policy[name] as Rule).caller === 'anyone';
  const headers = [
    ...(ifMatch ? [header('If-Match', true, 'The revision to change.')] : []),
    ...(isAtomic(name) ? [header('Idempotency-Key', false, 'Does a repeated write once.')] : []),
    ...(name.startsWith('shared.') ? [header('Share-Password', false, 'The password of the link.')] : []),
  ];
  const requestBody = bodyOf(endpoint);
  return {
    operationId: name,
    tags: [tagOf(name)],
    summary,
    parameters: [...parameters('path', params), ...parameters('query', query), ...headers],
    ...(requestBody ? { requestBody } : {}),
    responses: {
      200: {
        description: 'Done.',
        content: answers === 'file' ? BYTES : json(envelope(200, schemaOf(data))),
      },
      default: {
        description: 'Refused.',
        content: json({ $ref: '#/components/schemas/Refusal' }),
      },
    },
    security: isPublic ? [] : [{ session: [] }],
  };
}

/** Bytes have no schema (https://spec.openapis.org/oas/v3.1.1.html#considerations-for-file-uploads). */
const BYTES = { 'application/octet-stream': {} };

function bodyOf({ body, bodyLimit }: Endpoint): Json | undefined {
  if (bodyLimit !== undefined) return { required: true, content: BYTES };
  const schema = schemaOf(body);
  const isEmpty = Object.keys((schema['properties'] ?? {}) as Json).length === 0;
  return isEmpty ? undefined : { required: true, content: json(schema) };
}

const tagOf = (name: EndpointName) => name.split('.')[0] ?? name;
const json = (schema: Json) => ({ 'application/json': { schema } });

function header(name: string, required: boolean, description: string): Json {
  return { name, in: 'header', required, description, schema: { type: 'string' } };
}

function parameters(place: 'path' | 'query', schema: z.core.$ZodType): Json[] {
  const { properties = {}, required = [] } = schemaOf(schema) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: each,
  }));
}

function envelope(code: number | undefined, data: Json): Json {
  return {
    type: 'object',
    properties: {
      code: code === undefined ? { type: 'integer' } : { const: code },
      data,
      message: { type: 'string' },
    },
    required: ['code', 'data', 'message'],
  };
}

function refusal(): Json {
  const reason = { type: 'string', enum: Object.keys(API_ERRORS) };
  return envelope(undefined, { type: 'object', properties: { reason }, required: ['reason'] });
}

/** As it travels: before a codec has decoded it. */
function schemaOf(schema: z.core.$ZodType): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', target: 'draft-2020-12' }) as Json;
  return rest;
}
