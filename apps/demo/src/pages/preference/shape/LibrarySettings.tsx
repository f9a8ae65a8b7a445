/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { App, Button, Skeleton } from 'antd';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { downloadFile } from '@letu/editor/view';
import { followLibrary } from '../../../kinds/followLibrary.js';
import {
  loadLibrary,
  type LibraryFormat,
  type LibraryItem,
  type LibraryName,
} from '../../../kinds/libraries.js';
import { note, panel, plainList } from '../../../layout/parts.js';
import { useSettings } from '../../../settings/SettingsProvider.js';
import { LibraryItemCard } from './LibraryItemCard.js';

/** How many are shown at first. */
const SHOWN = 60;

const styles = {
  section: css(panel, {
    padding: '16px 20px',
    h2: { fontSize: 'var(--letu-size-body)', fontWeight: 600 },
  }),
  head: css({ display: 'flex', flexWrap: 'wrap', gap: 8, '& > div': { flex: '1 1 220px', p: note } }),
  actions: css({ display: 'flex', alignItems: 'start', gap: 8 }),
  grid: css(plainList, {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
    gap: 12,
    marginTop: 12,
  }),
};

export interface LibrarySettingsProps {
  readonly name: LibraryName;
}

/** The library of one's own that an editor offers: what is in it, and what comes and goes. */
export function LibrarySettings({ name }: LibrarySettingsProps) {
  const { data: format } = useQuery({
    queryKey: ['library format', name],
    queryFn: () => loadLibrary(name),
    staleTime: Infinity,
  });
  useEffect(() => {
    // Without the server, that of this device is shown.
    void followLibrary(name).catch(() => undefined);
  }, [name]);
  return format ? <Library name={name} format={format} /> : <Skeleton active />;
}

function Library({ name, format }: { name: LibraryName; format: LibraryFormat }) {
  const { text } = useSettings();
  const words = text.ownSettings.shape;
  const { message } = App.useApp();
  const field = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(SHOWN);
  const kept = useSyncExternalStore(format.kept.subscribe, format.kept.read);
  const items = itemsOf(format, kept);

  const keep = (next: readonly LibraryItem[]) => {
    const isKept = format.kept.write(format.write(next));
    if (!isKept) void message.error(words.full);
    return isKept;
  };
  const add = async (files: readonly File[]) => {
    const added: LibraryItem[] = [];
    for (const file of files) {
      try {
        added.push(...format.read(await file.text()));
      } catch {
        void message.error(`${file.name}: ${words.isNone[name]}`);
      }
    }
    if (added.length > 0 && keep([...items, ...added])) void message.success(words.added(added.length));
  };
  const remove = (item: LibraryItem) => {
    if (!keep(items.filter((one) => one !== item))) return;
    const key = `removed ${name}`;
    void message.success({
      key,
      duration: 6,
      content: (
        <>
          {words.removed(item.title || words.untitled)}
          <Button
            type="link"
            size="small"
            onClick={() => {
              keep(items);
              message.destroy(key);
            }}
          >
            {words.undo}
          </Button>
        </>
      ),
    });
  };
  const rename = (item: LibraryItem, title: string) =>
    keep(items.map((one) => (one === item ? format.rename(item, title) : one)));
  return (
    <section css={styles.section} aria-label={words.libraries[name]}>
      <div css={styles.head}>
        <div>
          <h2>
            {words.libraries[name]}{' '}
            {items.length > 0 && <small css={note}>{words.count(items.length)}</small>}
          </h2>
          <p>{words.libraryHints[name]}</p>
        </div>
        <span css={styles.actions}>
          <Button onClick={() => field.current?.click()}>{words.upload}</Button>
          <Button
            disabled={items.length === 0}
            onClick={() =>
              downloadFile(
                new Blob([kept], { type: format.mediaType }),
                words.libraries[name],
                format.extension,
              )
            }
          >
            {words.download}
          </Button>
        </span>
        <input
          ref={field}
          type="file"
          hidden
          multiple
          accept={format.extension}
          aria-label={words.upload}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            target.value = '';
            void add(files);
          }}
        />
      </div>
      {items.length === 0 ? (
        <p css={note}>{words.empty}</p>
      ) : (
        <ul css={styles.grid}>
          {items.slice(0, shown).map((item, at) => (
            // Two can be alike: their place tells them apart.
            <LibraryItemCard
              key={at}
              kind={name}
              item={item}
              onRename={(title) => rename(item, title)}
              onRemove={() => remove(item)}
            />
          ))}
        </ul>
      )}
      {items.length > shown && (
        <Button type="link" onClick={() => setShown(shown + SHOWN)}>
          {text.ownSettings.shape.count(items.length - shown)} …
        </Button>
      )}
    </section>
  );
}

/** A library that cannot be read is none. */
function itemsOf(format: LibraryFormat, kept: string): readonly LibraryItem[] {
  try {
    return kept === '' ? [] : format.read(kept);
  } catch {
    return [];
  }
}
