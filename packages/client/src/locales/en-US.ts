import type { ClientMessages } from './zh-CN.js';

export const enUS: ClientMessages = {
  timeout: 'The server did not answer in time. Please try again later.',
  unreachable: 'The server cannot be reached. Please check the network.',
  unreadable: "The server's answer cannot be read.",
  invalid: 'The server does not take this. It may be too long.',
  notFound: 'Not found.',
  failed: (status) => `The server did not do what was asked (${status}).`,
};
