import type { Generated, Kysely, Transaction } from 'kysely';

/** The product's tables, the same in SQLite and PostgreSQL. Times are milliseconds since 1970, flags 0 or 1. */
export interface Schema {
  user: UserTable;
  session: SessionTable;
  account: AccountTable;
  verification: VerificationTable;
  repository: RepositoryTable;
  graph: GraphTable;
  graphThumbnail: { graphId: string; svg: string; updatedAt: number };
  graphMark: GraphMarkTable;
  revision: RevisionTable;
  accessGrant: AccessGrantTable;
  shareLink: ShareLinkTable;
  invitation: InvitationTable;
  template: TemplateTable;
  pluginSetting: PluginSettingTable;
  font: FontTable;
  file: FileTable;
  fileUpload: { userId: string; fileId: string; createdAt: number };
  graphFile: { graphId: string; fileId: string };
  templateFile: { templateId: string; fileId: string };
  preference: { userId: string; key: string; value: string; updatedAt: number };
  provider: ProviderTable;
  model: ModelTable;
  chat: ChatTable;
  backupPlace: BackupPlaceTable;
  backupRun: BackupRunTable;
  message: { id: string; chatId: string; role: string; content: string; createdAt: number };
  idempotency: IdempotencyTable;
}

export type Database = Kysely<Schema>;
/** The database, or a transaction on it. */
export type Queryable = Database | Transaction<Schema>;

export interface Stamped {
  id: string;
  createdAt: number;
  updatedAt: number;
}

export interface UserTable extends Stamped {
  /** The number in the addresses of shared links. */
  uid: bigint;
  name: string;
  email: string;
  emailVerified: number;
  image: string | null;
  locale: string;
  siteRole: string;
}

export interface SessionTable extends Stamped {
  /** SHA-256 of the session id, which only its holder has. */
  token: string;
  userId: string;
  expiresAt: number;
  ipAddress: string | null;
  userAgent: string | null;
}

export interface AccountTable extends Stamped {
  userId: string;
  providerId: string;
  accountId: string;
  password: string | null;
  accessToken: string | null;
  refreshToken: string | null;
  idToken: string | null;
  accessTokenExpiresAt: number | null;
  refreshTokenExpiresAt: number | null;
  scope: string | null;
}

export interface VerificationTable extends Stamped {
  identifier: string;
  value: string;
  expiresAt: number;
}

export interface RepositoryTable extends Stamped {
  ownerId: string;
  name: string;
  description: string;
  icon: string;
  colour: string;
  visibility: string;
  position: number;
}

export interface GraphTable extends Stamped {
  ownerId: string;
  repositoryId: string | null;
  type: string;
  title: string;
  /** The title as it was searched when only titles were. */
  searchText: string;
  /** What it is found by, separated by spaces; null where an earlier version wrote it. */
  searchTerms: Generated<string | null>;
  /** The number of the latest revision. */
  revision: number;
  deletedAt: number | null;
  source: string;
  /** What it is drawn with, as JSON. */
  options: Generated<string>;
  /** The ids of the files it shows, as JSON. */
  files: Generated<string>;
}

/** What someone has to do with a graph. */
export interface GraphMarkTable {
  userId: string;
  graphId: string;
  favourite: number;
  openedAt: number | null;
  /** When it was last noted that they look at it. */
  seenAt: Generated<number | null>;
  editedAt: Generated<number | null>;
}

export interface RevisionTable {
  graphId: string;
  number: number;
  authorId: string | null;
  createdAt: number;
  title: string;
  message: string;
  kind: string;
  /** How many saves of the same author and minute end in this one, itself included. */
  saves: number;
  /** 1 where a later save of the same author and minute stands for this one. */
  coalesced: number;
  /** The source; of a coalesced revision what to change in the next one's. */
  content: string;
  /** What it is drawn with, as JSON. */
  options: Generated<string>;
  /** The ids of the files it shows, as JSON. */
  files: Generated<string>;
}

export interface AccessGrantTable {
  id: string;
  userId: string;
  graphId: string | null;
  repositoryId: string | null;
  role: number;
  createdAt: number;
}

export interface ShareLinkTable {
  id: string;
  token: string;
  graphId: string;
  createdBy: string;
  passwordHash: string | null;
  revision: number | null;
  expiresAt: number | null;
  views: number;
  createdAt: number;
}

export interface InvitationTable {
  id: string;
  tokenHash: string;
  graphId: string | null;
  repositoryId: string | null;
  role: number;
  email: string | null;
  createdBy: string;
  createdAt: number;
  expiresAt: number;
}

export interface TemplateTable extends Stamped {
  ownerId: string | null;
  type: string;
  title: string;
  description: string;
  /** The title and the description as they are searched: normalised, in lower case. */
  searchText: string;
  subject: string;
  visibility: string;
  thumbnail: string | null;
  source: string;
  options: Generated<string>;
  files: Generated<string>;
}

export interface PluginSettingTable {
  id: string;
  /** Null for the whole site. */
  userId: string | null;
  plugin: string;
  enabled: number;
  settings: string;
  /** 1 where the site's switch and settings hold for everyone. */
  locked: number;
  updatedAt: number;
}

export interface FontTable {
  id: string;
  ownerId: string | null;
  family: string;
  /** 1 to 1000, 400 for regular. */
  weight: number;
  style: string;
  format: string;
  /** What its licence bits allow. */
  embedding: string;
  glyphs: number;
  /** How many Chinese characters it has, and how many of those in common use. */
  hanzi: number;
  commonHanzi: number;
  sha256: string;
  size: number;
  createdAt: number;
  content: Uint8Array;
}

export interface FileTable {
  /** The SHA-256 of its content in hexadecimal. */
  id: string;
  mediaType: string;
  size: number;
  createdAt: number;
  content: Uint8Array;
}

export interface ProviderTable extends Stamped {
  ownerId: string | null;
  kind: string;
  name: string;
  baseUrl: string;
  /** Encrypted; never sent to anyone. */
  secret: string | null;
  enabled: number;
}

export interface ModelTable extends Stamped {
  providerId: string;
  name: string;
  label: string;
  settings: string;
  enabled: number;
}

export interface ChatTable extends Stamped {
  ownerId: string;
  graphId: string | null;
  title: string;
}

export interface BackupPlaceTable extends Stamped {
  ownerId: string;
  kind: string;
  name: string;
  url: string;
  userName: string;
  /** Encrypted; never sent to anyone. */
  secret: string | null;
  bucket: string;
  region: string;
  folder: string;
  schedule: string;
  keep: number;
  /** When the next one is due; null where none is. */
  nextAt: number | null;
}

export interface BackupRunTable {
  id: string;
  placeId: string;
  status: string;
  startedBy: string;
  startedAt: number;
  endedAt: number | null;
  file: string | null;
  size: number | null;
  graphs: number | null;
  /** Why it failed, by its code. */
  reason: string | null;
}

export interface IdempotencyTable {
  userId: string;
  key: string;
  /** SHA-256 of the call and its body. */
  fingerprint: string;
  response: string;
  createdAt: number;
}
