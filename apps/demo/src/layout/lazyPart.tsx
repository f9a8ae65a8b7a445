import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { toasts } from '../plain/toasts.js';
import { ChunkError, loadChunk } from '../routing/loadChunk.js';
import { useSettings } from '../settings/SettingsProvider.js';

/** What a part takes beside its own props. */
export interface PartProps {
  /** What stands there until it is loaded, and where it could not be. @default nothing */
  readonly fallback?: ReactNode;
  /** Called once it was told that it could not be loaded: what asked for it is to be as it was before. */
  readonly onMissing?: () => void;
}

/** A component that is loaded when it is first drawn. */
export type LazyPart<Props> = ComponentType<Props & PartProps> & {
  /** Loads it ahead of time: where it is drawn after that, it is there at once. */
  load(): Promise<unknown>;
};

/**
 * Returns a component that is loaded when it is first drawn. Where that fails, such as without a network, it is told, and the page
 * around it stays. It is loaded once more when it is drawn anew, or when the network is back.
 *
 * @param load Loads the component.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const loadPart = async () => {
    Loaded = await loadChunk(load);
    return { default: Loaded };
  };
  const make = () => lazy(loadPart);
  let Part = make();
  function LazyPart({ fallback, onMissing, ...props }: Props & PartProps) {
    // What was drawn as it came stays what it is, or would begin anew.
    const [Ready] = useState(() => Loaded);
    const Drawn = Ready ?? Part;
    const { text } = useSettings();
    const miss = () => {
      // React keeps a failure for good.
      Part = make();
      // A failed import stays failed in some browsers.
      const action = { label: text.failure.reload, run: () => window.location.reload() };
      toasts.error({
        key: 'part',
        content: text.failure.part,
        action: navigator.onLine ? action : undefined,
      });
      onMissing?.();
    };
    return (
      <PartBoundary fallback={fallback} onMissing={miss}>
        <Suspense fallback={fallback}>
          <Drawn {...(props as unknown as Props)} />
        </Suspense>
      </PartBoundary>
    );
  }
  return Object.assign(LazyPart, { load: loadPart });
}

interface BoundaryProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
  onMissing(): void;
}

interface BoundaryState {
  readonly error?: unknown;
}

class PartBoundary extends Component<BoundaryProps, BoundaryState> {
  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error };
  }

  override readonly state: BoundaryState = {};

  readonly #reset = () => this.setState({ error: undefined });

  override componentDidCatch(error: unknown) {
    if (!(error instanceof ChunkError)) return;
    window.addEventListener('online', this.#reset, { once: true });
    this.props.onMissing();
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.#reset);
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (!(error instanceof ChunkError)) throw error;
    return this.props.fallback;
  }
}
