import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadAccount, watchAccount } from './account/account.js';
import { App } from './App.js';
import { documentStore } from './documents/store.js';
import { watchInstalling } from './offline/installing.js';
import { startOffline } from './offline/offline.js';
import { loadMessages } from './locales/index.js';
import { readSettings } from './settings/settings.js';

watchInstalling();
void loadAccount();
// Nothing is shown before it is known who works here: the texts are there by then.
await loadMessages(readSettings().locale).catch(() => undefined);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

watchAccount();
startOffline();
// Where the database cannot be opened, the pages that need it say so.
documentStore.purge().catch(() => undefined);
