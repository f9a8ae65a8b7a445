import { authHandlers } from '../auth/authHandlers.js';
import { userHandlers } from '../auth/userHandlers.js';
import { graphHandlers } from '../graphs/graphHandlers.js';
import { listHandlers } from '../graphs/listHandlers.js';
import { revisionHandlers } from '../graphs/revisionHandlers.js';
import { trashHandlers } from '../graphs/trashHandlers.js';
import { repositoryHandlers } from '../repositories/repositoryHandlers.js';
import { accessHandlers } from '../sharing/accessHandlers.js';
import { linkHandlers } from '../sharing/linkHandlers.js';
import { thirdPartyHandlers } from '../thirdParty/thirdPartyHandlers.js';
import { preferenceHandlers } from '../preferences/preferenceHandlers.js';
import { pluginHandlers } from '../plugins/pluginHandlers.js';
import { fontHandlers } from '../fonts/fontHandlers.js';
import { chatHandlers } from '../assistant/chatHandlers.js';
import { modelHandlers } from '../assistant/modelHandlers.js';
import { providerHandlers } from '../assistant/providerHandlers.js';
import { templateHandlers } from '../templates/templateHandlers.js';
import type { Handlers } from './call.js';

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
  ...linkHandlers,
  ...templateHandlers,
  ...providerHandlers,
  ...modelHandlers,
  ...chatHandlers,
  ...fontHandlers,
  ...pluginHandlers,
  ...preferenceHandlers,
};
