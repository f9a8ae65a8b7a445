import type { BuildMessages } from './zh-CN.js';

export const enUS: BuildMessages = {
  build: {
    title: 'Extensions',
    sections: { plugin: 'Plugins', font: 'Fonts', model: 'AI models' },
    plugin: {
      about:
        'Keep what you use, switch off what you do not. A kind that is off is no longer offered for new diagrams; those there are open as before.',
      kinds: 'Diagram kinds',
      tools: 'Tools',
      purposes: {
        'export-png': 'Saves a diagram as a PNG image for documents, chats and slides.',
        'export-svg': 'Saves a diagram as SVG, sharp at any size, that opens again for editing.',
        'export-pdf': 'Saves a diagram as PDF, to print and to file.',
        'diagram-link': 'Writes a whole diagram into a link: no upload, and no account to open it.',
      },
      enable: (title) => `Enable ${title}`,
      enabled: 'Enabled',
      offBySite: 'Off on this site',
      lockedBySite: 'Set by this site',
      lockedHint: 'The owner of this site has locked this: everyone has the same settings.',
      offHint: 'The owner of this site has switched this off, and nobody else can switch it on again.',
      settingsOf: (title) => `Settings of ${title}`,
      example: 'Example',
      settings: 'Settings',
      whose: { mine: 'For me', site: 'For the whole site' },
      whoseLabel: 'Whom the settings are for',
      appliesToKind:
        'New diagrams begin with these settings. Those there are stay as they are, and each has options of its own in the editor.',
      appliesToTool: 'Exports begin with these settings; the export menu can change them for once.',
      siteHint: 'These hold for everyone who has set nothing of their own.',
      siteEnabled: 'Enabled for the site',
      siteEnabledHint: 'When off, nobody can use it any more; diagrams there are open as before.',
      lock: 'Lock',
      lockHint: 'When locked, everyone has the settings of the site and cannot change them.',
      nothingToSet: 'There is nothing to set: it works as it is.',
      save: 'Save',
      reset: 'Reset',
      resetOf: (label) => `Reset “${label}”`,
      saved: 'Saved',
    },
  },
};
