import type { XmlElement } from '@letu/core/xml';
import type { HtmlText } from './html.js';
import { TextFlow } from './textFlow.js';

/** Returns the plain text of HTML that is part of an XML file. */
export function textOfElement(element: XmlElement): HtmlText {
  const flow = new TextFlow();
  const visit = ({ name, children }: XmlElement) => {
    const local = name.replace(/^.*:/, '');
    flow.open(local);
    for (const child of children) {
      if (typeof child === 'string') flow.text(child);
      else visit(child);
    }
    flow.close(local);
  };
  visit(element);
  return { text: flow.read(), hasFormat: flow.hasFormat };
}
