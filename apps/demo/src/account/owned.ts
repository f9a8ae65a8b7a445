import { currentAccount } from './account.js';
import { readPreferences } from './keptPreferences.js';

/** Makes a new document one of the account, where there is one, in the repository that new ones go to unless it says another. */
export function owned<Content extends object>(content: Content): Content & { owner?: string; into?: string } {
  const { user } = currentAccount();
  if (!user) return content;
  const into = readPreferences().repo?.repositoryId;
  return { ...(into ? { into } : {}), ...content, owner: user.id };
}
