import { useId, type ComponentPropsWithoutRef, type CSSProperties, type ReactNode } from 'react';
import type { Locale, OptionField, Theme } from '@letu/core';
import { useMessages } from '@letu/hooks';
import { useShortcuts } from './commands/useShortcuts.js';
import { useOverlays } from './dialogs/useOverlays.js';
import { SplitPanes } from './layout/SplitPanes.js';
import { useNarrow } from './layout/useNarrow.js';
import { editorMessages } from './locales/index.js';
import { Notice } from './notice/Notice.js';
import { useOpening } from './open/useOpening.js';
import type { OptionValues } from './options/OptionsPanel.js';
import { EditorStyles } from '../theme/EditorStyles.js';
import { ShellStyles } from './ShellStyles.js';
import { ShellTheme } from './ShellTheme.js';
import { Toolbar } from './toolbar/Toolbar.js';
import type { ToolbarItem } from './toolbar/toolbarItems.js';
import type { ShellState } from './useShell.js';

export interface ShellProps {
  readonly shell: ShellState;
  readonly theme: Theme;
  readonly readOnly: boolean;
  /** What goes to the root element. */
  readonly rootProps: ComponentPropsWithoutRef<'div'>;
  readonly storageKey: string | null;
  readonly toolbar: false | readonly ToolbarItem[];
  readonly toolbarStart: ReactNode;
  readonly toolbarEnd: ReactNode;
  readonly toolbarClassName: string | undefined;
  readonly toolbarStyle: CSSProperties | undefined;
  readonly fields: readonly OptionField[];
  readonly defaults: OptionValues;
  readonly setOptions: ((options: OptionValues) => void) | undefined;
  /** What the diagram is edited with. */
  readonly surface: ReactNode;
  /** The pane with the live picture; undefined where the surface is the picture. */
  readonly picture: ReactNode | undefined;
}

const PICTURES_AND_TEXT = ['.svg', '.png', '.txt', '.md'];

/** Returns the extensions of what a kind's editor can open, as a field for files takes them. */
function openableFiles({ extensions, formats = [] }: ShellState['context']['kind']): string {
  const foreign = formats.filter(({ reads }) => reads).flatMap((format) => format.extensions);
  return [...new Set([...extensions, ...PICTURES_AND_TEXT, ...foreign])].join();
}

/** Returns the names of the formats of others that a kind's editor can open. */
const readFormats = ({ formats = [] }: ShellState['context']['kind'], locale: Locale): readonly string[] =>
  formats.filter(({ reads }) => reads).map(({ title }) => title[locale]);

/** Tells whether a table is a diagram of a kind as it is. */
const readsTables = ({ formats = [] }: ShellState['context']['kind']): boolean =>
  formats.some(({ reads, extensions }) => reads && extensions.includes('.csv'));

/** The frame of an editor: the tool bar, the panes, and what opens over them. */
export function Shell(props: ShellProps) {
  const { shell, theme, readOnly, rootProps, storageKey, toolbar, fields, setOptions } = props;
  const { root, setRoot, locale, layout, commands, context, overlay, closeOverlay, isFullScreen } = shell;
  const { notices, opening, fileInput } = shell;
  const text = useMessages(editorMessages, locale);
  const optionsId = useId();
  const narrow = useNarrow(root);
  const press = useShortcuts(commands);
  const { dragging, handlers } = useOpening(!readOnly, opening);
  const overlays = useOverlays(overlay !== undefined, () => {
    closeOverlay();
    notices.say({ tone: 'error', text: text.notLoaded });
  });
  const takesPictures = context.edited.handle?.insertFiles !== undefined;
  const besides = [...(takesPictures ? ['pictures'] : []), ...(readsTables(context.kind) ? ['tables'] : [])];
  const dialog = { commands, locale, root, onClose: closeOverlay };
  return (
    <ShellTheme theme={theme} root={root}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it keeps a key of its fields from a form around it */}
      <div
        {...rootProps}
        {...handlers}
        ref={setRoot}
        data-theme={theme}
        data-narrow={narrow || undefined}
        data-opens={readOnly ? undefined : besides.join(' ')}
        onKeyDownCapture={(event) => {
          rootProps.onKeyDownCapture?.(event);
          press(event);
        }}
        onKeyDown={(event) => {
          rootProps.onKeyDown?.(event);
          // In a form of the host's, Enter in any of the editor's fields would send it.
          if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
        }}
      >
        <EditorStyles />
        <ShellStyles />
        {toolbar && (
          <Toolbar
            items={toolbar}
            {...{ commands, locale, narrow, optionsId }}
            optionsOpen={overlay === 'options'}
            isFullScreen={isFullScreen}
            start={props.toolbarStart}
            end={props.toolbarEnd}
            className={props.toolbarClassName}
            style={props.toolbarStyle}
          />
        )}
        <div className="letu-body">
          <SplitPanes
            surface={props.surface}
            picture={props.picture}
            direction={narrow ? 'vertical' : 'horizontal'}
            {...{ layout, storageKey }}
            label={text.separator}
          />
          {overlays && overlay === 'options' && setOptions && (
            <overlays.OptionsPanel
              id={optionsId}
              {...{ fields, locale, theme }}
              options={context.options}
              defaults={props.defaults}
              onChange={setOptions}
              onClose={closeOverlay}
            />
          )}
          <Notice
            notice={notices.shown}
            locale={locale}
            onDismiss={notices.dismiss}
            onLeave={() => commands.get('focus')?.run()}
          />
        </div>
        <input
          ref={fileInput}
          type="file"
          hidden
          accept={openableFiles(context.kind)}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // The same file can be chosen again only where the field forgets it.
            target.value = '';
            if (file) opening.onFile(file);
          }}
        />
        {dragging && (
          <div className="letu-drop" data-places={takesPictures || undefined}>
            <span>{text.dropHint(readFormats(context.kind, locale), takesPictures)}</span>
          </div>
        )}
        {overlays && (
          <>
            <overlays.CommandPalette open={overlay === 'palette'} {...dialog} />
            <overlays.ExportOverlay
              open={overlay === 'export'}
              {...{ context, root }}
              onChoose={({ scale, background }) => shell.setExportSettings({ scale, background })}
              onClose={closeOverlay}
            />
            <overlays.ShortcutsDialog open={overlay === 'shortcuts'} {...dialog} />
          </>
        )}
      </div>
    </ShellTheme>
  );
}
