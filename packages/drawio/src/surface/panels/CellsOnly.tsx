import type { ReactNode } from 'react';
import { PageFields } from './page/PagePanel.js';
import { useChosenCells, usePanelText, type ChosenCells } from './panelsHost.js';

export interface CellsOnlyProps {
  readonly children: (chosen: ChosenCells) => ReactNode;
}

/** What a panel says about the cells that are selected; without any, how it gets some, and what can be said of the page. */
export function CellsOnly({ children }: CellsOnlyProps) {
  const chosen = useChosenCells();
  const text = usePanelText();
  const count = chosen.cells.length;
  if (count === 0) {
    return (
      <>
        <p className="letu-dp-empty">{text.noCell}</p>
        <PageFields />
      </>
    );
  }
  return (
    <>
      {count > 1 && (
        <p className="letu-dp-about" role="status">
          {text.cells(count)}
        </p>
      )}
      {children(chosen)}
    </>
  );
}
