import type { RefObject } from 'react';
import type { DecodedDiagram } from '@letu/codec';
import {
  messagesFor,
  type Command,
  type DiagramDefinition,
  type FileStore,
  type KindInfo,
  type Locale,
  type NamedKind,
  type OwnMessages,
} from '@letu/core';
import type { Fullscreen } from '@letu/hooks';
import type { LivePicture } from '../picture/livePicture.js';
import type { EditedDiagram } from '../surface/editedDiagram.js';
import type { ExportChoices, ExportSettings } from './commands/editorCommands.js';
import type { PaneLayout } from './layout/panes.js';
import { editorMessages } from './locales/index.js';
import type { EditorMessages } from './locales/zh-CN.js';
import type { Notices } from './notice/useNotice.js';
import type { OptionValues } from './options/OptionsPanel.js';
import type { LinkServers } from './out/links.js';

/** What opens over an editor, one at a time. */
export type Overlay = 'palette' | 'shortcuts' | 'options' | 'export';

/** What the commands of an editor work on, as it is when one runs. */
export interface EditorContext {
  readonly kind: Pick<DiagramDefinition<never>, keyof KindInfo | 'examples' | 'optionFields' | 'pagesOf'>;
  /** The kinds that are told from the editor's own. */
  readonly kinds: readonly NamedKind[];
  readonly locale: Locale;
  /** A host's own words. */
  readonly own: readonly OwnMessages[];
  /** The name of the picture. */
  readonly title: string;
  readonly fileName: string;
  readonly linkServers: LinkServers | undefined;
  readonly edited: EditedDiagram;
  /** Where the files of the diagram are. */
  readonly files: FileStore;
  readonly live: Pick<LivePicture<never>, 'getState' | 'subscribe' | 'drawBeside'>;
  readonly options: OptionValues;
  readonly setOptions: ((options: OptionValues) => void) | undefined;
  readonly exports: ExportChoices;
  readonly exportSettings: Partial<ExportSettings>;
  setLayout(layout: PaneLayout): void;
  readonly fullScreen: Pick<Fullscreen, 'toggle'>;
  readonly notices: Notices;
  readonly fileInput: RefObject<HTMLInputElement | null>;
  toggle(overlay: Overlay): void;
  readonly onPalette: ((commands: readonly Command[]) => void) | undefined;
  readonly onOpenOther: ((diagram: DecodedDiagram, name?: string) => void) | undefined;
}

/** Returns the words for what an editor says. */
export function wordsOf({ locale, own }: EditorContext): EditorMessages {
  return messagesFor(editorMessages, locale, own);
}
