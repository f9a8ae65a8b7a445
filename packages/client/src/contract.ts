import type { z } from './contract/zod.js';
import { accountApi } from './contract/account.js';
import { archiveApi } from './contract/archive.js';
import { assistantApi } from './contract/assistant.js';
import { backupApi } from './contract/backup.js';
import { collaboratorApi } from './contract/collaborator.js';
import type { Endpoint } from './contract/endpoint.js';
import { fileApi } from './contract/file.js';
import { fontApi } from './contract/font.js';
import { graphApi } from './contract/graph.js';
import { libraryApi } from './contract/library.js';
import { pluginApi } from './contract/plugin.js';
import { preferenceApi } from './contract/preference.js';
import { repositoryApi } from './contract/repository.js';
import { revisionApi } from './contract/revision.js';
import { sharingApi } from './contract/sharing.js';
import { templateApi } from './contract/template.js';
import { userApi } from './contract/user.js';

export { ARCHIVE_GRAPHS, type ArchiveComparison, type ArchiveRestored } from './contract/archive.js';
export {
  PROVIDER_KINDS,
  type Chat,
  type ChatMessage,
  type Model,
  type Provider,
} from './contract/assistant.js';
export { BACKUP_PIECE, type BackupFile, type BackupPlace, type BackupRun } from './contract/backup.js';
export { bigInt, parseJson, stringifyJson } from './contract/bigInt.js';
export type { Collaborator, Reach, ReceivedInvitation, SentInvitation } from './contract/collaborator.js';
export type { Role } from './contract/common.js';
export { bytes, file, nothing, type Endpoint } from './contract/endpoint.js';
export { FILE_LIMIT } from './contract/file.js';
export { FONT_LIMIT, type Font } from './contract/font.js';
export { conflict, SOURCE_LIMIT, type Graph, type GraphSummary, type Present } from './contract/graph.js';
export type { Options } from './contract/options.js';
export type { Plugin, PluginField } from './contract/plugin.js';
export { PREFERENCES, type PreferenceKey, type Preferences } from './contract/preference.js';
export type { Repository } from './contract/repository.js';
export type { Revision } from './contract/revision.js';
export { thirdPartyType, type ThirdParty, type ThirdPartyType } from './contract/thirdParty.js';
export type { Template, TemplateSummary } from './contract/template.js';
export type { User } from './contract/user.js';

/** Every call of the API by its name. The server, its OpenAPI document and the client are made of this. */
export const api = {
  ...userApi,
  ...accountApi,
  ...repositoryApi,
  ...graphApi,
  ...revisionApi,
  ...sharingApi,
  ...collaboratorApi,
  ...templateApi,
  ...assistantApi,
  ...fontApi,
  ...fileApi,
  ...pluginApi,
  ...preferenceApi,
  ...libraryApi,
  ...archiveApi,
  ...backupApi,
};

/** The calls of the API by their names. */
export type Api = typeof api;
/** The name of a call, such as `graph.list`. */
export type EndpointName = keyof Api;

/** Every call by its name, where the types of one do not matter. */
export const endpoints = Object.entries(api) as [EndpointName, Endpoint][];

/** What a call takes and answers, once read. */
export type Params<Name extends EndpointName> = z.output<Api[Name]['params']>;
/** What a call takes in its address. */
export type Query<Name extends EndpointName> = z.output<Api[Name]['query']>;
/** What a call takes in its body. */
export type Body<Name extends EndpointName> = z.output<Api[Name]['body']>;
/** What a call answers. */
export type Data<Name extends EndpointName> = z.output<Api[Name]['data']>;
