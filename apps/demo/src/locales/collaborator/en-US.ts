import type { CollaboratorMessages } from './zh-CN.js';

const items = (count: number) => (count === 1 ? 'one item' : `${count} items`);

export const enUS: CollaboratorMessages = {
  collaborator: {
    title: 'Collaborators',
    about: 'Whom you share diagrams and repositories with, and who shares with you.',
    search: 'Search names and titles',
    people: 'People you work with',
    count: (given, received) =>
      [given > 0 && `you share ${items(given)}`, received > 0 && `they share ${items(received)}`]
        .filter(Boolean)
        .join(' · '),
    given: 'Shared by you',
    received: 'Shared with you',
    show: (name) => `Show what is shared with ${name}`,
    roleIn: (name, title) => `Role of ${name} in “${title}”`,
    removeFrom: (name, title) => `Remove ${name} from “${title}”`,
    removeAll: 'Stop sharing everything',
    removeAllTitle: (name) => `Share nothing with ${name} any more?`,
    removeAllHint: (count) =>
      `They lose access to ${items(count)} at once. What they share with you stays as it is.`,
    removed: (name) => `Nothing is shared with ${name} any more`,
    leave: 'Leave',
    leaveOf: (title) => `Leave “${title}”`,
    leaveTitle: (title) => `Leave “${title}”? You will not see it again unless you are invited anew.`,
    notFound: (query) => `Nothing found for “${query}”`,
    empty: 'No collaborators yet',
    emptyHint:
      'Choose “Share” in the menu of any diagram, or “Members” in the settings of a repository, to invite someone, who then appears here.',
    goShare: 'Choose a diagram to share',
    invitations: 'Invitations for you',
    fromWhom: (name) => `from ${name}`,
    accept: 'Accept',
    decline: 'Decline',
    accepted: (title) => `You have joined “${title}”`,
    declined: 'The invitation was declined',
    sent: 'Invitations not accepted yet',
    sentHint: 'Sending again or copying the link makes a new link; the one of before ends.',
    resend: 'Send again',
    resendOf: (email) => `Send again to ${email}`,
    resent: (email) => `Sent again to ${email}`,
    copyLink: 'Copy link',
    copyLinkOf: (title) => `Copy the invitation link to “${title}”`,
    linkCopied: 'The new invitation link was copied',
    linkMade: 'The browser does not let links be copied by themselves. Please copy this one:',
  },
};
