import { RangeSetBuilder, type Extension } from '@codemirror/state';
import { Decoration, EditorView, ViewPlugin, type DecorationSet, type ViewUpdate } from '@codemirror/view';

/** Deeper lines hang where this many columns are. */
const DEEPEST = 32;
/** How much further right than its first row a line goes on, in columns. */
const STEP = 2;
/** The padding of a line, as the theme of the pane has it. */
const PADDING = 8;

const lines = Array.from({ length: DEEPEST + 1 }, (_none, columns) =>
  Decoration.line({ class: `letu-hang-${columns}` }),
);

const widths = EditorView.theme({
  // What is a block of its own inside of a line begins where it stands.
  '.cm-line *': { textIndent: 0 },
  ...Object.fromEntries(
    lines.map((_line, columns) => [
      `.cm-line.letu-hang-${columns}`,
      {
        paddingLeft: `calc(${columns + STEP}ch + ${PADDING}px)`,
        textIndent: `${-columns - STEP}ch`,
      },
    ]),
  ),
});

const plugin = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;

    constructor(view: EditorView) {
      this.decorations = hanging(view);
    }

    update({ docChanged, viewportChanged, view }: ViewUpdate): void {
      if (docChanged || viewportChanged) this.decorations = hanging(view);
    }
  },
  { decorations: ({ decorations }) => decorations },
);

/** Lets the rows that a long line is wrapped into begin under its text instead of at the margin. */
export const hangingIndent: Extension = [plugin, widths];

function hanging({ state, visibleRanges }: EditorView): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  let after = -1;
  for (const { from, to } of visibleRanges) {
    for (let at = from; at <= to;) {
      const line = state.doc.lineAt(at);
      at = line.to + 1;
      // A tab reaches to a place counted from the margin, which a hanging line would move.
      const indent = /^ *(?!\s)/.exec(line.text)?.[0].length;
      const decoration = indent === undefined ? undefined : lines[Math.min(indent, DEEPEST)];
      if (line.from <= after || !decoration) continue;
      builder.add(line.from, line.from, decoration);
      after = line.from;
    }
  }
  return builder.finish();
}
