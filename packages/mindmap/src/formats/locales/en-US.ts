import type { FormatMessages } from './zh-CN.js';

const some = (one: string, more: string) => (count: number) => `${count} ${count === 1 ? one : more}`;

const became = (one: string, more: string, what: string) => (count: number) =>
  `${some(one, more)(count)} became ${what}.`;

export const enUS: FormatMessages = {
  things: {
    audio: some('recording', 'recordings'),
    attachment: some('attachment', 'attachments'),
    comment: some('comment', 'comments'),
    image: some('image', 'images'),
    link: some('link', 'links'),
    relationship: some('relationship', 'relationships'),
    boundary: some('boundary', 'boundaries'),
    summary: some('summary', 'summaries'),
    floating: some('floating topic', 'floating topics'),
    icon: some('icon', 'icons'),
    iconColour: some("icon's colour", "icons' colours"),
    tag: some('tag', 'tags'),
    note: some('note', 'notes'),
    style: some("topic's style", "topics' styles"),
    structure: some("branch's own structure", "branches' own structures"),
    task: some("topic's task details", "topics' task details"),
    equation: some('equation', 'equations'),
    legend: some('legend', 'legends'),
    numbering: some("topic's numbering", "topics' numbering"),
    noteFormat: some("note's formatting", "notes' formatting"),
    textFormat: some("topic's text formatting", "topics' text formatting"),
    encrypted: some('encrypted topic', 'encrypted topics'),
    script: some('script', 'scripts'),
    reminder: some('reminder', 'reminders'),
    lineBreak: some("topic's line breaks", "topics' line breaks"),
  },
  changes: {
    calloutToTopic: became('callout', 'callouts', 'subtopics'),
    linkToNote: (n) => `${some('link', 'links')(n)} to something other than a web page went into the notes.`,
    imageToNote: (n) =>
      `The ${n === 1 ? 'address' : 'addresses'} of ${some('image', 'images')(n)} outside the file went into the notes.`,
    attributeToNote: (n) => `${some('attribute', 'attributes')(n)} went into the notes.`,
    detailsToNote: (n) => `The details of ${some('topic', 'topics')(n)} went into the notes.`,
    emptyTopic: became('summary without text', 'summaries without text', 'empty topics'),
    tableToNote: (n) => `${some('table', 'tables')(n)} went into the notes.`,
    floatingToTopic: became('floating topic', 'floating topics', 'ordinary ones'),
  },
  lost: (things) => `Not brought over: ${things.join(', ')}.`,
  sheets: (titles) => `Further sheets became floating topics: ${titles.join(', ')}.`,
  tooMany: (count, most) => `The file has ${count} topics, and a map at most ${most}.`,
  tooDeep: (most, line) =>
    `${line === undefined ? '' : `Line ${line}: `}topics are nested too deeply, a map has at most ${most} levels.`,
  tooMarked: (line) => `Line ${line}: the paragraph has too many marks and was not opened.`,
  tooLarge: (mebibytes) => `The file holds more than ${mebibytes} MB and cannot be opened.`,
  badJson: (part) => `The file is damaged: ${part} is not valid JSON.`,
  badZip: 'The file is incomplete or damaged, it is not a valid archive.',
  zipBomb: 'The file would unpack to an abnormal size and was not opened.',
  duplicateEntry: (name) => `The file is damaged: its archive has ${name} twice.`,
  encrypted: (format) =>
    `This ${format} file is locked with a password: remove it in the program that made it.`,
  isNone: (format) => `The file holds nothing of ${format}.`,
  isEmpty: 'The file has no topics.',
  badLine: (line, text) => `Line ${line} cannot be read: ${text}`,
};
