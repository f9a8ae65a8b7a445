import { useMemo, useRef, useState, type ReactNode } from 'react';
import type { Command } from '@letu/core';
import { usePageKeys } from '../../layout/usePageKeys.js';
import type { MenuTarget } from '../../graphs/menu/subject.js';
import { lazyPart } from '../../layout/lazyPart.js';
import { PALETTE_KEYS, PaletteContext, type PaletteControl } from './paletteContext.js';
import { TypedAhead, type TypedAheadHandle } from './TypedAhead.js';

const AppPalette = lazyPart(async () => (await import('./AppPalette.js')).AppPalette);

interface OpenedPalette {
  readonly commands: readonly Command[];
  readonly target: MenuTarget | undefined;
  readonly isOpen: boolean;
}

const NO_COMMANDS: readonly Command[] = [];

/** Opens the palette with Ctrl+K or Command+K wherever one is, with the commands of the editor where there is one. */
export function PaletteProvider({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<OpenedPalette>();
  const [query, setQuery] = useState('');
  const [isComposing, setComposing] = useState(false);
  const editor = useRef<() => void>(undefined);
  const offered = useRef<MenuTarget>(undefined);
  const typed = useRef<TypedAheadHandle>(null);
  const control = useMemo((): PaletteControl => {
    const show = (commands: readonly Command[]) => {
      typed.current?.take();
      setQuery('');
      setOpened({ commands, target: offered.current, isOpen: true });
    };
    return {
      open(commands) {
        if (commands) show(commands);
        else if (editor.current) editor.current();
        else show(NO_COMMANDS);
      },
      register: (openFromEditor) => hold(editor, openFromEditor),
      offer: (target) => hold(offered, target),
    };
  }, []);
  // What is edited may need the keys itself, such as a board to put a link on a shape.
  usePageKeys(PALETTE_KEYS, () => control.open());
  const isOpen = opened?.isOpen === true;
  const close = () => opened && setOpened({ ...opened, isOpen: false });
  return (
    <PaletteContext value={control}>
      {children}
      <TypedAhead
        ref={typed}
        isOpen={isOpen}
        query={query}
        onQuery={setQuery}
        onComposing={setComposing}
        onClose={close}
      />
      {opened && (
        // The focus leaves no field in which an input method composes.
        <AppPalette
          {...opened}
          isOpen={isOpen && !isComposing}
          query={query}
          onQuery={setQuery}
          onClose={close}
          onMissing={() => setOpened(undefined)}
        />
      )}
    </PaletteContext>
  );
}

/** Keeps what one place has set, until it takes it back or another has set its own. */
function hold<T>(kept: { current: T | undefined }, value: T): () => void {
  kept.current = value;
  return () => {
    if (kept.current === value) kept.current = undefined;
  };
}
