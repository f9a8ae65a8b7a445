import type { ServerMessages } from './zh-CN.js';

export const enUS: ServerMessages = {
  ok: 'OK',
  errors: {
    'bad-request': 'There is something wrong with the request.',
    'bad-json': 'The request is no valid JSON.',
    'sign-in-needed': 'Please sign in first.',
    'wrong-credentials': 'The email or the password is wrong.',
    'not-allowed': 'You are not allowed to do this.',
    'sign-up-closed': 'Accounts cannot be made here.',
    'kind-off': 'Diagrams of this kind are switched off here; no new ones can be made.',
    'share-password-needed': 'Please enter the password of this link.',
    'share-password-wrong': 'This is not the password of the link, or not any more. Please enter it again.',
    'not-found': 'Not found. It may have been deleted, or you may not see it.',
    'method-not-allowed': 'This kind of request is not supported.',
    'revision-conflict': 'A newer version has been saved elsewhere.',
    'email-taken': 'There is an account with this email already.',
    'account-exists':
      'There is an account with your email here. Please sign in the way you did before, and link this one in your account settings.',
    'account-taken': 'Someone else signs in with this third-party account.',
    'last-account': 'This is your only way to sign in. Please set a password or link another account first.',
    'body-too-large': 'The content is larger than the limit.',
    'idempotency-key-reused': 'The same request key was used for different content.',
    'bad-token': 'The link is not valid, or no longer.',
    'attempt-ended': 'This sign-in has expired or was used already. Please sign in again.',
    'no-picture': 'This graph cannot be drawn.',
    'picture-timeout':
      'Drawing this graph took too long and was stopped. Try splitting it, and try again later.',
    'private-address': 'Addresses within the network of the server are not allowed here.',
    'backup-unreachable': 'The address cannot be reached. Please check it, and whether the service runs.',
    'backup-secret': 'Access was refused: the user, password or key is wrong, or may not write there.',
    'backup-place': 'There is no such folder or bucket. Please make it there first, and check the address.',
    'backup-full': 'There is not enough room, or files of this size are not taken.',
    'backup-refused': 'The answer was none that was expected. Please check the address and the kind.',
    'backup-too-large': 'This is more than one backup file can hold.',
    'backup-interrupted': 'The server was stopped before this backup was finished.',
    'backup-running': 'A backup to this place is running. Please wait until it is done.',
    'font-unusable': 'This file is no font that can be used: one TTF, OTF or WOFF2 font, whole.',
    'font-restricted': "The font's licence does not allow this use.",
    'font-quota': 'The fonts are larger than the limit altogether. Please delete some first.',
    'file-unusable': 'This file cannot be part of a graph: one PNG, JPEG, GIF, WebP or SVG picture, whole.',
    'file-quota':
      'The pictures in your graphs are larger than the limit altogether. Please delete some graphs first.',
    'file-missing': 'A picture of this graph has not been sent to the server.',
    'revision-needed': 'Please name the revision to change.',
    'too-many-requests': 'Too many requests. Please try again later.',
    failed: 'The server failed. Please try again later.',
    'third-party-failed':
      'Signing in by the third party did not work. Please try again, or sign in another way.',
    'storage-full': 'The server is out of storage; nothing was saved.',
    'storage-failed': 'The server cannot save now. Please try again later.',
  },
  thirdParties: {
    github: 'GitHub',
    gitee: 'Gitee',
    wechat: 'WeChat',
    dingtalk: 'DingTalk',
    feishu: 'Feishu',
    oidc: 'Single sign-on',
  },
  copyOf: (title) => `Copy of ${title}`.slice(0, 200),
  someone: 'Letu user',
  badField: (field) => `There is something wrong with “${field}”.`,
  resetSubject: 'Set a new password for Letu',
  resetText: (url) =>
    `Follow this link within an hour to set a new password:\n${url}\n\nIf you did not ask for it, ignore this message.`,
  inviteSubject: (from, title) => `${from} invites you to “${title}”`,
  inviteText: (url) => `Follow this link to accept the invitation:\n${url}`,
  serverErrors: {
    'bad-configuration': 'The configuration is wrong:',
    'schema-newer': 'The data was written by a newer version. Please update the server.',
    'schema-older': 'The schema of the data has to be migrated.',
    'data-in-use': 'Another server uses the data folder.',
    'data-unusable': 'The data folder cannot be used.',
    'bad-backup': 'The backup cannot be used.',
    'database-not-empty': 'There is data in the database. To replace it, add --replace.',
    'bad-usage': 'The command is not known; see letu-server --help.',
  },
  help: (variables) => `Usage: letu-server [COMMAND]

  start                      starts the server (the default)
  migrate                    brings the schema up to date
  backup FILE                writes all data to a file; a server may run meanwhile
  restore FILE [--replace]   restores a backup, also from SQLite to PostgreSQL or back
  user list                  lists the accounts
  user add EMAIL [--owner]   makes an account and shows its password
  user password EMAIL        sets a new password and ends every session

Environment variables
${variables}`,
  migrated: (steps) => (steps === 0 ? 'Up to date.' : `${steps} steps done.`),
  backedUp: (rows) => `${rows} rows written.`,
  restored: (rows) => `${rows} rows restored.`,
  password: (email, password) => `The password of ${email}: ${password}`,
  listening: (url) => `乐图 Letu  →  ${url}`,
  firstRun: ({ email, password }) =>
    `  This is the first run. Sign in as its owner, and change the password:\n  email     ${email}\n  password  ${password}\n`,
};
