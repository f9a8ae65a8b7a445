import { FormatError } from '@letu/core';
import type { Relationship, TopicStyle } from '../../document/model.js';
import { addLink, webAddress } from '../address.js';
import { colorOf } from '../color.js';
import type { Reading } from '../converter.js';
import { draftOf, mapDraftOf, type Draft, type MapDraft } from '../draft.js';
import { isHtml, textOfHtml, type HtmlText } from '../html.js';
import { iconOf } from '../icons.js';
import { bytesOfDataAddress } from '../images.js';
import { told } from '../locales/index.js';
import { elementOf, elementsOf, rawText, readXml, type XmlElement } from '@letu/core/xml';
import { textOfElement } from '../xmlText.js';
import { readStyle, sharedStyles } from './styles.js';

/**
 * Reads a `.mm` file of FreeMind or Freeplane.
 * Source: https://github.com/freeplane/freeplane/blob/1.12.x/freeplane/src/main/resources/xslt/freeplane.xsd
 *
 * @throws FormatError
 */
export function readFreemind(file: Uint8Array, reading: Reading): MapDraft {
  const root = readXml(file);
  const node = root.name === 'map' ? elementOf(root, 'node') : undefined;
  if (!node) {
    throw new FormatError(
      'malformed',
      told((text) => text.isNone('FreeMind')),
    );
  }
  return new FreemindReader(reading, sharedStyles(node)).read(node);
}

class FreemindReader {
  readonly #reading: Reading;
  readonly #shared: ReadonlyMap<string, TopicStyle>;
  readonly #map = mapDraftOf(draftOf(''));

  constructor(reading: Reading, shared: ReadonlyMap<string, TopicStyle>) {
    this.#reading = reading;
    this.#shared = shared;
  }

  read(node: XmlElement): MapDraft {
    this.#map.root = this.#topic(node);
    this.#takeFloating(node);
    return this.#map;
  }

