import { archiveHandlers } from './archiveHandlers.js';
import { authHandlers } from './authHandlers.js';
import { backupHandlers } from './backupHandlers.js';
import { userHandlers } from './userHandlers.js';
import { graphHandlers } from './graphHandlers.js';
import { libraryHandlers } from './libraryHandlers.js';
import { listHandlers } from './listHandlers.js';
import { revisionHandlers } from './revisionHandlers.js';
import { trashHandlers } from './trashHandlers.js';
import { repositoryHandlers } from './repositoryHandlers.js';
import { accessHandlers } from './accessHandlers.js';
import { collaboratorHandlers } from './collaboratorHandlers.js';
import { linkHandlers } from './linkHandlers.js';
import { thirdPartyHandlers } from './thirdPartyHandlers.js';
import { preferenceHandlers } from './preferenceHandlers.js';
import { pluginHandlers } from './pluginHandlers.js';
import { fileHandlers } from './fileHandlers.js';
import { fontHandlers } from './fontHandlers.js';
import { chatHandlers } from './chatHandlers.js';
import { modelHandlers } from './modelHandlers.js';
import { providerHandlers } from './providerHandlers.js';
import { templateHandlers } from './templateHandlers.js';
import type { Handlers } from '../calls/call.js';

/** What answers each call of the API. */
export const handlers: Handlers = {
  ...authHandlers,
  ...thirdPartyHandlers,
  ...userHandlers,
  ...repositoryHandlers,
  ...graphHandlers,
  ...listHandlers,
  ...trashHandlers,
  ...revisionHandlers,
  ...accessHandlers,
  ...collaboratorHandlers,
  ...linkHandlers,
  ...templateHandlers,
  ...providerHandlers,
  ...modelHandlers,
  ...chatHandlers,
  ...fontHandlers,
  ...fileHandlers,
  ...pluginHandlers,
  ...preferenceHandlers,
  ...libraryHandlers,
  ...archiveHandlers,
  ...backupHandlers,
};
