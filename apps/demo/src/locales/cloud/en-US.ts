import type { CloudMessages } from './zh-CN.js';

const many = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`;

export const enUS: CloudMessages = {
  cloud: {
    export: 'Export everything',
    exportHint:
      'Packs the diagrams you own into one ZIP: a folder for each repository, each diagram in its own format, which other programs open too. Earlier versions and the trash are left out.',
    exportDeviceHint:
      'Packs the diagrams of this device into one ZIP, each in its own format, which other programs open too. The trash is left out.',
    exportButton: 'Export ZIP',
    exporting: (done, total) => `Exporting, ${done} of ${total}`,
    exported: (graphs) => `${many(graphs, 'diagram')} exported.`,
    exportedNothing: 'There is nothing to export yet.',
    missingFiles: (count) => `${many(count, 'image')} could not be found and left out.`,
    undrawn: (count) => `${many(count, 'diagram')} could not be drawn; only the source is in.`,
    unsynced: (count) => `${many(count, 'diagram')} not synced yet: the server’s version was exported.`,
    exportFailed: 'The export was not finished. Please try again.',
    tooLarge:
      'This is more than one ZIP can hold: 65,000 files, 4 GB. Please select and export in parts from the lists.',
    fileName: (day) => `Letu-${day}`,
    stop: 'Stop',
    import: 'Import',
    importHint:
      'Choose a ZIP that Letu has exported. You see what would change before anything does; times, options, favourites and images come back, and new repositories are seen by you alone.',
    importButton: 'Choose a ZIP…',
    reading: (done, total) => `Comparing, ${done} of ${total}`,
    malformed: 'This is no ZIP exported by Letu, or it is damaged.',
    tooNew: 'This ZIP comes from a later version of Letu. Please update first.',
    importTitle: 'Confirm import',
    importFrom: (name, time) => `${name}, exported ${time}`,
    nothingYet: 'Nothing has been changed so far.',
    states: {
      new: 'New',
      same: 'Here already, the same',
      changed: 'Here already, different',
      trashed: 'In the trash',
      taken: 'From another account',
    },
    stateHints: {
      new: 'Not here yet.',
      same: 'No need to import.',
      changed: 'If replaced, what is here stays in the history.',
      trashed: 'Replacing takes it out of the trash.',
      taken: 'You get your own; those of the other account stay as they are.',
    },
    decisions: { skip: 'Leave out', make: 'Import', replace: 'Replace', copy: 'Make a copy' },
    graphs: (count) => many(count, 'diagram'),
    unreadable: (count) => `${many(count, 'diagram')} damaged in the archive and cannot be imported.`,
    each: 'Decide one by one',
    graph: 'Diagram',
    inArchive: 'Changed, in the archive',
    hereNow: 'Changed, here',
    decision: 'What to do',
    asAbove: 'As above',
    run: (count) => `Import ${many(count, 'diagram')}`,
    importing: (done, total) => `Importing, ${done} of ${total}`,
    result: ({ made, replaced, skipped }) => `${made} added, ${replaced} replaced, ${skipped} left out.`,
    refused: (count) => `${many(count, 'diagram')} could not be imported:`,
    refusedOne: (title, message) => `“${title}”: ${message}`,
    changedMeanwhile: 'It was changed after it was compared. Please import again.',
    importStopped: 'Stopped. What was imported stays; importing again goes on with the rest.',
    importFailed:
      'The import was not finished. What was imported stays; importing again goes on with the rest.',
    close: 'Done',
    exportZip: 'Export ZIP',
    zipTitle: (count) => `Export ${many(count, 'diagram')}`,
    zipHint:
      'A file for each, in its own format. It can be imported again in Preferences › Export and backup.',
    zipWithSvg: 'Put in SVG pictures, too',
    zipStart: 'Export',
    zipName: (day) => `Letu-selection-${day}`,
  },
};
