import { nearestWord } from '@letu/core';
import type { HandchartMessages } from '../locales/zh-CN.js';
import { axisSchema, settingsSchema } from './schema.js';
import type { core } from './zod.js';

/** What is wrong, and at which word of the source. */
export interface LocatedText {
  readonly path: readonly PropertyKey[];
  readonly part: 'key' | 'value';
  readonly message: string;
}

type Issue = core.$ZodIssue;

/** Says an issue of the schema in the interface language. */
export function issueText(issue: Issue, given: unknown, messages: HandchartMessages): readonly LocatedText[] {
  const { path } = issue;
  const name = path.map(String).join('.');
  const at = (message: string): readonly LocatedText[] => [{ path, part: 'value', message }];
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        path: [...path, key],
        part: 'key',
        message: messages.unknownWord(key, nearestSetting(key, wordsAt(path))),
      }));
    case 'invalid_value':
      return at(
        valueAt(given, path) === undefined
          ? messages.missing(name)
          : messages.oneOf(name, issue.values.map(String), nearest(valueAt(given, path), issue.values)),
      );
    case 'invalid_type':
      return at(
        valueAt(given, path) === undefined
          ? messages.missing(name)
          : messages.wrongType(name, issue.expected),
      );
    case 'too_small':
      return at(tooSmall(issue.origin, messages)(name, Number(issue.minimum)));
    case 'too_big':
      return at(tooBig(issue.origin, messages)(name, Number(issue.maximum)));
    case 'custom':
      return at(ruleText(issue.params?.['rule'], name, valueAt(given, path), messages));
    default:
      return at(messages.wrongType(name, 'text'));
  }
}

/** The words there are in the settings, or in those of an axis. */
export const wordsAt = (path: readonly PropertyKey[]): readonly string[] =>
  path.length === 0 ? [...Object.keys(settingsSchema.shape), 'data'] : Object.keys(axisSchema.shape);

/** Returns the word that somebody may have meant, of which they may have written the beginning alone: `fill` for `fillStyle`. */
export const nearestSetting = (written: string, words: readonly string[]) =>
  nearestWord(written, words) ??
  (written.length > 2
    ? words.find((word) => word.toLowerCase().startsWith(written.toLowerCase()))
    : undefined);

const tooSmall = (origin: string, messages: HandchartMessages) =>
  origin === 'array' ? messages.fewest : messages.atLeast;

function tooBig(origin: string, messages: HandchartMessages) {
  if (origin === 'array') return messages.most;
  return origin === 'string' ? messages.longest : messages.atMost;
}

function ruleText(rule: unknown, name: string, value: unknown, messages: HandchartMessages): string {
  if (rule === 'order') return messages.endBeforeStart(name);
  return rule === 'logarithm' ? messages.logarithmOfNothing(name) : messages.noColour(String(value));
}

function valueAt(given: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, step) => (typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined),
    given,
  );
}

const nearest = (value: unknown, values: readonly unknown[]) =>
  nearestWord(String(value), values.map(String));
