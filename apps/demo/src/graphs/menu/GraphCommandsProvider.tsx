import { App } from 'antd';
import { useMemo, useState, type ReactNode } from 'react';
import { lazyPart } from '../../layout/lazyPart.js';
import { GraphCommandsContext, type GraphCommands, type MenuOptions } from './graphCommands.js';
import type { GraphDialog } from './GraphDialogs.js';
import type { MenuTarget } from './subject.js';
import { useCommandWork } from './useCommandWork.js';

const GraphMenuAt = lazyPart(async () => (await import('./GraphMenuAt.js')).GraphMenuAt);
const GraphDialogs = lazyPart(async () => (await import('./GraphDialogs.js')).GraphDialogs);

interface OpenDialog extends GraphDialog {
  readonly isOpen: boolean;
  /** Called once it is gone. */
  readonly onGone: MenuOptions['onDialogGone'];
}

interface OpenMenu {
  readonly target: MenuTarget;
  readonly x: number;
  readonly y: number;
  readonly options: MenuOptions;
  /** Tells one opening from the next. */
  readonly at: number;
}

/** Carries out what is asked of graphs anywhere inside of it: their menus, and the dialogs that these lead to. */
export function GraphCommandsProvider({ children }: { children: ReactNode }) {
  const { modal } = App.useApp();
  const [dialog, setDialog] = useState<OpenDialog>();
  const [menu, setMenu] = useState<OpenMenu>();
  const work = useCommandWork();
  const commands = useMemo(
    (): GraphCommands => ({
      run(command, subject, options = {}) {
        if (command === 'rename' || command === 'move' || command === 'share' || command === 'template')
          setDialog({ command, subject, isOpen: true, onGone: options.onDialogGone });
        else if (command === 'leave') void modal.confirm(work.leaving(subject));
        else if (command === 'delete' && options.onDelete) options.onDelete();
        else void work.run(command, subject);
      },
      exportAs: (format, subject) => void work.exportAs(format, subject),
      openMenu: (target, { x, y }, options = {}) => setMenu({ target, x, y, options, at: performance.now() }),
    }),
    [modal, work],
  );
  return (
    <GraphCommandsContext value={commands}>
      {children}
      {menu && (
        <GraphMenuAt
          key={menu.at}
          {...menu}
          onClose={() => setMenu(undefined)}
          onMissing={() => setMenu(undefined)}
        />
      )}
      {dialog && (
        <GraphDialogs
          dialog={dialog}
          isOpen={dialog.isOpen}
          onClose={() => setDialog({ ...dialog, isOpen: false })}
          onGone={() => dialog.onGone?.()}
          onMissing={() => setDialog(undefined)}
        />
      )}
    </GraphCommandsContext>
  );
}
