import type { Completion, CompletionKind } from '@letu/code/language';
import { localizedText as text, type LocalizedText } from '@letu/core';
import { arrows } from './arrows.js';
import type { Caret } from './caret.js';
import { namesIn } from './names.js';
import { brackets, shapes } from './shapes.js';
import { colors, styleProperties } from './styles.js';
import { diagramTypes } from './types.js';
import { innerWords, words } from './words.js';

/** Makes a completion; what is left out is left out of it. */
function completion(
  label: string,
  kind: CompletionKind,
  detail?: LocalizedText,
  insert?: string,
  boost?: number,
): Completion {
  return {
    label,
    kind,
    ...(detail && detail['zh-CN'] !== '' ? { detail } : {}),
    ...(insert === undefined || insert === label ? {} : { insert }),
    ...(boost === undefined ? {} : { boost }),
  };
}

/** Offers plain values. */
export function valueOffers(values: readonly string[], kind: CompletionKind = 'value'): Completion[] {
  return values.map((value) => {
    const [zh = '', en = ''] = innerWords[value] ?? [];
    return completion(value, kind, text(zh, en));
  });
}

/** The diagram types, with a beginning to write on from. */
export function typeOffers(): Completion[] {
  return diagramTypes.flatMap(([word, zh, en, start], index) => [
    completion(word, 'keyword', text(zh, en), undefined, 50 - index),
    completion(`${word} …`, 'snippet', text(zh, en), start, 10 - index),
  ]);
}

/** What can stand before a diagram. */
export function prefaceOffers(): Completion[] {
  return [
    completion(
      '---',
      'snippet',
      text('标题与配置', 'Title and configuration'),
      '---\ntitle: ${标题}\nconfig:\n  theme: ${default}\n---\n',
    ),
    completion(
      '%%{init}%%',
      'snippet',
      text('配置指令', 'Configuration'),
      "%%{init: {'theme': '${default}'}}%%\n",
    ),
  ];
}

/** The words that begin statements, as words and with their parts to fill in. */
export function wordOffers({ dialect }: Caret): Completion[] {
  return words[dialect].map(([word, zh, en, insert]) =>
    completion(word, insert === undefined ? 'keyword' : 'snippet', text(zh, en), insert),
  );
}

/** The names already in the diagram, with the text each shows. */
export function nameOffers({ source, offset }: Caret): Completion[] {
  return [...namesIn(source, offset)].map(([name, label]) =>
    completion(name, 'name', label === '' || label === name ? undefined : text(label, label), undefined, 20),
  );
}

/** The style classes defined or used in the diagram. */
export function classOffers({ source, offset }: Caret): Completion[] {
  return [...namesIn(source, offset, 'className').keys()].map((name) =>
    completion(name, 'name', text('样式类', 'Style class')),
  );
}

/** The links of the diagram's type. */
export function arrowOffers({ dialect }: Caret): Completion[] {
  return (arrows[dialect] ?? []).map(([arrow, zh, en, insert], index) =>
    completion(arrow, 'arrow', text(zh, en), insert, 40 - index),
  );
}

/** The shapes that `@{ shape: … }` takes, under all their names. */
export function shapeOffers(): Completion[] {
  return shapes.flatMap(({ name, title, aliases }) => [
    completion(name, 'shape', title),
    ...aliases.map((alias) => completion(alias, 'shape', text(`同 ${name}`, `As ${name}`), undefined, -20)),
  ]);
}

/** The brackets that give a node its shape. */
export function bracketOffers(): Completion[] {
  return [
    ...brackets.map(([open, close, zh, en], index) => {
      // A backslash or brace before a place to fill in would hide it.
      const insert = `${open.replaceAll('\\', '\\\\').replaceAll('{', '\\{')}"\${文字}"${close.replaceAll('\\', '\\\\').replaceAll('}', '\\}')}`;
      return completion(`${open}${zh}${close}`, 'shape', text(zh, en), insert, 30 - index);
    }),
    completion(
      '@{ shape: }',
      'shape',
      text('任意形状', 'Any shape'),
      '@\\{ shape: ${rect}, label: "${文字}" \\}',
    ),
  ];
}

/** What styles are made of. */
export function styleOffers(): Completion[] {
  return Object.entries(styleProperties).map(([name, [zh, en]]) =>
    completion(name, 'attribute', text(zh, en), `${name}:`),
  );
}

/** The values of one style. */
export function styleValueOffers(property: string): Completion[] {
  const values = styleProperties[property]?.[2].split('|') ?? [];
  return values.flatMap((value) => (value === 'COLOR' ? colorOffers() : valueOffers([value])));
}

/** Colours with their swatches. */
export function colorOffers(): Completion[] {
  return colors.map(([value, zh, en]) => ({ ...completion(value, 'color', text(zh, en)), color: value }));
}
