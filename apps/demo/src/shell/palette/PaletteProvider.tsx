import { lazy, Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Command } from '@letu/core';
import { isShortcut, useIsMac } from '@letu/editor/palette';
import { loadChunk } from '../../routing/loadChunk.js';
import { PALETTE_KEYS, PaletteContext, type PaletteControl } from './paletteContext.js';

const AppPalette = lazy(async () => ({
  default: (await loadChunk(() => import('./AppPalette.js'))).AppPalette,
}));

const NO_COMMANDS: readonly Command[] = [];

/** Opens the palette with Ctrl+K or Command+K wherever one is, with the commands of the editor where there is one. */
export function PaletteProvider({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<{ commands: readonly Command[]; isOpen: boolean }>();
  const mac = useIsMac();
  const editor = useRef<() => void>(undefined);
  const control = useMemo(
    (): PaletteControl => ({
      open(commands) {
        if (commands) setOpened({ commands, isOpen: true });
        else if (editor.current) editor.current();
        else setOpened({ commands: NO_COMMANDS, isOpen: true });
      },
      register(openFromEditor) {
        editor.current = openFromEditor;
        return () => {
          if (editor.current === openFromEditor) editor.current = undefined;
        };
      },
    }),
    [],
  );
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // What is edited may need the keys itself, such as a board to put a link on a shape.
      if (event.defaultPrevented || !isShortcut(PALETTE_KEYS, event, mac)) return;
      event.preventDefault();
      control.open();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [control, mac]);
  return (
    <PaletteContext value={control}>
      {children}
      {opened && (
        <Suspense>
          <AppPalette {...opened} onClose={() => setOpened({ ...opened, isOpen: false })} />
        </Suspense>
      )}
    </PaletteContext>
  );
}
