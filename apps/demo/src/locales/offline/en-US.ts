import type { OfflineMessages } from './zh-CN.js';

export const enUS: OfflineMessages = {
  offline: {
    title: 'Work offline',
    preparing: (percent) => `The app is being stored on this device: ${percent}% so far.`,
    ready: 'Ready: every kind of diagram opens, edits and draws without a network.',
    partly: 'Kinds you have used work without a network. The others are not stored on this device yet.',
    full: 'This device ran out of space, and only a part was stored. Free some space and try again.',
    prepare: 'Store all of it',
    unsupported:
      'This browser cannot open the app offline. Open pages can still be edited without a network.',
    install: 'Install the app',
    installHint: 'Start it like any other app, and open diagram files with it.',
    installed: 'Installed, and running in a window of its own.',
    howToInstall: 'Choose “Install” or “Add to Home Screen” in the menu of your browser.',
    update: {
      label: 'App update',
      ready: 'A new version is ready',
      done: 'A new version is in use in another tab',
      hint: 'It takes effect after a reload. Everything you wrote is kept.',
      now: 'Update now',
      reload: 'Reload',
      later: 'Later',
    },
  },
};
