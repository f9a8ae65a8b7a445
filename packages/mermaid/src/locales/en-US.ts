import type { MermaidMessages } from './zh-CN.js';

const oneOf = (expected: readonly string[]) => expected.join(', ').replace(/, ([^,]*)$/, ' or $1');
const wanted = (expected: readonly string[]) => (expected.length > 0 ? `; expected ${oneOf(expected)}` : '');

export const enUS: MermaidMessages = {
  unknownType: (word) =>
    `“${word}” is no diagram type of Mermaid; begin with one such as flowchart, sequenceDiagram or gantt.`,
  similarType: (word, type) => `There is no diagram type “${word}”; did you mean ${type}?`,
  typeMissing: 'The diagram type is missing, such as flowchart LR or sequenceDiagram.',
  zenumlUnsupported: 'ZenUML is not supported: it needs a plug-in. Use sequenceDiagram instead.',
  markdownFence: 'Only the diagram itself belongs here; remove the ``` lines of Markdown.',
  textTooLong: (length, limit) => `The diagram has ${length} characters; the limit is ${limit}.`,

  frontMatterInvalid: (reason) => `The YAML at the start is not valid: ${reason}.`,
  frontMatterUnclosed: 'The --- at the start has no partner; write --- on a line of its own after the YAML.',
  directiveUnclosed: 'This %%{ directive does not end; add }%%.',
  directiveIgnored: 'This directive is not valid JSON and has no effect.',

  iconMissing: (icon, packs) =>
    `There is no icon “${icon}”. The free icons of Font Awesome 6 are there, as ${oneOf(packs.map((pack) => `${pack}:`))} and the name.`,
  iconNotDrawn: (icon) =>
    `Mermaid does not draw icons written like this in this type.${icon === '' ? '' : ` Write it into the text, as in “${icon} text”.`}`,
  iconAsText: 'Icons cannot be drawn here; it is shown as text.',

  unexpected: (found, expected) => `“${found}” does not belong here${wanted(expected)}.`,
  lineUnfinished: (expected) => `This line is not finished${wanted(expected)}.`,
  sourceUnfinished: (expected) => `The text ends too early${wanted(expected)}.`,
  expectation: {
    name: 'a name',
    text: 'text',
    quoted: 'text in double quotes',
    number: 'a number',
    link: 'a link',
    lineBreak: 'a line break',
  },
  literal: (text) => `“${text}”`,
  fullWidth: (found, ascii) => `“${found}” is a full-width character; write “${ascii}”.`,
  quoteLabel: (found) =>
    `Text with characters such as “${found}” has to stand in double quotes, as in A["text (note)"].`,
  quoteWideText: (found) => `Text such as “${found}” has to stand in double quotes here.`,
  latinName: (found) =>
    `The name “${found}” can have Latin letters and digits only here; write the text apart, as in a["text"].`,
  commentAlone: 'A comment, which begins with “%%”, has to stand on a line of its own.',
  endIsReserved: 'end in lower case is reserved and cannot name a node; write End or another name.',
  unclosed: (opener, closer) => `“${opener}” is not closed; add “${closer}”.`,

  statement: {
    alignMembers: (name) => `“${name}” in align is no service or junction.`,
    alignRepeated: (name) => `align names “${name}” twice.`,
    alignTooFew: () => 'align needs at least two members.',
    alignContradicts: () => 'align contradicts the directions of the edges; no layout fits both.',
    axisValueMissing: (name) => `The value for the axis “${name}” is missing.`,
    axesAfterCurves: () => 'Write the axes before the curves that use them.',
    branchExists: (name) => `The branch “${name}” exists already; use checkout to switch to it.`,
    branchMissing: (name) => `The branch “${name}” does not exist yet; write branch ${name} first.`,
    branchMissingForMerge: (name) => `The branch to merge, “${name}”, does not exist.`,
    branchWithoutCommits: (name) => `The branch “${name}” has no commits yet.`,
    cherryPickCurrent: () => 'The commit to pick is on the current branch already.',
    cherryPickParent: () => 'To pick a merge commit, parent has to name one of its immediate parents.',
    cherryPickSource: () => 'There is no such commit to pick; name an existing one with id.',
    circularFlow: () => 'The flows of a Sankey diagram cannot run in a circle.',
    classMissing: (name) => `There is no class “${name}”.`,
    columns: () => 'columns takes a whole number above 0, or auto.',
    commitExists: (name) => `The commit “${name}” exists already; choose another id.`,
    coordinateRange: (name, value) => `${name} has to be from 0 to 1 or from 0 to 100; it is ${value}.`,
    coordinatesMissing: (name) => `“${name}” has no coordinates, such as [0.7, 0.4].`,
    dateInvalid: (date) => `“${date}” is no valid date, or is not written as dateFormat says.`,
    datesAllExcluded: () => 'excludes leaves no date to use.',
    direction: (edge) => `The directions of the edge ${edge} have to be L, R, T or B.`,
    edgeEndMissing: (name) =>
      `The edge uses “${name}”, which is not defined yet; write its service or group first.`,
    edgeGroup: (name) => `“${name}” has {group}, but this edge does not cross two groups.`,
    formula: (reason) => `The formula is not valid: ${reason}`,
    frameExists: (name) => `The frame “${name}” is written twice.`,
    groupDescription: (name) => `The composite state “${name}” can have a name only, no description.`,
    idExists: (name) => `The id “${name}” is in use already.`,
    inactiveParticipant: (name) => `“${name}” is not active and cannot be deactivated.`,
    insideItself: (name) => `“${name}” cannot be placed inside itself.`,
    itemWithoutSection: (name) =>
      `“${name}” is indented less than the first column; all columns begin at one indentation.`,
    linkIndex: () => 'linkStyle names a link that does not exist; the first one is 0.',
    mergeItself: () => 'A branch cannot be merged into itself.',
    mergeSame: () => 'Both branches point to the same commit; there is nothing to merge.',
    negativeValue: (name, value) => `“${name}” is ${value}; values of a pie cannot be negative.`,
    noData: () => 'There is no data yet; write at least one bar or line.',
    nodeMissing: () => 'The node this line names is not defined.',
    packetGap: (start, next) => `This field begins at ${start} but has to follow the last one, at ${next}.`,
    packetOrder: (start, end) => `The field ${start}-${end} ends before it begins.`,
    packetZero: () => 'A field needs at least one bit.',
    parentMissing: (name) => `The group of “${name}” is not defined yet; write the group first.`,
    parentNotGroup: (name) => `“${name}” can be placed only in a group.`,
    participantExists: () => 'This participant exists already; give it another name with as.',
    participantInBoxes: (name) => `The participant “${name}” can be in one box only.`,
    participantWithoutMessage: () =>
      'create and destroy have to be followed by a message to or from that participant.',
    pipelineParent: (name) => `The pipeline “${name}” has to name a component with coordinates.`,
    relationEndMissing: () => 'One end of this relation is not defined.',
    secondRoot: (name) => `A mind map has one root; indent “${name}” below another node.`,
    setMissing: (name) => `There is no set “${name}”; write set ${name} first.`,
    shape: (name) => `There is no shape “${name}”; shape names are in lower case.`,
    stateName: (name) => `The state name “${name}” cannot have blanks; write state "${name}" as s1.`,
    styleUnknown: (name) => `The style “${name}” is not supported.`,
    styleValue: (name, value) => `The style “${name}” does not take “${value}”.`,
    taskWithoutDates: () =>
      'The dates of this task are incomplete; write a start and a length, as in 2026-01-05, 3d.',
    textWithoutSet: () => 'text has to be indented below a set or union.',
    tooManyEdges: (limit) => `There are more than ${limit} links, which is the limit.`,
    treeEmptyNode: () => 'The tree lines have to be followed by the name of a file or folder.',
    treeIndentation: () => 'In a tree drawn with lines, indented lines begin with ├── or └──.',
    unionTooSmall: () => 'union needs at least two sets.',
    yaml: (reason) => `The properties in braces are not valid: ${reason}.`,
  },
  failed: (message) => `Mermaid cannot draw this: ${message}`,

  onPage: {
    'image-node':
      'A node is as large as its image, whose size only the page can find out. The page pauses while a large diagram is drawn.',
    formula:
      'A label holds a formula, which only the page can set. The page pauses while a large diagram is drawn.',
    'worker-failed':
      'Drawing it in the background failed, so the page drew it again. It pauses while a large diagram is drawn.',
    'empty-picture':
      'Drawn in the background it was empty, so the page drew it again. It pauses while a large diagram is drawn.',
    'nan-geometry':
      'Drawn in the background its parts were in no place, so the page drew it again. It pauses while a large diagram is drawn.',
  },
};
