import type { Members } from '../values.js';
import { elementOf, elementsOf, rawText, type XmlElement } from '@letu/core/xml';
import { textOfElement } from '../xmlText.js';

/** The styles of a file by their ids, as `styles.xml` has them. */
export type LegacyStyles = ReadonlyMap<string, Members>;

/** Reads `styles.xml`: the properties of each style. */
export function legacyStyles(root: XmlElement): LegacyStyles {
  const groups = elementsOf(root);
  const styles = groups.flatMap((group) => elementsOf(group, 'style'));
  return new Map(
    styles.map((style) => [
      style.attributes['id'] ?? '',
      { properties: { ...elementsOf(style)[0]?.attributes } },
    ]),
  );
}

/**
 * Returns the sheets of `content.xml`, as XMind 8 and earlier write it, in the shape that `content.json` has.
 * Source: https://github.com/xmindltd/xmind/blob/master/bundles/org.xmind.core/src/org/xmind/core/internal/dom/DOMConstants.java
 */
export function legacySheets(root: XmlElement, styles: LegacyStyles): readonly Members[] {
  const reader = new LegacyReader(styles);
  return elementsOf(root, 'sheet').map((sheet) => reader.sheet(sheet));
}

class LegacyReader {
  readonly #styles: LegacyStyles;

  constructor(styles: LegacyStyles) {
    this.#styles = styles;
  }

  sheet(sheet: XmlElement): Members {
    const root = elementOf(sheet, 'topic');
    return {
      title: this.#title(sheet),
      rootTopic: root && this.#topic(root),
      relationships: this.#in(sheet, 'relationships', 'relationship').map((relationship) => ({
        end1Id: relationship.attributes['end1'],
        end2Id: relationship.attributes['end2'],
        title: this.#title(relationship),
        controlPoints: Object.fromEntries(
          this.#in(relationship, 'control-points', 'control-point').map((point) => [
            point.attributes['index'] ?? '',
            this.#position(point) ?? {},
          ]),
        ),
        style: this.#style(relationship),
      })),
      legend: elementOf(sheet, 'legend') && {},
    };
  }

  #topic(topic: XmlElement): Members {
    const { attributes } = topic;
    const image = elementsOf(topic).find(({ name }) => name.endsWith(':img') || name === 'img')?.attributes;
    const notes = elementOf(topic, 'notes');
    const plain = notes && elementOf(notes, 'plain');
    const html = notes && elementOf(notes, 'html');
    return {
      line: topic.line,
      id: attributes['id'],
      title: this.#title(topic),
      structureClass: attributes['structure-class'],
      branch: attributes['branch'],
      href: attributes['xlink:href'] ?? attributes['href'],
      style: this.#style(topic),
      customWidth: elementOf(topic, 'title')?.attributes['svg:width'],
      position: this.#position(topic),
      labels: this.#in(topic, 'labels', 'label').map(rawText),
      markers: this.#in(topic, 'marker-refs', 'marker-ref').map(({ attributes: marker }) => ({
        markerId: marker['marker-id'],
      })),
      image: image && {
        src: image['xhtml:src'] ?? image['src'],
        width: image['svg:width'],
        height: image['svg:height'],
      },
      notes: notes && {
        plain: plain && { content: rawText(plain) },
        text: html && textOfElement(html),
        isStyled: html && rawStyles(html),
      },
      numbering: elementOf(topic, 'numbering') && {
        numberFormat: elementOf(topic, 'numbering')?.attributes['number-format'],
      },
      boundaries: this.#in(topic, 'boundaries', 'boundary').map((boundary) => ({
        range: boundary.attributes['range'],
        title: this.#title(boundary),
      })),
      summaries: this.#in(topic, 'summaries', 'summary').map((summary) => ({
        range: summary.attributes['range'],
        topicId: summary.attributes['topic-id'],
      })),
      children: this.#children(topic),
      extensions: this.#in(topic, 'extensions', 'extension').map((extension) => ({
        provider: extension.attributes['provider'],
        content: this.#in(extension, 'content').map((item) => ({ name: item.name, content: rawText(item) })),
      })),
    };
  }

  #children(topic: XmlElement): Members {
    const groups = this.#in(topic, 'children', 'topics').map((group) => [
      group.attributes['type'] ?? 'attached',
      elementsOf(group, 'topic').map((child) => this.#topic(child)),
    ]);
    return Object.fromEntries(groups) as Members;
  }

  #in(element: XmlElement, group: string, name?: string): XmlElement[] {
    return elementsOf(element, group).flatMap((found) => elementsOf(found, name));
  }

  #title(element: XmlElement): string {
    const title = elementOf(element, 'title');
    return title ? rawText(title) : '';
  }

  #style({ attributes }: XmlElement): Members | undefined {
    return this.#styles.get(attributes['style-id'] ?? '');
  }

  #position(element: XmlElement): Members | undefined {
    const position = elementOf(element, 'position')?.attributes;
    return position && { x: position['svg:x'], y: position['svg:y'] };
  }
}

/** Whether any of the words have a style of their own. */
function rawStyles(element: XmlElement): boolean {
  return 'style-id' in element.attributes || elementsOf(element).some(rawStyles);
}
