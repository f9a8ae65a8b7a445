/** An element of an XML file. Names are as they are written, with their prefix. */
export interface XmlElement {
  readonly name: string;
  /** Has no prototype: a name such as `constructor` is only there where it is written. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (XmlElement | string)[];
  /** Counted from 1. */
  readonly line: number;
}

/** Returns the elements in an element, of one name where it is given. */
export function elementsOf({ children }: XmlElement, name?: string): XmlElement[] {
  return children.filter(
    (child): child is XmlElement => typeof child !== 'string' && (name === undefined || child.name === name),
  );
}

/** Returns the first element of a name in an element. */
export const elementOf = (element: XmlElement, name: string): XmlElement | undefined =>
  elementsOf(element, name)[0];

/** Returns the texts in an element and all below it, as they are written. */
export function rawText({ children }: XmlElement): string {
  return children.map((child) => (typeof child === 'string' ? child : rawText(child))).join('');
}
