import { CSS_COLORS, localizedText as text } from '@letu/core';
import type { Completion, CompletionAnswer } from '@letu/code/language';
import { stdlibLibraries } from '../../generated/libraries.js';
import { THEMES } from '../options.js';
import { ARROWS } from './arrows.js';
import { readNesting } from './blocks.js';
import { diagramAt, type DiagramType } from './diagramType.js';
import { libraryFiles } from './libraryFiles.js';
import { namesIn } from './names.js';
import { isSilent, placeAt } from './place.js';
import { SKINPARAMS, skinparamValues } from './skinparams.js';
import { snippets } from './snippets.js';
import { fits, WORDS } from './words.js';

const WORD = /^[\w.$%!@\u0080-\uFFFF-]*$/;

const colors: readonly Completion[] = CSS_COLORS.map((label) => ({
  label,
  kind: 'color',
  color: label.toLowerCase(),
}));

/** Returns what can be written at an offset. */
export function complete(source: string, offset: number, explicit: boolean): CompletionAnswer | null {
  const place = placeAt(source, offset);
  if (isSilent(source, place)) return null;
  const { before } = place;
  const at = (typed: string, completions: readonly Completion[], validFor: RegExp = WORD) =>
    completions.length > 0 ? { from: offset - typed.length, completions, validFor } : null;

  const theme = /^\s*!theme\s+([\w-]*)$/.exec(before);
  if (theme)
    return at(
      theme[1] ?? '',
      THEMES.map((label) => ({ label, kind: 'theme' })),
    );
  const include = /^\s*!include\w*\s+(<?)([\w./-]*)$/.exec(before);
  if (include) return at((include[1] ?? '') + (include[2] ?? ''), includes(place.line), /^<?[\w./-]*$/);
  const skinparam = skinparamAt(before, source, offset);
  if (skinparam) return at(skinparam.typed, skinparam.completions);

  const section = diagramAt(source, offset);
  if (/^(?:json|yaml|salt)$/.test(section.type) && !/^\s*[!@]\w*$/.test(before)) return null;
  const color = /(?:^|[^&\w])#(\w*)$/.exec(before);
  if (color && !/^\s*[*#]+$/.test(before)) return at(color[1] ?? '', colors);
  if (/(?:<color:|<back:)(\w*)$/i.test(before)) return at(/\w*$/.exec(before)?.[0] ?? '', colors);
  if (isLabel(before)) return null;
  const names = () => nameCompletions(source, section, offset);

  const start = /^\s*([!@]?[\w\u0080-\uFFFF]*)$/.exec(before);
  if (start) {
    const typed = start[1] ?? '';
    if (typed === '' && !explicit) return null;
    return at(typed, [...statements(section.type, source), ...names()]);
  }
  const percent = /%(\w*)$/.exec(before);
  if (percent)
    return at(
      percent[0],
      FUNCTIONS.map((name) => ({ label: `%${name}`, kind: 'function', insert: `%${name}(\${})` })),
    );
  const arrow = /^\s*(?:"[^"]+"|\[[^\]]+\]|\([^)]+\)|[\w.\u0080-\uFFFF]+)\s+([-.<>*o|}\\/]*)$/.exec(before);
  if (arrow && (explicit || arrow[1] !== '') && !isDeclaration(before))
    return at(arrow[1] ?? '', arrows(section.type), /^[-.<>*o|}{\w[\]\\/]*$/);
  if (ARROW_BEFORE.test(before)) return at(/[\w\u0080-\uFFFF]*$/.exec(before)?.[0] ?? '', names());
  const word = /[\s(,]([\w\u0080-\uFFFF]*)$/.exec(before)?.[1];
  if (word === undefined || (word === '' && !explicit)) return null;
  return at(word, [...inner(section.type), ...names()]);
}

/** An arrow or a link of a note stands before the caret. */
const ARROW_BEFORE =
  /(?:[-.=~]+(?:\[[^\]]*\])?\w*[-.=~]*[>*o+#x^|{\\/]*|\b(?:over|of|activate|deactivate|destroy|create)|,)\s*[\w\u0080-\uFFFF]*$/;

const FUNCTIONS =
  `chr date darken dirpath false filename function_exists get_all_theme get_current_theme get_variable_value getenv
get_json_keys get_json_type hsl_color intval invoke_procedure is_dark is_light json_add json_key_exists json_merge json_remove lighten
load_json lower newline not now ord random retrieve_procedure reverse_color reverse_hsluv_color set_variable_value size splitstr
splitstr_regex str2json string strlen strpos substr tabulation true upper variable_exists version call_user_func`.split(
    /\s+/,
  );

const isDeclaration = (before: string) =>
  WORDS.some(({ word, role }) => role === 'd' && before.trimStart().startsWith(`${word} `));

/** Behind ` : ` comes the text of a message or a link; titles and the like are text, too. */
function isLabel(before: string): boolean {
  return (
    /\s:(?:\s|$)|^\s*(?:title|caption|header|footer|note\b.*:|legend)\b/i.test(before) ||
    /^\s*:[^:]*$/.test(before)
  );
}

function includes(line: string): Completion[] {
  const folder = /<(\w[\w.-]*)\//.exec(line)?.[1]?.toLowerCase();
  const files = libraryFiles.filter(
    (path) => folder === undefined || path.toLowerCase().startsWith(`${folder}/`),
  );
  const all: Completion[] = files.map((path) => ({ label: `<${path}>`, kind: 'value', boost: 10 }));
  if (folder !== undefined) return all;
  return [
    ...all,
    ...stdlibLibraries.flatMap(({ name, title, version, aliases }) =>
      [name, ...aliases].map((label): Completion => {
        const detail = `${title} ${version}`.trim();
        return { label: `<${label}/`, kind: 'value', detail: { 'zh-CN': detail, 'en-US': detail } };
      }),
    ),
  ];
}

function skinparamAt(before: string, source: string, offset: number) {
  const value = /^\s*skinparam\s+(\w+)(?:<<.*>>)?\s+#?(\w*)$/i.exec(before);
  if (value) return { typed: value[2] ?? '', completions: valuesOf(value[1] ?? '') };
  const name = /^\s*skinparam\s+(\w*)$/i.exec(before);
  if (name) return { typed: name[1] ?? '', completions: names('') };
  const prefix = openSkinparam(source, offset);
  if (prefix === undefined) return undefined;
  const setting = /^\s*(\w+)\s+#?(\w*)$/.exec(before);
  if (setting) return { typed: setting[2] ?? '', completions: valuesOf(setting[1] ?? '') };
  const begun = /^\s*(\w*)$/.exec(before);
  return begun ? { typed: begun[1] ?? '', completions: names(prefix) } : undefined;

  function names(start: string): Completion[] {
    return SKINPARAMS.filter((label) => label.toLowerCase().startsWith(start.toLowerCase())).map((label) => ({
      label: label.slice(start.length) || label,
      kind: 'attribute',
    }));
  }
}

function valuesOf(name: string): readonly Completion[] {
  const values = skinparamValues(name);
  return values === 'color' ? colors : values.map((label) => ({ label, kind: 'value' }));
}

/** Returns the name before the braces of a `skinparam` that an offset is in. */
function openSkinparam(source: string, offset: number): string | undefined {
  const begin = source.lastIndexOf('{', offset - 1);
  if (begin < 0 || source.lastIndexOf('}', offset - 1) > begin) return undefined;
  return /skinparam\s+(\w*)[^\n]*$/i.exec(source.slice(0, begin))?.[1];
}

function statements(type: DiagramType, source: string): Completion[] {
  const words = WORDS.filter((word) => fits(word, type)).map(({ word, help }): Completion => {
    return { label: word, kind: 'keyword', detail: help };
  });
  const open = readNesting(source).blocks.filter(({ end }) => end === undefined);
  const ends = new Set(open.map(({ closer }) => closer));
  return [...words.map((word) => (ends.has(word.label) ? { ...word, boost: 50 } : word)), ...snippets(type)];
}

/** Words inside of statements. */
const INNER: readonly (readonly [
  word: string,
  types: readonly DiagramType[],
  chinese: string,
  english: string,
])[] = [
  ['as', [], '别名', 'Another name'],
  ['left of', ['sequence', 'state'], '左侧', 'On the left'],
  ['right of', ['sequence', 'state'], '右侧', 'On the right'],
  ['over', ['sequence'], '压在……上', 'Over'],
  ['order', ['sequence'], '排列顺序', 'The order'],
  ['extends', ['class'], '继承', 'Extends'],
  ['implements', ['class'], '实现', 'Implements'],
  ['then', ['activity'], '条件成立时', 'When it holds'],
  ['is', ['activity', 'timing', 'gantt'], '是', 'Is'],
  ['lasts', ['gantt'], '持续', 'Lasts'],
  ['requires', ['gantt'], '需要', 'Requires'],
  ['days', ['gantt'], '天', 'Days'],
  ['weeks', ['gantt'], '周', 'Weeks'],
  ['starts', ['gantt'], '开始于', 'Starts'],
  ['starts at', ['gantt'], '开始于', 'Starts at'],
  ['ends at', ['gantt'], '结束于', 'Ends at'],
  ['happens at', ['gantt'], '里程碑发生于', 'A milestone happens at'],
  ['is colored in', ['gantt'], '颜色', 'The colour'],
  ['% complete', ['gantt'], '完成', 'Complete'],
];

function inner(type: DiagramType): Completion[] {
  return INNER.filter(([, types]) => fits({ types }, type)).map(([label, , chinese, english]) => {
    return { label, kind: 'keyword', detail: text(chinese, english) };
  });
}

function arrows(type: DiagramType): Completion[] {
  const letter: Partial<Record<DiagramType, string>> = {
    sequence: 's',
    class: 'c',
    state: 't',
    activity: 'a',
    component: 'd',
  };
  return ARROWS.filter(([, types]) => type === 'other' || types.includes(letter[type] ?? '-')).map(
    ([label, , chinese, english]) => ({ label, kind: 'arrow', detail: text(chinese, english) }),
  );
}

function nameCompletions(
  source: string,
  { from, to }: { from: number; to: number },
  offset: number,
): Completion[] {
  // The word being typed is no name yet.
  const written = source.slice(from, to);
  const start = Math.max(0, offset - from);
  const typed = /[\w\u0080-\uFFFF]*$/.exec(written.slice(0, start))?.[0].length ?? 0;
  const rest = /^[\w\u0080-\uFFFF]*/.exec(written.slice(start))?.[0].length ?? 0;
  const others = `${written.slice(0, start - typed)}${written.slice(start + rest)}`;
  return namesIn(others).map(({ name, label }) => ({
    label: name,
    kind: 'name',
    boost: 20,
    ...(label === undefined ? {} : { detail: text(label, label) }),
  }));
}
