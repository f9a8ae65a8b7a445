import type { PROVIDER_KINDS } from '@letu/client/contract';

type ProviderKind = keyof typeof PROVIDER_KINDS;

/** What the pages of AI models say. */
export interface ModelMessages {
  readonly about: string;
  readonly providers: string;
  readonly manage: string;
  readonly add: string;
  readonly addTitle: (provider: string) => string;
  readonly kindNames: Readonly<Record<ProviderKind, string>>;
  readonly kindAbout: Readonly<Record<ProviderKind, string>>;
  readonly keyHint: Readonly<Record<ProviderKind, string>>;
  readonly modelExample: Readonly<Record<ProviderKind, string>>;
  readonly choose: string;
  readonly chooseHint: string;
  readonly none: string;
  readonly noneHint: string;
  readonly steps: readonly string[];
  readonly noProviders: string;
  readonly noProvidersHint: string;
  readonly noModels: string;
  readonly ofSite: string;
  readonly hasSecret: string;
  readonly noSecret: string;
  readonly name: string;
  readonly baseUrl: string;
  readonly baseUrlHint: string;
  readonly notAnAddress: string;
  readonly secret: string;
  readonly secretHint: string;
  readonly secretKept: string;
  readonly secretWithAddress: string;
  readonly secretRemove: string;
  readonly whose: Readonly<Record<'mine' | 'site', string>>;
  readonly whoseLabel: string;
  readonly firstModel: string;
  readonly firstModelHint: string;
  readonly modelName: string;
  readonly modelNameHint: string;
  readonly label: string;
  readonly labelHint: string;
  readonly addModel: string;
  readonly addModelTo: (provider: string) => string;
  readonly temperature: string;
  readonly temperatureHint: string;
  readonly topP: string;
  readonly maxTokens: string;
  readonly contextTokens: string;
  readonly vision: string;
  readonly byProvider: string;
  readonly enable: (name: string) => string;
  readonly settings: (name: string) => string;
  readonly remove: string;
  readonly removeProvider: (name: string) => string;
  readonly removeProviderHint: (models: number) => string;
  readonly removeModel: (name: string) => string;
  readonly removeModelHint: string;
  readonly removed: (name: string) => string;
  readonly added: (name: string) => string;
  readonly saved: string;
  readonly save: string;
  readonly privateHint: string;
  readonly offProvider: string;
  readonly tokens: (count: string) => string;
}

export const zhCN: ModelMessages = {
  about: '接上自己的大模型，就能在对话里让 AI 画图、改图。密钥加密保存在服务器上，不会再显示。',
  providers: '模型服务',
  manage: '管理模型服务',
  add: '添加模型服务',
  addTitle: (provider) => `添加 ${provider}`,
  kindNames: {
    DeepSeek: 'DeepSeek',
    Ollama: 'Ollama',
    Moonshot: '月之暗面 Moonshot',
    Doubao: '豆包 Doubao',
    Qianfan: '百度千帆 Qianfan',
    VolcengineARK: '火山方舟 ARK',
    Compatible: '兼容 OpenAI 的服务',
  },
  kindAbout: {
    DeepSeek: '深度求索的对话与推理模型，中文好，价格低。',
    Ollama: '在自己的电脑或服务器上运行开源模型，数据不出门。',
    Moonshot: 'Kimi 背后的模型，擅长长文本。',
    Doubao: '字节跳动的豆包系列模型。',
    Qianfan: '百度智能云的文心与开源模型。',
    VolcengineARK: '火山引擎的模型平台，用推理接入点调用。',
    Compatible: '任何提供 OpenAI 格式接口的服务，自己填地址。',
  },
  keyHint: {
    DeepSeek: '在 DeepSeek 开放平台的“API keys”里创建。',
    Ollama: 'Ollama 一般不需要密钥，可以不填。',
    Moonshot: '在 Moonshot 开放平台的“API Key 管理”里创建。',
    Doubao: '在火山方舟控制台的“API Key 管理”里创建。',
    Qianfan: '在百度智能云千帆控制台的“API Key”里创建。',
    VolcengineARK: '在火山方舟控制台的“API Key 管理”里创建。',
    Compatible: '服务给你的密钥；不需要密钥的服务可以不填。',
  },
  modelExample: {
    DeepSeek: 'deepseek-chat',
    Ollama: 'qwen3:8b',
    Moonshot: 'kimi-k2-0711-preview',
    Doubao: 'doubao-seed-1-6-250615',
    Qianfan: 'ernie-4.5-turbo-128k',
    VolcengineARK: 'ep-20250101000000-abcde',
    Compatible: 'gpt-4o-mini',
  },
  choose: '选择模型服务',
  chooseHint: '都用 OpenAI 格式的接口。没有列出的，选“兼容 OpenAI 的服务”。',
  none: '还没有可用的模型',
  noneHint: '三步接上一个大模型：',
  steps: ['选一家模型服务', '填上地址和密钥', '写上要用的模型名称'],
  noProviders: '还没有添加模型服务',
  noProvidersHint: '从下面选一家开始。',
  noModels: '还没有模型，添加一个才能用。',
  ofSite: '本站',
  hasSecret: '已保存密钥',
  noSecret: '没有密钥',
  name: '名称',
  baseUrl: '接口地址',
  baseUrlHint: 'OpenAI 格式接口的地址，不含 /chat/completions。',
  notAnAddress: '请输入以 http:// 或 https:// 开头的地址，不带用户名、? 和 #',
  secret: '密钥',
  secretHint: '加密保存，之后不会再显示，也不会发给浏览器。',
  secretKept: '已保存，留空则不变',
  secretWithAddress: '换了地址以后，原来的密钥会被丢弃，请重新填写。',
  secretRemove: '删除已保存的密钥',
  whose: { mine: '只给我', site: '给全站' },
  whoseLabel: '给谁用',
  firstModel: '模型名称',
  firstModelHint: '和服务里的叫法一字不差；之后还可以添加更多。',
  modelName: '模型名称',
  modelNameHint: '和服务里的叫法一字不差。',
  label: '显示名称',
  labelHint: '留空则显示模型名称。',
  addModel: '添加模型',
  addModelTo: (provider) => `为“${provider}”添加模型`,
  temperature: '温度',
  temperatureHint: '越低越稳定，越高越有变化。画图建议 0 到 0.5。',
  topP: 'Top P',
  maxTokens: '单次回答上限（token）',
  contextTokens: '对话长度上限（token）',
  vision: '能看图片',
  byProvider: '由服务决定',
  enable: (name) => `启用${name}`,
  settings: (name) => `“${name}”的设置`,
  remove: '删除',
  removeProvider: (name) => `删除模型服务“${name}”？`,
  removeProviderHint: (models) =>
    models === 0 ? '保存的密钥会一起删除。' : `它的 ${models} 个模型和保存的密钥会一起删除。`,
  removeModel: (name) => `删除模型“${name}”？`,
  removeModelHint: '之后的对话不能再用它，已有的对话还在。',
  removed: (name) => `已删除“${name}”`,
  added: (name) => `已添加“${name}”`,
  saved: '已保存',
  save: '保存',
  privateHint:
    '地址由乐图的服务器访问，localhost 指的是服务器自己。服务器默认不访问内网，需要时请管理员设置 PRIVATE_PROVIDERS=true。',
  offProvider: '服务已停用',
  tokens: (count) => `${count} token`,
};
