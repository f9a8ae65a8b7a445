import { MATHML_NAMESPACE, SVG_NAMESPACE } from '../namespaces.js';
import { VOID_ELEMENTS } from '../serialize/names.js';
import { runAdoptionAgency } from './adoptionAgency.js';
import {
  BLOCKS,
  CLOSING_BLOCKS,
  FORMATTING,
  HEADINGS,
  IGNORED_IN_BODY,
  isSpecial,
  MARKERS,
  TABLE_PARTS,
  UNFORMATTED,
} from './elementKinds.js';
import { insertForeign } from './foreignContent.js';
import { isHtml } from './openElements.js';
import { isTextElement, type StartTag, type TreeBuilder } from './treeBuilder.js';
import type { Element } from '../element.js';

/** Puts a start tag into the body (https://html.spec.whatwg.org/#parsing-main-inbody). */
export function bodyStartTag(builder: TreeBuilder, tag: StartTag): void {
  const { open, formatting } = builder;
  const { name } = tag;
  if (IGNORED_IN_BODY.has(name) || TABLE_PARTS.has(name) || (name === 'form' && builder.form)) return;
  if (BLOCKS.has(name)) closeParagraph(builder);
  if (HEADINGS.has(name) && open.current.isHtml && HEADINGS.has(open.current.localName)) open.pop();
  if (name === 'table' && !builder.quirks) closeParagraph(builder);
  if (name === 'li') closeListItem(builder, ['li']);
  if (name === 'dd' || name === 'dt') closeListItem(builder, ['dd', 'dt']);
  if (name === 'button' && inScope(builder, 'button')) builder.endTag('button');
  if (name === 'a') closeOpenLink(builder);
  if ((name === 'option' || name === 'optgroup') && isHtml(open.current, 'option')) open.pop();
  if (/^r(?:b|p|t|tc)$/.test(name) && inScope(builder, 'ruby')) open.generateImpliedEndTags();
  if (!BLOCKS.has(name) && !UNFORMATTED.has(name) && !isListItem(name)) builder.reconstructFormatting();
  if (name === 'nobr' && inScope(builder, 'nobr')) {
    runAdoptionAgency(builder, 'nobr');
    builder.reconstructFormatting();
  }
  insert(builder, tag);
  if (name === 'form') builder.form = open.current;
  if (FORMATTING.has(name)) formatting.push(open.current);
  if (MARKERS.has(name)) formatting.pushMarker();
}

function insert(builder: TreeBuilder, tag: StartTag): void {
  const name = tag.name === 'image' ? 'img' : tag.name;
  if (name === 'svg') insertForeign(builder, tag, SVG_NAMESPACE);
  else if (name === 'math') insertForeign(builder, tag, MATHML_NAMESPACE);
  else if (isTextElement(name)) builder.insertTextElement(tag);
  else if (VOID_ELEMENTS.has(name)) builder.insertVoid({ ...tag, name });
  else builder.insertElement(tag);
  if (name === 'pre' || name === 'listing') builder.tokenizer.skipNewline();
  if (name === 'plaintext') builder.open.current.append(builder.tokenizer.rest());
}

/** Closes with an end tag in the body. */
export function bodyEndTag(builder: TreeBuilder, name: string): void {
  const { open, formatting } = builder;
  if (IGNORED_IN_BODY.has(name)) return;
  if (name === 'br') builder.htmlStartTag({ type: 'start', name, attributes: [], selfClosing: false });
  else if (name === 'p') {
    if (!inScope(builder, 'p', ['button'])) builder.insertElement({ name, attributes: [] });
    closeParagraph(builder);
  } else if (name === 'form') closeForm(builder);
  else if (CLOSING_BLOCKS.has(name) || MARKERS.has(name)) {
    if (!inScope(builder, name)) return;
    closeThrough(builder, (element) => isHtml(element, name));
    if (MARKERS.has(name)) formatting.clearToMarker();
  } else if (isListItem(name)) {
    if (inScope(builder, name, name === 'li' ? ['ol', 'ul'] : []))
      closeThrough(builder, (element) => isHtml(element, name), name);
  } else if (HEADINGS.has(name)) {
    if (open.findInScope(isHeading)) closeThrough(builder, isHeading);
  } else if (!FORMATTING.has(name) || !runAdoptionAgency(builder, name)) closeAny(builder, name);
}

/** Takes the form off, but leaves open what is in it. */
function closeForm(builder: TreeBuilder): void {
  const { form, open } = builder;
  builder.form = null;
  if (!form || !open.findInScope((element) => element === form)) return;
  open.generateImpliedEndTags();
  open.remove(form);
}

/** Closes what any other end tag names, unless something special is open inside it. */
function closeAny({ open }: TreeBuilder, name: string): void {
  for (let index = open.depth - 1; index > 0; index--) {
    const element = open.at(index) as Element;
    if (isHtml(element, name)) {
      open.generateImpliedEndTags(name);
      open.popThrough(element);
      return;
    }
    if (isSpecial(element)) return;
  }
}

function closeParagraph(builder: TreeBuilder): void {
  if (inScope(builder, 'p', ['button'])) closeThrough(builder, (element) => isHtml(element, 'p'), 'p');
}

/** Closes an open item of a list in front of the next one. */
function closeListItem(builder: TreeBuilder, names: readonly string[]): void {
  const { open } = builder;
  for (let index = open.depth - 1; index > 0; index--) {
    const element = open.at(index) as Element;
    if (element.isHtml && names.includes(element.localName)) {
      closeThrough(builder, (other) => other === element, element.localName);
      break;
    }
    if (isSpecial(element) && !/^(?:address|div|p)$/.test(element.localName)) break;
  }
  closeParagraph(builder);
}

function closeOpenLink(builder: TreeBuilder): void {
  const { open, formatting } = builder;
  const link = formatting.find('a');
  if (!link) return;
  runAdoptionAgency(builder, 'a');
  formatting.remove(link);
  open.remove(link);
}

function closeThrough({ open }: TreeBuilder, wanted: (element: Element) => boolean, except?: string): void {
  open.generateImpliedEndTags(except);
  open.popUntil(wanted);
}

function inScope({ open }: TreeBuilder, name: string, alsoEnds: readonly string[] = []): boolean {
  return open.findInScope((element) => isHtml(element, name), alsoEnds) !== null;
}

function isHeading(element: Element): boolean {
  return element.isHtml && HEADINGS.has(element.localName);
}

function isListItem(name: string): boolean {
  return name === 'li' || name === 'dd' || name === 'dt';
}
