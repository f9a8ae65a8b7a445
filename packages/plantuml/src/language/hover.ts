import type { HoverHelp } from '@letu/code/language';
import { ARROW, ARROWS } from './arrows.js';
import { diagramAt } from './diagramType.js';
import { namesIn } from './names.js';
import { placeAt } from './place.js';
import { SKINPARAMS, skinparamValues } from './skinparams.js';
import { snippets } from './snippets.js';
import { wordAtStart } from './words.js';

/** Returns help about the word at an offset. */
export function hover(source: string, offset: number): HoverHelp | null {
  const { line, lineFrom } = placeAt(source, offset);
  if (/^\s*'/.test(line)) return null;
  return (
    statementHelp(source, line, lineFrom, offset) ??
    skinparamHelp(line, lineFrom, offset) ??
    arrowHelp(line, lineFrom, offset) ??
    nameHelp(source, line, lineFrom, offset)
  );
}

function statementHelp(
  source: string,
  line: string,
  lineFrom: number,
  offset: number,
): HoverHelp | undefined {
  const { type } = diagramAt(source, offset);
  const word = wordAtStart(line, type) ?? wordAtStart(line);
  const from = lineFrom + (line.length - line.trimStart().length);
  if (!word || offset < from || offset > from + word.word.length) return undefined;
  const title = word.word;
  const example = snippets(type).find(
    ({ label }) => label.startsWith(`${title}…`) || label.startsWith(`${title} {`),
  );
  return {
    from,
    to: from + title.length,
    title,
    text: word.help,
    ...(example?.insert === undefined ? {} : { example: example.insert.replaceAll(/\$\{(.*?)\}/g, '$1') }),
  };
}

function skinparamHelp(line: string, lineFrom: number, offset: number): HoverHelp | undefined {
  const match = /^(\s*(?:skinparam\s+)?)(\w+)/i.exec(line);
  const name = SKINPARAMS.find((candidate) => candidate.toLowerCase() === match?.[2]?.toLowerCase());
  const from = lineFrom + (match?.[1]?.length ?? 0);
  if (!name || offset < from || offset > from + name.length) return undefined;
  const values = skinparamValues(name);
  const [chinese, english] =
    values === 'color'
      ? ['颜色', 'a colour']
      : values.length > 0
        ? [values.join('、'), values.join(', ')]
        : ['数或文字', 'a number or a text'];
  return {
    from,
    to: from + name.length,
    title: name,
    text: { 'zh-CN': `外观设置，取值：${chinese}。`, 'en-US': `A setting of the look: ${english}.` },
    ...(values === 'color' ? { example: `skinparam ${name} LightBlue` } : {}),
  };
}

function arrowHelp(line: string, lineFrom: number, offset: number): HoverHelp | undefined {
  for (const [arrow, , chinese, english] of ARROWS.toSorted(([a], [b]) => b.length - a.length)) {
    const from = lineFrom + line.indexOf(arrow);
    if (from < lineFrom || offset < from || offset > from + arrow.length || !ARROW.test(`${arrow} `))
      continue;
    return {
      from,
      to: from + arrow.length,
      title: arrow,
      text: { 'zh-CN': chinese, 'en-US': english },
      example: `A ${arrow} B`,
    };
  }
  return undefined;
}

/** Says what an alias stands for. */
function nameHelp(source: string, line: string, lineFrom: number, offset: number): HoverHelp | null {
  const column = offset - lineFrom;
  const start = /[\w\u0080-\uFFFF]*$/.exec(line.slice(0, column))?.[0] ?? '';
  const rest = /^[\w\u0080-\uFFFF]*/.exec(line.slice(column))?.[0] ?? '';
  const { from, to } = diagramAt(source, offset);
  const name = namesIn(source.slice(from, to)).find((candidate) => candidate.name === start + rest);
  if (name?.label === undefined || name.label === name.name) return null;
  const text = { 'zh-CN': `“${name.label}”的别名。`, 'en-US': `Another name for “${name.label}”.` };
  return { from: offset - start.length, to: offset + rest.length, title: name.name, text };
}
