import { FormatError } from '@letu/core';
import { MAX_DEPTH, MAX_TOPICS } from '../../document/model.js';
import { tooDeep } from '../draft.js';
import { told } from '../locales/index.js';

/** What begins a line that is nested: quotes and items, one in the other. */
const CONTAINERS = /^(?:[ \t]*(?:>|[-*+](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)))+/;
const RULE = /^[ \t]*([-*_])(?:[ \t]*\1)*[ \t]*$/;
const TOPIC = /^[ \t]*(?:#{1,6}|[-*+]|\d{1,9}[.)])(?=[ \t]|$)/;
const MARKS = /[*_~`<&[\]!|\\]/g;
/** The most marks of one paragraph: parsers of Markdown take the square of their number. */
const MOST_MARKS = 5_000;

/**
 * Refuses what a parser of Markdown would not come to an end with in time, or not without the whole stack.
 *
 * @throws FormatError `too-large` with the line.
 */
export function checkMarkdown(text: string): void {
  let topics = 0;
  let marks = 0;
  text.split('\n').forEach((line, index) => {
    const isTopic = TOPIC.test(line);
    if (isTopic) topics += 1;
    if (line.length > MAX_DEPTH && !RULE.test(line) && depthOf(line) > MAX_DEPTH) throw tooDeep(index + 1);
    // An item and a blank line begin another paragraph.
    if (isTopic || line.trim() === '') marks = 0;
    marks += line.match(MARKS)?.length ?? 0;
    if (marks > MOST_MARKS) {
      throw new FormatError(
        'too-large',
        told((messages) => messages.tooMarked(index + 1)),
      );
    }
  });
  if (topics > MAX_TOPICS) {
    throw new FormatError(
      'too-large',
      told((messages) => messages.tooMany(topics, MAX_TOPICS)),
    );
  }
}

const depthOf = (line: string) => CONTAINERS.exec(line)?.[0].match(/>|[-*+]|[.)]/g)?.length ?? 0;