  /** Below the central topic, nodes that are free hang on nothing. */
  #takeFloating(node: XmlElement): void {
    const { root, floating } = this.#map;
    const nodes = elementsOf(node, 'node');
    const isFree = root.children.map(
      ({ summary }, index) => summary === 0 && hasHook(nodes[index]!, 'FreeNode'),
    );
    for (const [index, topic] of root.children.entries()) if (isFree[index]) floating.push({ topic });
    root.children = root.children.filter((_, index) => !isFree[index]);
  }

  #topic(node: XmlElement): Draft {
    const { attributes } = node;
    const { title = '' } = this.#reading;
    const written = attributes['TEXT'] ?? objectOf(attributes['OBJECT']);
    const draft = draftOf(written ?? (attributes['LOCALIZED_TEXT'] === undefined ? '' : title), {
      key: attributes['ID'],
      line: node.line,
      folded: attributes['FOLDED'] === 'true',
      tags: (attributes['TAGS'] ?? '').split('\n'),
      style: { ...this.#styleOf(attributes), ...readStyle(node) },
    });
    const position = attributes['POSITION'];
    if (position === 'left' || position === 'right') draft.side = position;
    if (isHtml(draft.text)) this.#takeHtml(draft, textOfHtml(draft.text));
    this.#addLinkOf(draft, attributes['LINK'] ?? '');
    if (attributes['ENCRYPTED_CONTENT'] !== undefined) this.#reading.notes.lost('encrypted');
    if (attributes['NUMBERED'] === 'true') this.#reading.notes.lost('numbering');
    this.#addParts(draft, node);
    draft.children = elementsOf(node, 'node').map((child) => this.#topic(child));
    sumUp(draft.children, elementsOf(node, 'node'));
    return draft;
  }

  #styleOf(attributes: XmlElement['attributes']): TopicStyle {
    const name = attributes['STYLE_REF'] ?? attributes['LOCALIZED_STYLE_REF'];
    const style = name === undefined ? undefined : this.#shared.get(name);
    return style ?? {};
  }

  #takeHtml(draft: Draft, { text, hasFormat }: HtmlText): void {
    draft.text = text;
    if (hasFormat) this.#reading.notes.lost('textFormat');
  }

  #addLinkOf(draft: Draft, link: string): void {
    if (/^#\S/.test(link)) draft.link = link;
    else addLink(draft, link, this.#reading.notes);
  }

  #addParts(draft: Draft, node: XmlElement): void {
    const { notes } = this.#reading;
    for (const part of elementsOf(node)) {
      const { name, attributes } = part;
      if (name === 'richcontent') this.#addContent(draft, part);
      else if (name === 'icon' && attributes['BUILTIN']) {
        draft.icons.push(iconOf(attributes['BUILTIN'], 'freemind'));
      } else if (name === 'arrowlink' || name === 'connector') this.#relate(draft, attributes);
      else if (name === 'cloud') draft.boundaries.push({ count: 1, title: '' });
      else if (name === 'hook') this.#addHook(draft, part);
      else if (name === 'attribute') this.#addAttribute(draft, attributes);
      else if (name === 'font' && attributes['NAME'] !== undefined) notes.lost('style');
    }
  }

  #addContent(draft: Draft, content: XmlElement): void {
    const { notes } = this.#reading;
    const type = content.attributes['TYPE'];
    const plain = elementOf(content, 'text');
    const { text, hasFormat } = plain ? { text: rawText(plain), hasFormat: false } : textOfElement(content);
    if (type === 'NODE') this.#takeHtml(draft, { text, hasFormat });
    else if (text.trim() !== '') {
      if (type === 'DETAILS') notes.changed('detailsToNote');
      if (hasFormat) notes.lost('noteFormat');
      draft.notes.push(text);
    }
    for (const one of elementsIn(content)) {
      const { href = '', src = '' } = one.attributes;
      if (one.name === 'a' && webAddress(href) !== undefined && !text.includes(href)) {
        addLink(draft, href, notes);
      } else if (one.name === 'img' && src !== '') this.#addImage(draft, src);
    }
  }

  /** Pictures lie beside the file, where nobody looks for them, or in the file as an address that holds them. */
  #addImage(draft: Draft, address: string): void {
    const { images, notes } = this.#reading;
    const bytes = bytesOfDataAddress(address);
    const image = bytes && images.add(bytes);
    if (image && !draft.image) draft.image = image;
    else if (bytes || address.length > LONGEST_ADDRESS) notes.lost('image');
    else {
      draft.notes.push(address);
      notes.changed('imageToNote');
    }
  }

  #relate(draft: Draft, attributes: XmlElement['attributes']): void {
    const color = colorOf(attributes['COLOR']);
    const has = (end: 'STARTARROW' | 'ENDARROW', otherwise: string) =>
      (attributes[end] ?? otherwise).toLowerCase() !== 'none';
    const arrows = (): Relationship['arrows'] => {
      if (!has('ENDARROW', 'default')) return 'none';
      return has('STARTARROW', 'none') ? 'both' : 'to';
    };
    draft.key ??= `letu-${++this.#keys}`;
    this.#map.relationships.push({
      from: draft.key,
      to: attributes['DESTINATION'] ?? '',
      label: ['SOURCE_LABEL', 'MIDDLE_LABEL', 'TARGET_LABEL']
        .map((name) => attributes[name] ?? '')
        .filter((label) => label !== '')
        .join(' '),
      arrows: arrows(),
      ...(color ? { color } : {}),
      ...(attributes['DASH'] ? { dashed: true } : {}),
    });
  }

  #keys = 0;

  #addHook(draft: Draft, hook: XmlElement): void {
    const { notes } = this.#reading;
    const name = hook.attributes['NAME'] ?? '';
    if (name === 'ExternalObject') this.#addImage(draft, hook.attributes['URI'] ?? '');
    else if (/NodeNote/.test(name)) {
      const text = elementOf(hook, 'text');
      if (text) draft.notes.push(rawText(text));
    } else if (/Reminder/.test(name)) notes.lost('reminder');
    else if (/latex/i.test(name)) {
      const formula = hook.attributes['EQUATION'];
      if (formula) draft.notes.push(formula);
      notes.lost('equation');
    }
  }

  #addAttribute(draft: Draft, { NAME: name = '', VALUE: value = '' }: XmlElement['attributes']): void {
    if (/^script\d*$/.test(name)) return this.#reading.notes.lost('script');
    draft.notes.push(value === '' ? name : `${name}: ${value}`);
    this.#reading.notes.changed('attributeToNote');
  }
}

const LONGEST_ADDRESS = 8_192;

const hasHook = (node: XmlElement, name: string) =>
  elementsOf(node, 'hook').some(({ attributes }) => attributes['NAME'] === name);

/** Freeplane's typed values: the class of the value, and the value. */
const objectOf = (object: string | undefined) => object?.replace(/^[^|]*\|/, '');

function elementsIn(element: XmlElement): readonly XmlElement[] {
  return elementsOf(element).flatMap((child) => [child, ...elementsIn(child)]);
}

/** A summary sums up what is before it: from the first of a group, else from behind the summary before. */
function sumUp(topics: readonly Draft[], nodes: readonly XmlElement[]): void {
  let count = 0;
  topics.forEach((topic, index) => {
    const node = nodes[index]!;
    if (hasHook(node, 'FirstGroupNode') && !hasHook(node, 'SummaryNode')) count = 0;
    if (!hasHook(node, 'SummaryNode')) count += 1;
    else {
      topic.summary = count;
      count = 0;
    }
  });
}
