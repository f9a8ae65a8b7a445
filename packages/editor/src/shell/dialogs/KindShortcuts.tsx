'use client';

import {
  useEffect,
  useMemo,
  useState,
  type ForwardRefExoticComponent,
  type ReactNode,
  type RefAttributes,
} from 'react';
import {
  blankSource,
  createMemoryFiles,
  type AnyDefinition,
  type Command,
  type Locale,
  type Surface,
  type SurfaceHandle,
  type SurfaceProps,
  type Theme,
} from '@letu/core';
import { editorCommands, type EditorActions } from '../commands/editorCommands.js';
import { ShortcutGroups } from './ShortcutGroups.js';

/** The props of `KindShortcuts`. */
export interface KindShortcutsProps {
  /** The kind whose editor is asked. */
  readonly kind: AnyDefinition;
  /** The language of the titles. */
  readonly locale: Locale;
  /** How what the kind edits with looks while it is asked, unseen. */
  readonly theme: Theme;
  /** Leaves in those whose title has these words. @default all */
  readonly search?: string;
  /** What stands while they are not known. */
  readonly pending?: ReactNode;
  /** What stands where the search leaves none. */
  readonly none?: ReactNode;
}

const nothing = () => undefined;

/** None is run: they are read. */
const ACTIONS = new Proxy({} as EditorActions, { get: () => nothing });

/** The shortcuts of a kind's editor, as the editor itself has them: what it edits with is asked for its own. */
export function KindShortcuts({ kind, locale, theme, search = '', pending, none }: KindShortcutsProps) {
  const { surface, commands } = useSurfaceCommands(kind);
  const listed = useMemo(
    () => (commands && surface ? allCommands(kind, surface, commands) : []),
    [kind, surface, commands],
  );
  const wanted = search.trim().toLowerCase();
  const found = listed.filter(
    ({ title, shortcuts = [] }) => shortcuts.length > 0 && title[locale].toLowerCase().includes(wanted),
  );
  return (
    <>
      {surface && !commands && <UnseenSurface key={kind.kind} {...{ kind, surface, locale, theme }} />}
      {!commands ? (
        pending
      ) : found.length === 0 ? (
        none
      ) : (
        <ShortcutGroups commands={found} locale={locale} heading="h2" />
      )}
    </>
  );
}

type Listener = (commands: readonly Command[]) => void;

/** Who waits for the commands of what is mounted unseen. */
let heard: Listener = nothing;

const hear = (handle: SurfaceHandle | null) => {
  if (handle) heard(handle.commands);
};

function useSurfaceCommands(kind: AnyDefinition) {
  const [known, setKnown] = useState<{
    kind: AnyDefinition;
    surface: Surface;
    commands?: readonly Command[];
  }>();
  useEffect(() => {
    let isWanted = true;
    heard = (commands) => isWanted && setKnown((before) => before && { ...before, commands });
    kind.loadSurface().then(
      (surface) => isWanted && setKnown({ kind, surface }),
      // The editor itself says so; a list of nothing does no harm.
      nothing,
    );
    return () => {
      isWanted = false;
    };
  }, [kind]);
  return known?.kind === kind ? known : { surface: undefined, commands: undefined };
}

interface UnseenSurfaceProps extends Pick<KindShortcutsProps, 'kind' | 'locale' | 'theme'> {
  readonly surface: Surface;
}

/** What a kind is edited with, out of sight and out of reach, until it has said what it can do. */
function UnseenSurface({ kind, surface, locale, theme }: UnseenSurfaceProps) {
  const [props] = useState<SurfaceProps>(() => ({
    diagram: { type: kind.type, source: blankSource(kind) },
    title: '',
    readOnly: false,
    theme,
    locale,
    options: {},
    files: createMemoryFiles(),
    findings: { source: '', diagnostics: [] },
    picture: undefined,
    onChange: nothing,
    onSelect: nothing,
    onComposing: nothing,
  }));
  const Component = surface.Component as ForwardRefExoticComponent<
    SurfaceProps & RefAttributes<SurfaceHandle>
  >;
  return (
    <div inert aria-hidden="true" style={UNSEEN}>
      <Component {...props} ref={hear} />
    </div>
  );
}

/** It has room, without which a canvas does not begin. */
const UNSEEN = {
  position: 'fixed',
  insetInlineStart: -10_000,
  width: 800,
  height: 600,
  visibility: 'hidden',
} as const;

function allCommands(kind: AnyDefinition, { shows }: Surface, surfaceCommands: readonly Command[]) {
  const state = {
    kind,
    examples: [],
    readOnly: false,
    hasPicture: true,
    shows,
    surfaceCommands,
    canUndo: true,
    canRedo: true,
    hasOptions: kind.optionFields.length > 0,
    layout: 'both',
    isFullScreen: false,
    exports: {},
    exportSettings: {},
    own: [],
  } as const;
  return [...editorCommands(state as unknown as Parameters<typeof editorCommands>[0], ACTIONS).values()];
}
