/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { Button } from 'antd';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { downloadFile } from '@letu/editor/view';
import type { LibraryItem, ListedKind, ShapeLibrary } from '@letu/core';
import { followLibrary } from '../../../kinds/followLibrary.js';
import { note, panel, plainList } from '../../../layout/parts.js';
import { useSettings } from '../../../settings/SettingsProvider.js';
import { toasts } from '../../../plain/toasts.js';
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
  readonly kind: ListedKind;
  readonly library: ShapeLibrary;
}

/** The library of one's own that an editor offers: what is in it, and what comes and goes. */
export function LibrarySettings({ kind, library }: LibrarySettingsProps) {
  const { text, locale } = useSettings();
  const words = text.ownSettings.shape;
  const field = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(SHOWN);
  const kept = useSyncExternalStore(library.kept.subscribe, library.kept.read);
  const items = itemsOf(library, kept);
  const name = library.title[locale];
  useEffect(() => {
    // Without the server, that of this device is shown.
    void followLibrary(kind.kind, library).catch(() => undefined);
  }, [kind, library]);

  const keep = (next: readonly LibraryItem[]) => {
    const isKept = library.kept.write(library.write(next));
    if (!isKept) toasts.error(words.full);
    return isKept;
  };
  const add = async (files: readonly File[]) => {
    const added: LibraryItem[] = [];
    for (const file of files) {
      try {
        added.push(...library.read(await file.text()));
      } catch {
        toasts.error(`${file.name}: ${library.notOne[locale]}`);
      }
    }
    if (added.length > 0 && keep([...items, ...added])) toasts.success(words.added(added.length));
  };
  const remove = (item: LibraryItem) => {
    if (!keep(items.filter((one) => one !== item))) return;
    toasts.success({
      key: `removed ${kind.kind}`,
      duration: 6,
      content: words.removed(item.title || words.untitled),
      action: { label: words.undo, run: () => void keep(items) },
    });
  };
  const rename = (item: LibraryItem, title: string) =>
    keep(items.map((one) => (one === item ? library.rename(item, title) : one)));
  return (
    <section css={styles.section} aria-label={name}>
      <div css={styles.head}>
        <div>
          <h2>
            {name} {items.length > 0 && <small css={note}>{words.count(items.length)}</small>}
          </h2>
          <p>{library.hint[locale]}</p>
        </div>
        <span css={styles.actions}>
          <Button onClick={() => field.current?.click()}>{words.upload}</Button>
          <Button
            disabled={items.length === 0}
            onClick={() =>
              downloadFile(new Blob([kept], { type: library.mediaType }), name, library.extension)
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
          accept={library.extension}
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
              kind={kind}
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
function itemsOf(library: ShapeLibrary, kept: string): readonly LibraryItem[] {
  try {
    return kept === '' ? [] : library.read(kept);
  } catch {
    return [];
  }
}
