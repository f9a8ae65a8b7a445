import type { PreferenceMessages } from './zh-CN.js';

export const enUS: PreferenceMessages = {
  preference: {
    title: 'Preferences',
    about: 'Changes hold at once and follow your account to other devices.',
    aboutDevice: 'Changes hold at once and are kept on this device.',
    sections: {
      appearance: 'Appearance and language',
      account: 'Account',
      repo: 'Repositories',
      shape: 'Shapes and styles',
      cloud: 'Export and backup',
      shortcuts: 'Shortcuts',
      trash: 'Trash',
    },
    editorTheme: 'Look of editors',
    editorThemeHint: 'Where you draw can differ from the page, such as a light canvas in a dark page.',
    editorThemes: { interface: 'As the page', light: 'Light', dark: 'Dark' },
    fontSize: 'Size of source text',
    fontSizeHint: 'Of the text that diagrams are written in.',
    template: 'What new diagrams begin with',
    templateHint: 'Used at once where a diagram is begun by its address, and offered first elsewhere.',
    ownTemplate: 'The example of the kind',
    passwordHint: 'You will be signed out on all other devices.',
    sessionsHint: 'See where you are signed in, and end what you do not know.',
    waysHint: 'Link accounts of third parties to sign in with.',
    nameHint: (email) => `What others see in sharing and in histories. You sign in with ${email}.`,
    accountActions: { password: 'Change password', sessions: 'See devices', ways: 'Manage ways to sign in' },
  },
};
