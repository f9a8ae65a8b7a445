import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { DiagramDefinition } from '@letu/core';
import { d2 } from '@letu/d2';
import { DiagramEditor, type DiagramEditorHandle } from '@letu/editor';
import { graphviz } from '@letu/graphviz';
import { mermaid } from '@letu/mermaid';
import { pikchr } from '@letu/pikchr';
import { plantuml } from '@letu/plantuml';
import { render } from '../packages/editor/test/render.js';
import { pictureRoot, pictureView, shownPicture, textBox } from '../packages/editor/test/parts.js';

/** A text with a label in each kind, and the text once the label says something else, quotes included. */
interface Renaming {
  // oxlint-disable-next-line typescript/no-explicit-any -- any: the kinds differ in their options, left at their defaults
  readonly kind: DiagramDefinition<any>;
  readonly source: string;
  readonly renamed: string;
  /** As the kind's formatter leaves `renamed`; none where the language knows no layout. */
  readonly formatted?: string;
}

const KINDS: readonly Renaming[] = [
  {
    kind: graphviz,
    source: 'digraph {\na [label="数据 📦"]\na -> b\n}',
    renamed: 'digraph {\na [label="仓库（新）"]\na -> b\n}',
    formatted: 'digraph {\n  a [label="仓库（新）"]\n  a -> b\n}\n',
  },
  {
    kind: plantuml,
    source: '@startuml\npackage 组 {\nclass "数据 📦" as a\n}\n@enduml',
    renamed: '@startuml\npackage 组 {\nclass "仓库（新）" as a\n}\n@enduml',
    formatted: '@startuml\npackage 组 {\n  class "仓库（新）" as a\n}\n@enduml',
  },
  {
    kind: d2,
    source: 'g: {\na: 数据 📦\n}\na -> g',
    renamed: 'g: {\na: 仓库（新）\n}\na -> g',
    formatted: 'g: {\n  a: 仓库（新）\n}\na -> g',
  },
  {
    kind: mermaid,
    source: 'flowchart LR\nsubgraph g [组]\na["数据 📦"] --> b\nend',
    renamed: 'flowchart LR\nsubgraph g [组]\na["仓库（新）"] --> b\nend',
    formatted: 'flowchart LR\n    subgraph g [组]\n        a["仓库（新）"] --> b\n    end',
  },
  {
    kind: pikchr,
    source: 'box "数据 📦"\narrow',
    renamed: 'box "仓库（新）"\narrow',
  },
];

/** Returns the innermost element of a picture whose text is `label`. */
function labelled(picture: SVGSVGElement, label: string): Element {
  const found = [...picture.querySelectorAll('*')].findLast(({ textContent, localName }) => {
    // Pikchr writes blanks that do not break.
    return localName !== 'title' && textContent.replaceAll('\u00A0', ' ').trim() === label;
  });
  if (!found) throw new Error(`There is no ${label} in ${picture.textContent}.`);
  return found;
}

describe.each(KINDS)('in $kind.kind', ({ kind, source, renamed, formatted }) => {
  // What other languages make of a new label, their own tests tell without a page.
  const tags = kind === graphviz ? [] : 'long';
  it(
    'a label is renamed where it stands in the picture, the text is laid out, and undo takes back both',
    { tags },
    async () => {
      const handle = createRef<DiagramEditorHandle>();
      const { container } = render(<DiagramEditor ref={handle} kind={kind} defaultValue={source} />);
      const picture = await shownPicture(container);
      const view = pictureView(container);
      const [label, frame] = [labelled(picture, '数据 📦'), view].map((element) =>
        element.getBoundingClientRect(),
      ) as [DOMRect, DOMRect];
      const position = {
        x: label.left + label.width / 2 - frame.left,
        y: label.top + label.height / 2 - frame.top,
      };
      await userEvent.dblClick(view, { position });
      await expect.element(page.getByRole('textbox', { name: '修改“数据 📦”' })).toHaveFocus();
      await userEvent.keyboard('仓库（新）{Enter}');
      const value = () => handle.current?.getValue();
      await expect.poll(value).toBe(renamed);
      await expect.poll(() => pictureRoot(container)?.textContent).toContain('仓库（新）');

      handle.current?.focus();
      expect(document.activeElement).toBe(textBox(container));
      await userEvent.keyboard('{Shift>}{Alt>}f{/Alt}{/Shift}');
      await expect.poll(value).toBe(formatted ?? renamed);
      if (formatted) {
        await userEvent.keyboard('{Control>}z{/Control}');
        expect(value()).toBe(renamed);
      }
      await userEvent.keyboard('{Control>}z{/Control}');
      expect(value()).toBe(source);
      await expect.poll(() => pictureRoot(container)?.textContent).toContain('📦');
    },
  );
});
