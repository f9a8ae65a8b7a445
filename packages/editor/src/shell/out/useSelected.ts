import { useEffect, useState } from 'react';
import type { EditorContext } from '../editorContext.js';
import { carriedDiagram } from './carriedDiagram.js';
import type { ExportPanelProps } from './ExportPanel.js';

type Selected = NonNullable<ExportPanelProps['selected']>;

/** Returns what is selected in an editor while its export is open, once it is drawn alone. */
export function useSelected(
  open: boolean,
  context: Pick<EditorContext, 'kind' | 'options' | 'edited' | 'files' | 'live'>,
): Selected | undefined {
  const [selected, setSelected] = useState<Selected>();
  useEffect(() => {
    const { edited, live } = context;
    const part = open ? edited.handle?.selected?.() : undefined;
    const { picture } = live.getState();
    if (!part || !picture) return undefined;
    let isGone = false;
    const draw = async () => {
      const { source, files = [] } = part;
      const drawn = await live.drawBeside(source, {} as never);
      if (isGone || drawn.status !== 'success') return;
      setSelected({
        picture: { svg: drawn.svg, theme: picture.theme },
        diagram: () => carriedDiagram({ ...context, edited: { files } }, source),
      });
    };
    // What cannot be drawn alone is exported with all the rest.
    draw().catch(() => undefined);
    return () => {
      isGone = true;
      setSelected(undefined);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- what is selected when it opens
  }, [open]);
  return selected;
}
