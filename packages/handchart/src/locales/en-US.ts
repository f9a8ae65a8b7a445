import type { HandchartMessages } from './zh-CN.js';

const others = (more: number) => (more > 0 ? `, as are ${more} more` : '');

export const enUS: HandchartMessages = {
  tooDeep: 'This text is nested too deeply.',
  tooManyAliases: 'There are too many references here.',
  syntax: (_code, message) => (message.endsWith('.') ? message : `${message}.`),
  notAChart: 'A chart is written as words and values, one a line, such as type: bar.',
  noData: 'There is no data: write data: | and below it a table, its first row the names of the columns.',
  tableTooSmall: 'The data needs at least two columns, and a row below their names.',
  tableTooLarge: (cells) => `There is too much data; ${cells} cells are the most.`,
  tooManyColumns: (most) => `There are too many columns; ${most} are the most.`,
  tooManyRows: (type, most) => `${type} shows ${most} rows at the most, and here is one more.`,
  tooManyLevels: (most) => `There are too many levels; ${most} are the most.`,
  calendarTooLong: (weeks) =>
    `A calendar of this width holds ${weeks} weeks at the most; a larger width holds more.`,
  noNumbers: 'No column of the data has numbers.',
  noNumber: (text, column) => `“${text}” is no number, as the rest of “${column}” are; it is not drawn.`,
  lessThanNothing: (text, more) =>
    `${text} is less than nothing and no part of a whole; it is not drawn${others(more)}.`,
  beyondAxis: (text, more) => `${text} is beyond the ends of its axis and not drawn in full${others(more)}.`,
  cutBars: 'The axis does not begin at 0: lengths do not compare as the numbers do.',
  mixedSigns: 'Numbers above and below zero do not stack; each area is drawn by itself.',
  onlyFirst: (drawn, names) =>
    `This type shows one column, here “${drawn}”, and not ${names
      .slice(0, 3)
      .map((name) => `“${name}”`)
      .join(', ')}${names.length > 3 ? ` and ${names.length - 3} more` : ''}.`,
  emptyOnRadar: 'This cell is empty and not 0; the line of a radar has to pass through the middle here.',
  unknownDateForm: (text) => `Dates have no form “${text}”; there are YYYY, YY, MMM, MM, M, DD and D.`,
  otherAxis: (name, isHorizontal) => `${name} (${isHorizontal ? 'upper' : 'right'} axis)`,
  noDates: 'The first column of a calendar needs dates, such as 2026-01-31.',
  needsColumns: (type, columns) => `${type} needs ${columns}.`,
  unknownColumn: (name) => `The data has no column “${name}”.`,
  loop: (name) => `“${name}” flows back to itself; a Sankey diagram has no loops.`,
  unknownWord: (word, nearest) => `There is no word “${word}”${nearest ? `; did you mean ${nearest}?` : '.'}`,
  missing: (word) => `${word} is missing.`,
  oneOf: (word, values, nearest) =>
    nearest
      ? `${word} has no such value; did you mean ${nearest}?`
      : `${word} is one of ${values.join(', ')}.`,
  wrongType: (word, type) => `${word} has to be of the type ${type}.`,
  atLeast: (word, least) => `${word} cannot be less than ${least}.`,
  atMost: (word, most) => `${word} cannot be more than ${most}.`,
  fewest: (word, fewest) => `${word} needs ${fewest} at least.`,
  most: (word, most) => `${word} has ${most} at the most.`,
  longest: (word, most) => `${word} has ${most} letters at the most.`,
  endBeforeStart: (word) => `${word} has to be more than the min of its axis.`,
  logarithmOfNothing: (word) =>
    `A logarithmic scale has positive numbers alone; ${word} has to be more than 0.`,
  noRow: 'A row is expected here: cells in square brackets.',
  noCell: 'A cell holds a text, a number, or nothing.',
  unknownTag: (tag) => `The tag ${tag} is not known here; what follows it is drawn as a text.`,
  noColour: (text) => `“${text}” is no colour; write #1677ff, or the name of one.`,
  months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  weekdays: ['S', 'M', 'T', 'W', 'T', 'F', 'S'],
  parts: { title: 'Title', legend: 'Legend', xAxis: 'Horizontal axis', yAxis: 'Vertical axis' },
  columns: {
    prices: 'four columns of numbers: open, close, low and high',
    levels: 'a column of names and one of numbers',
    links: 'two columns, from and to, and one of numbers',
  },
};
