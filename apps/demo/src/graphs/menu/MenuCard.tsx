/** @jsxImportSource @emotion/react */
import type { ReactNode } from 'react';
import { card } from '../../layout/parts.js';
import { useGraphCommands } from './graphCommands.js';
import type { MenuTarget } from './subject.js';

/** A card of a graph, with the graph's menu under the pointer's other button. */
export function MenuCard({ target, children }: { target: MenuTarget; children: ReactNode }) {
  const commands = useGraphCommands();
  return (
    // The keyboard asks for the same menu from the link inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <article
      css={card}
      onContextMenu={(event) => {
        event.preventDefault();
        commands.openMenu(target, { x: event.clientX, y: event.clientY });
      }}
    >
      {children}
    </article>
  );
}
