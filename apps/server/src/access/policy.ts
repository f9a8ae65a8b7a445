import type { EndpointName, Role } from '@letu/client/contract';

/** What a call needs. Roles are on what the call names in its path or body. */
export interface Rule {
  /** Anyone, whoever is signed in, or an owner of the site. */
  readonly caller: 'anyone' | 'user' | 'siteOwner';
  /** On the graph in the path, which is not in the trash. */
  readonly graph?: Role;
  /** On the repository in the path. */
  readonly repository?: Role;
  /** On each of the graphs in the body. */
  readonly graphs?: Role;
  /** On each of the graphs in the body, all in the trash. */
  readonly trashed?: Role;
  /** On the repository in the body, where the body names one. */
  readonly into?: Role;
  /** On the graph in the body, where the body names one. */
  readonly about?: Role;
  /** On the template in the path. */
  readonly template?: Role;
  /** On the font in the path. */
  readonly font?: Role;
  /** On the provider of models in the path. */
  readonly provider?: Role;
  /** On the model in the path. */
  readonly model?: Role;
  /** On the conversation in the path. */
  readonly chat?: Role;
  /** On the place for backups in the path. */
  readonly backup?: Role;
}

const user = { caller: 'user' } as const;
const anyone = { caller: 'anyone' } as const;

/** Who may call what: the one place where it is decided. A call that is missing here does not compile. */
export const policy = {
  'site.show': anyone,
  'site.users': { caller: 'siteOwner' },
  'auth.signUp': anyone,
  'auth.signIn': anyone,
  'auth.signOut': user,
  'auth.forgotPassword': anyone,
  'auth.resetPassword': anyone,
  'auth.changePassword': user,
  'auth.thirdPartyStart': anyone,
  'auth.thirdPartyFinish': anyone,
  'account.list': user,
  'account.linkStart': user,
  'account.linkFinish': user,
  'account.unlink': user,
  'user.current': user,
  'user.update': user,
  'session.list': user,
  'session.revoke': user,
  'session.revokeOthers': user,

  'repository.list': user,
  'repository.create': user,
  'repository.show': { ...user, repository: 'viewer' },
  'repository.update': { ...user, repository: 'owner' },
  'repository.delete': { ...user, repository: 'owner' },
  'repository.arrange': user,
  'repository.graphs': { ...user, repository: 'viewer' },
  'repository.access': { ...user, repository: 'editor' },
  'repository.grant': { ...user, repository: 'owner' },
  'repository.revoke': { ...user, repository: 'owner' },
  'repository.leave': { ...user, repository: 'viewer' },
  'repository.invitations': { ...user, repository: 'owner' },
  'repository.invite': { ...user, repository: 'owner' },
  'repository.uninvite': { ...user, repository: 'owner' },

  'graph.list': user,
  'graph.create': { ...user, into: 'editor' },
  'graph.show': { ...user, graph: 'viewer' },
  'graph.summary': { ...user, graph: 'viewer' },
  'graph.content': { ...user, graph: 'viewer' },
  'graph.save': { ...user, graph: 'editor' },
  'graph.thumbnail': { ...user, graph: 'viewer' },
  'graph.favour': { ...user, graph: 'viewer' },
  'graph.copy': { ...user, graphs: 'viewer' },
  'graph.move': { ...user, graphs: 'owner', into: 'editor' },
  'graph.trash': { ...user, graphs: 'owner' },
  'graph.access': { ...user, graph: 'editor' },
  'graph.grant': { ...user, graph: 'owner' },
  'graph.revoke': { ...user, graph: 'owner' },
  'graph.leave': { ...user, graph: 'viewer' },
  'graph.invitations': { ...user, graph: 'owner' },
  'graph.invite': { ...user, graph: 'owner' },
  'graph.uninvite': { ...user, graph: 'owner' },

  'trash.list': user,
  'trash.restore': { ...user, trashed: 'owner' },
  'trash.delete': { ...user, trashed: 'owner' },
  'trash.empty': user,

  // Earlier versions can hold what was taken out before sharing.
  'revision.list': { ...user, graph: 'editor' },
  'revision.show': { ...user, graph: 'editor' },
  'revision.name': { ...user, graph: 'editor' },
  'revision.restore': { ...user, graph: 'editor' },

  'link.list': { ...user, graph: 'owner' },
  'link.create': { ...user, graph: 'owner' },
  'link.update': { ...user, graph: 'owner' },
  'link.revoke': { ...user, graph: 'owner' },
  'shared.show': anyone,
  'shared.revision': anyone,
  'invitation.show': anyone,
  'invitation.accept': user,
  'invitation.decline': user,
  'collaborator.list': user,
  'invitation.sent': user,
  // Whose they are the handlers ask.
  'invitation.renew': user,
  'invitation.received': user,
  'invitation.take': user,
  'invitation.refuse': user,

  'template.list': user,
  'template.create': { ...user, graph: 'viewer' },
  'template.show': { ...user, template: 'viewer' },
  'template.thumbnail': { ...user, template: 'viewer' },
  'template.update': { ...user, template: 'owner' },
  'template.delete': { ...user, template: 'owner' },
  'template.use': { ...user, template: 'viewer', into: 'editor' },

  'provider.list': user,
  'provider.create': user,
  'provider.createSite': { caller: 'siteOwner' },
  'provider.update': { ...user, provider: 'owner' },
  'provider.delete': { ...user, provider: 'owner' },
  'model.list': user,
  'model.create': { ...user, provider: 'owner' },
  'model.update': { ...user, model: 'owner' },
  'model.delete': { ...user, model: 'owner' },

  'chat.list': user,
  'chat.create': { ...user, about: 'viewer' },
  'chat.show': { ...user, chat: 'owner' },
  'chat.update': { ...user, chat: 'owner' },
  'chat.delete': { ...user, chat: 'owner' },
  'message.list': { ...user, chat: 'owner' },
  'message.append': { ...user, chat: 'owner' },

  'font.list': user,
  'font.upload': user,
  'font.uploadSite': { caller: 'siteOwner' },
  'font.download': { ...user, font: 'viewer' },
  'font.subset': { ...user, font: 'viewer' },
  'font.delete': { ...user, font: 'owner' },

  'file.check': user,
  'file.put': user,
  // Of earlier versions the handler asks for more.
  'graph.file': { ...user, graph: 'viewer' },
  'shared.file': anyone,

  'plugin.list': user,
  'plugin.show': user,
  'plugin.update': user,
  'plugin.updateSite': { caller: 'siteOwner' },

  'preference.list': user,
  'preference.set': user,
  'preference.reset': user,

  'library.show': user,
  'library.set': user,

  'backup.list': user,
  'backup.create': user,
  'backup.update': { ...user, backup: 'owner' },
  'backup.delete': { ...user, backup: 'owner' },
  'backup.check': { ...user, backup: 'owner' },
  'backup.run': { ...user, backup: 'owner' },
  'backup.runs': { ...user, backup: 'owner' },
  'backup.files': { ...user, backup: 'owner' },
  'backup.read': { ...user, backup: 'owner' },

  'archive.read': user,
  'archive.pick': { ...user, graphs: 'viewer' },
  'archive.compare': user,
  'archive.restore': { ...user, into: 'editor' },
} as const satisfies Readonly<Record<EndpointName, Rule>>;

export type Policy = typeof policy;
