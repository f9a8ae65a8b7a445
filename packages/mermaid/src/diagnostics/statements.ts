import type { StatementMistake } from '../locales/mistakes.js';

/**
 * How Mermaid 12.3 says each of them. The groups are what a message of ours may name; the first is also looked for in the
 * source, or else the word given at the end.
 */
const SAYINGS: readonly (readonly [RegExp, StatementMistake, string?])[] = [
  [/^align \w+ references \[(.+?)\]/, 'alignMembers'],
  [/^align \w+ lists \[(.+?)\] more than once/, 'alignRepeated'],
  [/^An align directive requires at least two members/, 'alignTooFew'],
  [/^Architecture layout failed/, 'alignContradicts'],
  [/^Missing entry for axis (.+)/, 'axisValueMissing'],
  [/^Axes must be populated before curves/, 'axesAfterCurves'],
  [/^Trying to create an existing branch\..*"checkout (.+)"\)/, 'branchExists'],
  [/^Trying to checkout branch which is not yet created\..*"branch (.+)"\)/, 'branchMissing'],
  [/^Incorrect usage of "merge"\. Branch to be merged \((.*)\) does not exist/, 'branchMissingForMerge'],
  [/(?:Current branch|Branch to be merged) \((.*)\) ?has no commits/, 'branchWithoutCommits'],
  [/^Incorrect usage of "cherryPick"\. Source commit is already on current branch/, 'cherryPickCurrent'],
  [/immediate parent/, 'cherryPickParent'],
  [/^Incorrect usage of "cherryPick"\. Source commit id/, 'cherryPickSource'],
  [/^circular link/, 'circularFlow'],
  [/^Class not found: (.+)/, 'classMissing'],
  [/^Columns must be an integer/, 'columns', 'columns'],
  [/Commit with id:(.*) already exists/, 'commitExists'],
  [/^(.+) must be between 0-1 .*Received: (.+)/, 'coordinateRange'],
  [/^Node "(.+)" is missing coordinates/, 'coordinatesMissing'],
  [/^Invalid date:(.*)/, 'dateInvalid'],
  [/^Failed to find a valid date that was not excluded/, 'datesAllExcluded'],
  [/^Invalid direction given for .*edge (.+?)\. /, 'direction'],
  [/^The (?:left|right)-hand id \[(.+?)\] does not yet exist/, 'edgeEndMissing'],
  [/^The (?:left|right)-hand id \[(.+?)\] is modified to traverse/, 'edgeGroup'],
  [/^KaTeX parse error: (.+)/, 'formula'],
  [/^Duplicate event modeling frame ID "(.+?)"/, 'frameExists'],
  [/^Group nodes can only have label\..*\[(.+)\]/, 'groupDescription'],
  [/^The \w+ id \[(.+?)\] is already in use/, 'idExists'],
  [/^Trying to inactivate an inactive participant \((.*)\)/, 'inactiveParticipant'],
  [/\[(.+?)\] cannot be placed within itself/, 'insideItself'],
  [/^Items without section detected, found section \("(.*)"\)/, 'itemWithoutSection'],
  [/^The index \S+ for linkStyle is out of bounds/, 'linkIndex'],
  [
    /^(?:Cannot merge branch '(.*)' into itself|Incorrect usage of "merge"\. Cannot merge a b)/,
    'mergeItself',
  ],
  [/^Incorrect usage of "merge"\. Both branches have same head/, 'mergeSame'],
  [/^"(.*)" has invalid value: (\S+)\. Negative values/, 'negativeValue'],
  [/^No Plot to render/, 'noData'],
  [/^Packet block (\S+) - \S+ is not contiguous\. It should start from (\d+)/, 'packetGap'],
  [/^Packet block (\d+) - (\d+) is invalid\. End must be/, 'packetOrder'],
  [/^Packet block .* zero bit field/, 'packetZero'],
  [/\[(.+?)\]'s parent does not exist/, 'parentMissing'],
  [/\[(.+?)\]'s parent is not a group/, 'parentNotGroup'],
  [/^It is not possible to have actors with the same id/, 'participantExists'],
  [/^A same participant should only be defined in one Box: (.+?) can't/, 'participantInBoxes'],
  [/^The (?:cre|destroy)\w+ participant .* does not have an associated/, 'participantWithoutMessage'],
  [/^Pipeline "(.+?)" must reference/, 'pipelineParent'],
  [/^C4 rel ".*" -> ".*" references an unknown/, 'relationEndMissing'],
  [/^There can be only one root\..*\("(.*)"\)/, 'secondRoot'],
  [/^unknown set identifier: (.+)/, 'setMissing'],
  [/^No such shape: (.+?)\.(?: |$)/, 'shape'],
  [/State name must be a single word\. Found: "(.*)"/, 'stateName'],
  [/^style named (.+?) is not supported/, 'styleUnknown'],
  [/^value for (.+?) (\S*) is invalid, please use a valid/, 'styleValue'],
  [/^text requires set/, 'textWithoutSet'],
  [/^Edge limit exceeded\. \d+ edges found, but the limit is (\d+)/, 'tooManyEdges'],
  [/Empty node — expected/, 'treeEmptyNode'],
  [/Unexpected indentation without box-drawing/, 'treeIndentation'],
  [/^union requires multiple identifiers/, 'unionTooSmall'],
];

/** Mistakes that make Mermaid stumble without a word of its own, told by the type and the line they are on. */
const STUMBLES: readonly (readonly [RegExp, RegExp, StatementMistake])[] = [
  [/^(?:graph|flowchart)/, /^linkStyle\b/, 'linkIndex'],
  [/^block/, /^(?:style|class)\b/, 'nodeMissing'],
  [/^gantt/, /:/, 'taskWithoutDates'],
  [/^xychart/, /^/, 'noData'],
];

/** A mistake in a statement, with up to two parts of it that a message may name. */
export interface ReadStatement {
  readonly mistake: StatementMistake;
  readonly names: readonly [string, string];
}

/**
 * Reads an error by what it says; undefined for one that Mermaid does not mean for the writer of a diagram.
 *
 * @param error What Mermaid threw.
 * @param type The diagram's first word.
 * @param line The text of the line the error comes from.
 */
export function readStatementError(error: Error, type: string, line: string): ReadStatement | undefined {
  if (error.name === 'YAMLException') {
    const { reason = '' } = error as { reason?: string };
    return { mistake: 'yaml', names: [reason, ''] };
  }
  for (const [saying, mistake, word = ''] of SAYINGS) {
    const match = saying.exec(error.message);
    if (match) return { mistake, names: [(match[1] ?? word).trim(), (match[2] ?? '').trim()] };
  }
  if (!(error instanceof TypeError)) return undefined;
  const stumble = STUMBLES.find(([types, lines]) => types.test(type) && lines.test(line));
  return stumble && { mistake: stumble[2], names: ['', ''] };
}
