import { currentAccount } from './account.js';
import { readPreferences } from './keptPreferences.js';

/** Makes a new document one of the account, where there is one, in the repository that new ones go to. */
export function owned<Content extends object>(content: Content): Content & { owner?: string; into?: string } {
  const { user } = currentAccount();
  if (!user) return content;
  const into = readPreferences().repo?.repositoryId;
  return { ...content, owner: user.id, ...(into ? { into } : {}) };
}
