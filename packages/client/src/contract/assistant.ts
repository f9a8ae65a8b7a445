import { z } from './zod.js';
import { id, listOf, order, paging, role, time } from './common.js';
import { endpoint } from './endpoint.js';

/** The kinds of providers, and the address each is reached at until another is given. All speak OpenAI's protocol there. */
export const PROVIDER_KINDS = {
  /** https://api-docs.deepseek.com */
  DeepSeek: { baseUrl: 'https://api.deepseek.com' },
  /** https://docs.ollama.com/api/openai-compatibility */
  Ollama: { baseUrl: 'http://localhost:11434/v1' },
  /** https://platform.moonshot.cn/docs/api/overview */
  Moonshot: { baseUrl: 'https://api.moonshot.cn/v1' },
  /** https://www.volcengine.com/docs/82379/1298454 */
  Doubao: { baseUrl: 'https://ark.cn-beijing.volces.com/api/v3' },
  /** https://cloud.baidu.com/doc/WENXINWORKSHOP/s/2m3fihw8s */
  Qianfan: { baseUrl: 'https://qianfan.baidubce.com/v2' },
  /** https://www.volcengine.com/docs/82379/1298454 */
  VolcengineARK: { baseUrl: 'https://ark.cn-beijing.volces.com/api/v3' },
  /** Any other server that speaks OpenAI's protocol: it has no address of its own. */
  Compatible: { baseUrl: null },
} as const;

const kind = z.enum(Object.keys(PROVIDER_KINDS) as [keyof typeof PROVIDER_KINDS]);

const providerFields = {
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  /** `http` or `https`, without a user, a query or a fragment. */
  baseUrl: z.string().check(z.maxLength(500)),
  enabled: z.boolean(),
};
/** Never answered. Null takes it away. */
const secret = z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(1000)));

const provider = z.object({
  id,
  kind,
  ...providerFields,
  /** Null for those who only use it. */
  baseUrl: z.nullable(z.string()),
  hasSecret: z.boolean(),
  /** Whether it is the site's, or one's own. */
  ofSite: z.boolean(),
  role,
  createdAt: time,
  updatedAt: time,
});
/** A service that runs language models. */
export type Provider = z.output<typeof provider>;

const newProvider = z.strictObject({
  kind,
  name: z.optional(providerFields.name),
  /** @default The kind's own address. */
  baseUrl: z.optional(providerFields.baseUrl),
  secret: z.optional(secret),
  enabled: z.optional(z.boolean()),
});

const modelFields = {
  /** As the provider names it. */
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  /** As people see it; empty for the name. */
  label: z.string().check(z.trim(), z.maxLength(100)),
  settings: z.strictObject({
    temperature: z.optional(z.number().check(z.minimum(0), z.maximum(2))),
    topP: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
    /** The longest answer and the longest conversation, in tokens. */
    maxTokens: z.optional(z.int().check(z.minimum(1), z.maximum(10_000_000))),
    contextTokens: z.optional(z.int().check(z.minimum(1), z.maximum(10_000_000))),
    /** Whether it looks at pictures. */
    vision: z.optional(z.boolean()),
  }),
  enabled: z.boolean(),
};

const model = z.object({
  id,
  providerId: id,
  ...modelFields,
  ofSite: z.boolean(),
  role,
  createdAt: time,
  updatedAt: time,
});
/** A language model that can be chosen. */
export type Model = z.output<typeof model>;

const chat = z.object({
  id,
  title: z.string(),
  /** The graph it is about. */
  gid: z.nullable(id),
  createdAt: time,
  updatedAt: time,
});
/** A conversation with the assistant. */
export type Chat = z.output<typeof chat>;

const message = z.object({
  id,
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  createdAt: time,
});
/** A message of a conversation. */
export type ChatMessage = z.output<typeof message>;

const chatTitle = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
const params = z.strictObject({ id });

export const assistantApi = {
  'provider.list': endpoint({
    method: 'get',
    path: '/api/provider',
    summary: "Lists one's own providers of models and those of the site.",
    query: z.strictObject(paging),
    data: listOf(provider),
  }),
  'provider.create': endpoint({
    method: 'post',
    path: '/api/provider',
    summary: 'Adds a provider of models for oneself.',
    body: newProvider,
    data: provider,
  }),
  'provider.createSite': endpoint({
    method: 'post',
    path: '/api/site/provider',
    summary: 'Adds a provider of models for everyone on the site.',
    body: newProvider,
    data: provider,
  }),
  'provider.update': endpoint({
    method: 'patch',
    path: '/api/provider/{id}',
    summary:
      'Changes a provider. Its secret goes with its address: at another one, it has to be given again.',
    params,
    body: z.partial(z.strictObject({ ...providerFields, secret })),
    data: provider,
  }),
  'provider.delete': endpoint({
    method: 'delete',
    path: '/api/provider/{id}',
    summary: 'Deletes a provider with its models.',
    params,
  }),
  'model.list': endpoint({
    method: 'get',
    path: '/api/model',
    summary: 'Lists the models of the providers one can see.',
    query: z.strictObject({ ...paging, providerId: z.optional(id) }),
    data: listOf(model),
  }),
  'model.create': endpoint({
    method: 'post',
    path: '/api/provider/{id}/model',
    summary: 'Adds a model of a provider.',
    params,
    body: z.required(z.partial(z.strictObject(modelFields)), { name: true }),
    data: model,
  }),
  'model.update': endpoint({
    method: 'patch',
    path: '/api/model/{id}',
    summary: 'Changes a model.',
    params,
    body: z.partial(z.strictObject(modelFields)),
    data: model,
  }),
  'model.delete': endpoint({
    method: 'delete',
    path: '/api/model/{id}',
    summary: 'Deletes a model.',
    params,
  }),
  'chat.list': endpoint({
    method: 'get',
    path: '/api/chat',
    summary: "Lists one's conversations, the latest first.",
    query: z.strictObject({ ...paging, q: z.optional(z.string().check(z.maxLength(100))) }),
    data: listOf(chat),
  }),
  'chat.create': endpoint({
    method: 'post',
    path: '/api/chat',
    summary: 'Begins a conversation, about a graph or about none.',
    body: z.strictObject({ title: chatTitle, gid: z.optional(z.nullable(id)) }),
    data: chat,
  }),
  'chat.show': endpoint({
    method: 'get',
    path: '/api/chat/{id}',
    summary: 'Returns a conversation without its messages.',
    params,
    data: chat,
  }),
  'chat.update': endpoint({
    method: 'patch',
    path: '/api/chat/{id}',
    summary: 'Renames a conversation.',
    params,
    body: z.strictObject({ title: chatTitle }),
    data: chat,
  }),
  'chat.delete': endpoint({
    method: 'delete',
    path: '/api/chat/{id}',
    summary: 'Deletes a conversation with its messages.',
    params,
  }),
  'message.list': endpoint({
    method: 'get',
    path: '/api/chat/{id}/message',
    summary: 'Lists the messages of a conversation, the first one first unless asked otherwise.',
    params,
    query: z.strictObject({ ...paging, order: z.optional(order) }),
    data: listOf(message),
  }),
  'message.append': endpoint({
    method: 'post',
    path: '/api/chat/{id}/message',
    summary: 'Says something in a conversation.',
    params,
    body: z.strictObject({ content: z.string().check(z.minLength(1), z.maxLength(100_000)) }),
    data: message,
  }),
};
