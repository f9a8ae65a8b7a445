import { useCallback, useState } from 'react';
import type { ChangeOrigin } from '@letu/core';
import { useLatest } from '@letu/hooks';

/** Who changed options: the person who edits, or the host through the handle. */
type OptionsOrigin = Exclude<ChangeOrigin, 'remote'>;

interface OptionsProps<Options> {
  readonly kind: { readonly kind: string };
  readonly options?: Partial<Options> | undefined;
  readonly defaultOptions?: Partial<Options> | undefined;
  readonly onOptionsChange?: ((options: Partial<Options>, origin: OptionsOrigin) => void) | undefined;
}

/** The options an editor draws with. */
export interface OptionsState<Options> {
  readonly options: Partial<Options> | undefined;
  /** Undefined where the options are the host's alone. */
  readonly setOptions: ((options: Partial<Options>, origin?: OptionsOrigin) => void) | undefined;
}

/** Keeps the options of an editor, or passes them to the host that does. Another kind begins with its own. */
export function useOptions<Options>(props: OptionsProps<Options>): OptionsState<Options> {
  const { kind, options, defaultOptions } = props;
  const latest = useLatest(props);
  const [own, setOwn] = useState({ kind: kind.kind, options: defaultOptions });
  const setOptions = useCallback(
    (next: Partial<Options>, origin: OptionsOrigin = 'user') => {
      setOwn({ kind: latest.current.kind.kind, options: next });
      latest.current.onOptionsChange?.(next, origin);
    },
    [latest],
  );
  if (options !== undefined) {
    return { options, setOptions: props.onOptionsChange ? setOptions : undefined };
  }
  return { options: own.kind === kind.kind ? own.options : defaultOptions, setOptions };
}
