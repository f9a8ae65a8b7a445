import { enUS as build } from './build/en-US.js';
import { enUS as preference } from './preference/en-US.js';
import { enUS as ownSettings } from './settings/en-US.js';
import { enUS as chat } from './chat/en-US.js';
import { enUS as graphs } from './graphs/en-US.js';
import { enUS as palette } from './palette/en-US.js';
import { enUS as collaborator } from './collaborator/en-US.js';
import { enUS as library } from './library/en-US.js';
import { enUS as templates } from './templates/en-US.js';
import { enUS as tuya } from './tuya/en-US.js';
import { enUS as offline } from './offline/en-US.js';
import { enUS as shared } from './shared/en-US.js';
import { enUS as share } from './share/en-US.js';
import { enUS as presence } from './presence/en-US.js';
import { enUS as preview } from './preview/en-US.js';
import { enUS as account } from './account/en-US.js';
import type { DemoMessages } from './zh-CN.js';

/** A name such as “Mind map” says itself that it is one, and is no proper name. */
const isNoun = (kind: string) => /(?:chart|map|diagram)$/.test(kind);

/** Returns what a diagram is called by its kind. */
const diagramOf = (kind: string) => (isNoun(kind) ? kind : `${kind} diagram`);

const before = (word: string, kind: string) =>
  `${word} ${isNoun(kind) ? kind.charAt(0).toLowerCase() + kind.slice(1) : diagramOf(kind)}`;

