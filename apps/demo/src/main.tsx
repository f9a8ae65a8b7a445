import '@ant-design/v5-patch-for-react-19';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadAccount } from './account/account.js';
import { App } from './App.js';
import { documentStore } from './documents/store.js';
import { watchInstalling } from './offline/installing.js';
import { startOffline } from './offline/offline.js';
import { startSync } from './sync/sync.js';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

void loadAccount();
startSync();
startOffline();
watchInstalling();
// Where the database cannot be opened, the pages that need it say so.
documentStore.purge().catch(() => undefined);
