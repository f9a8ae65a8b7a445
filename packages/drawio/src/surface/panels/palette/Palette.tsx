import { useEffect, useState } from 'react';
import { useMessages } from '@letu/hooks';
import type { PageCell, Point } from '../../../document/model.js';
import { offeredCategories } from '../../../ownDefaults.js';
import { ownLibrary } from '../../../ownLibrary.js';
import type { Session } from '../../session.js';
import { usePanelsHost } from '../panelsHost.js';
import { Category, ShapeGrid } from './Category.js';
import { loadCatalogue, type PaletteEntry } from './catalogue.js';
import { OwnShapes } from './OwnShapes.js';
import { paletteMessages } from './locales/index.js';
import { recentIds, rememberUsed } from './recent.js';

/** The most that a search lists. */
const MOST_FOUND = 200;

/** Shapes to put on the page. */
export function Palette() {
  const host = usePanelsHost();
  const text = useMessages(paletteMessages, host.locale);
  const [offered, setOffered] = useState<Awaited<ReturnType<typeof loadCatalogue>>>();
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(['recent', 'basic']));
  // As it was when the list was last out of sight: what is used meanwhile would move all shapes from under the pointer.
  const [recent, setRecent] = useState(recentIds);
  useEffect(() => {
    let isGone = false;
    void loadCatalogue().then((loaded) => {
      if (!isGone) setOffered(loaded);
    });
    return () => {
      isGone = true;
    };
  }, []);
  useEffect(() => ownLibrary.subscribe(() => setOpen((before) => new Set([...before, 'own']))), []);
  const toggle = (category: string) => {
    const next = new Set(open);
    if (!next.delete(category)) next.add(category);
    setOpen(next);
  };
  const insert = (entry: PaletteEntry, at?: Point) => {
    host.insert(
      entry.cells(host.locale).map((cell) => asNew(cell, host.session)),
      at,
    );
    if (all.some(({ id }) => id === entry.id)) rememberUsed(entry.id);
    // Who has tapped a shape wants to see it; the sheet lies over half of the canvas.
    if (host.isNarrow) host.control.close();
    if (at) host.focusCanvas();
  };
  const all = offered?.catalogue ?? [];
  const found =
    typed.trim() === '' ? undefined : (offered?.searchCatalogue(typed) ?? []).slice(0, MOST_FOUND);
  const used = recent.flatMap((id) => all.find((entry) => entry.id === id) ?? []);
  const categories = offeredCategories([...new Set(all.map(({ category }) => category))]);
  return (
    <div className="letu-dp-palette">
      <input
        type="search"
        value={typed}
        aria-label={text.search}
        placeholder={text.search}
        data-first
        onChange={({ target }) => {
          setTyped(target.value);
          setRecent(recentIds());
        }}
      />
      <div className="letu-dp-categories">
        {found ? (
          <>
            <p className="letu-dp-hint" role="status">
              {text.found(found.length)}
            </p>
            <ShapeGrid title={text.results} entries={found} onInsert={insert} />
          </>
        ) : (
          <>
            {used.length > 0 && (
              <Category
                title={text.recent}
                entries={used}
                isOpen={open.has('recent')}
                onToggle={() => toggle('recent')}
                onInsert={insert}
              />
            )}
            <OwnShapes isOpen={open.has('own')} onToggle={() => toggle('own')} onInsert={insert} />
            {categories.map((category) => (
              <Category
                key={category}
                title={text.nameOf(category)}
                entries={all.filter((entry) => entry.category === category)}
                isOpen={open.has(category)}
                onToggle={() => toggle(category)}
                onInsert={insert}
              />
            ))}
          </>
        )}
      </div>
    </div>
  );
}

/** Gives a cell the look that was chosen for new ones. */
const asNew = (cell: PageCell, session: Session): PageCell =>
  cell.role === 'other' ? cell : { ...cell, style: session.styleOfNew(cell.role, cell.style) };
