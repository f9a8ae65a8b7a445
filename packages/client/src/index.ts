export {
  createClient,
  type Client,
  type ClientOptions,
  type Input,
  type Navigation,
  type Toast,
} from './client.js';
export { ClientError, type ClientErrorCode } from './clientError.js';
export { isEmail } from './contract/common.js';
export { parseJson, stringifyJson } from './contract/bigInt.js';
export type {
  Body,
  Chat,
  ChatMessage,
  Collaborator,
  Data,
  EndpointName,
  Font,
  Graph,
  GraphSummary,
  Present,
  Model,
  Options,
  Params,
  Plugin,
  PluginField,
  Preferences,
  Provider,
  Query,
  Reach,
  ReceivedInvitation,
  Repository,
  Revision,
  Role,
  SentInvitation,
  Template,
  TemplateSummary,
  ThirdParty,
  ThirdPartyType,
  User,
} from './contract.js';
export type { Locale } from './locales/index.js';
export { isOpenPath, loginAddress, redirectTarget } from './login.js';
export type { SessionStorage } from './session.js';
export { createStartup, type Startup, type StartupState } from './startup.js';