export const enUS: DemoMessages = {
  ...library,
  ...shared,
  ...graphs,
  ...tuya,
  ...offline,
  ...palette,
  ...collaborator,
  ...presence,
  ...share,
  ...preview,
  ...build,
  ...preference,
  ...ownSettings,
  ...templates,
  ...chat,
  skipToContent: 'Skip to content',
  navigation: 'Main',
  home: 'My diagrams',
  loading: 'Loading…',
  justNow: 'just now',
  settings: {
    theme: 'Appearance',
    themes: { light: 'Light', dark: 'Dark', system: 'System' },
    language: 'Language',
  },
  welcome: {
    title: 'What will you draw today?',
    subtitle: 'Write a few lines or draw on a canvas, and there is your diagram.',
    onDevice: ' Everything stays on this device.',
    create: 'New',
    recent: 'Recent',
    count: (count) => `${count} diagram${count === 1 ? '' : 's'}`,
    empty: 'No diagrams yet',
    emptyHint: 'Pick a kind above to begin. What you draw shows up here.',
    showAll: (count) => `Show all ${count}`,
    noPicture: 'No picture yet',
    actions: (title) => `Actions for “${title}”`,
    unreadable: 'Saved diagrams cannot be read',
    unreadableHint: 'The browser does not allow this page to keep data, perhaps because of a private window.',
    tour: {
      title: 'A look around',
      offer: 'New here? Take half a minute to see what there is.',
      take: 'Show me',
      decline: 'No, thanks',
      steps: {
        create: {
          title: 'Nine kinds of diagrams, one click away',
          description: 'Each has templates to change a few words of; or begin with nothing.',
        },
        open: {
          title: 'Have a file? Drop it',
          description:
            'Files of draw.io, XMind, Mermaid and others open where you drop them, links where you paste them.',
        },
        palette: {
          title: 'Looking for something? Press Ctrl+K',
          description: 'Diagrams, repositories, templates and commands, by their names.',
        },
        recent: {
          title: 'What you drew is here',
          description: 'Every change is saved by itself, also without a network.',
        },
      },
    },
  },
  help: {
    title: 'Help',
    tour: 'A look around',
    templates: 'Begin with a template',
    find: 'Find diagrams and commands',
  },
  opening: {
    choose: 'Open files',
    hint: 'or drop files on the page, or paste a link',
    drop: 'Drop to open these diagrams',
    dropHint: 'SVG and PNG pictures that carry their source open too, and links of many tools.',
    busy: 'Opening…',
    pasted: 'What was pasted',
    failed: (name, problem) =>
      name === '' ? `What was pasted cannot be opened: ${problem}` : `“${name}” cannot be opened: ${problem}`,
    report: (opened, failed) =>
      failed === 0 ? `Opened: ${opened}` : `Opened: ${opened}. Not opened: ${failed}`,
    openNow: 'Open now, without an account',
    waiting: (count) =>
      `Kept: ${count}. Opens as soon as you have signed in or chosen to go on without an account.`,
    damagedFiles: (count) => `Damaged images that were not brought over: ${count}.`,
    table: {
      title: (name) => (name === '' ? 'Make a diagram of the pasted table' : `Make a diagram of “${name}”`),
      open: 'Open',
      what: 'What it becomes',
      sorts: { chart: 'Chart', tree: 'Org chart', graph: 'Graph', table: 'Table' },
      chart:
        'Bars to begin with, which you can change to lines, a pie and more. All cells are in its data grid.',
      target: 'Drawn in',
      preview: 'The first rows of the table',
      more: (rows) => `Further rows: ${rows}`,
    },
    problems: {
      tooLarge: 'The file is larger than 64 MB.',
      unreadable: 'This file cannot be read. If it is a folder, open it and drop the files in it.',
      damaged: 'The file is damaged or incomplete.',
      unknown: 'No kind of diagram is known that this file could be.',
      foreignPicture:
        'Pictures like this cannot be opened. As PNG, JPEG, GIF, WebP or SVG they lie on a board.',
    },
  },
  template: {
    title: (kind) => before('New', kind),
    blank: 'Blank',
    untitled: (kind) => before('Untitled', kind),
    failed: 'The templates could not be loaded',
  },
  document: {
    title: 'Title',
    rename: 'Rename',
    remove: 'Delete',
    removed: (title) => `“${title}” was deleted`,
    undo: 'Undo',
    restore: 'Restore',
    copyTitle: (title) => `${title} (other version)`,
    duplicateTitle: (title) => `Copy of ${title}`,
    notCreated: 'Nothing was created: the browser refuses to keep data.',
    notChanged: 'This change could not be saved.',
  },
  editor: {
    save: {
      device: 'Saved on this device',
      readOnly: 'Read-only',
      checking: 'This device’s copy, checking…',
      away: 'Offline, this device’s copy',
      saving: 'Saving…',
      pending: 'On this device, going to the server…',
      synced: 'Saved',
      offline: 'Offline, goes on by itself',
      busy: 'The server is busy, goes on by itself',
      failed: 'Not saved',
      refused: 'On this device only',
      conflict: 'Conflict',
    },
    failedTitle: 'The latest changes could not be saved on this device',
    failedHint: 'There may be no room left. Copy your text, make room, then try again.',
    copied: (title) =>
      `Another tab changed this diagram too. The newer text is shown; the other version was kept as “${title}”.`,
    share: 'Share',
    history: 'History',
    noEditor: 'Letu has no editor for this kind yet',
    convert: 'Convert to an editable diagram',
    notConverted: 'The text has a mistake and cannot be drawn, so it was not converted.',
    exportMenu: 'Export',
    exportFailed: 'Nothing was exported: the text has errors, or the picture is too large.',
    missing: 'There is no such diagram here',
    offline: 'This diagram cannot be opened now',
    offlineHint:
      'The server cannot be reached, and the diagram is not on this device. Try again once you are online.',
    missingToAccount:
      'It may have been deleted, or nobody has shared it with you. Ask its owner, or sign in with another account.',
    missingHint: 'Diagrams stay in the browser that made them. Ask the sender for a link made with “Share”.',
    inTrash: 'This diagram was deleted',
    inTrashHint: 'It can be restored for 30 days.',
  },
  link: {
    readOnly: 'Read-only',
    openInEditor: 'Open in the editor',
    title: diagramOf,
    bad: 'This link cannot be opened',
    badHint: 'It may have been cut off when it was copied or sent. Ask for it again.',
    empty: 'The link holds no diagram. Check the part after #.',
    opening: 'Opening…',
  },
  failure: {
    notFound: 'Nothing to see here',
    notFoundHint: 'The address may be misspelt, or the page has moved.',
    toHome: 'Back to my diagrams',
    chunk: 'The page could not be loaded',
    chunkHint: 'The network may be down, or the app was just updated. Your work is safe; try again.',
    chunkOffline:
      'There is no network, and this page is not on this device yet. Open it once the network is back; from then on it works without.',
    part: 'This part could not be loaded; the network may be down. Try again once it is back.',
    chunkTimeout:
      'Loading took more than two minutes. The network may be slow. Your work is safe; try again.',
    crash: 'Something went wrong',
    crashHint: 'Everything you wrote is saved on this device.',
    details: 'Details',
    reload: 'Reload',
    retry: 'Try again',
  },
  account,
  ok: 'OK',
  cancel: 'Cancel',
};
