/** @jsxImportSource @emotion/react */
import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { Button, Checkbox, Skeleton } from 'antd';
import { PREFERENCES, type Preferences } from '@letu/client/contract';
import type { ListedKind, ShapeCategory } from '@letu/core';
import { usePreferences } from '../../../account/keptPreferences.js';
import { setPreference } from '../../../account/preferences.js';
import { note, panel, plainList } from '../../../layout/parts.js';
import { loadChunk } from '../../../routing/loadChunk.js';
import { attempt } from '../../../server/attempt.js';
import { useSettings } from '../../../settings/SettingsProvider.js';

const styles = {
  section: css(panel, {
    padding: '16px 20px',
    h2: { fontSize: 'var(--letu-size-body)', fontWeight: 600 },
  }),
  head: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px 24px',
    '& > div': { flex: '1 1 220px', p: note },
  }),
  list: css(plainList, { marginTop: 12, columns: '260px auto', columnGap: 24 }),
  item: css({
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    minHeight: 32,
    breakInside: 'avoid',
    '& > label': { flex: 1 },
  }),
};

export interface PaletteSettingsProps {
  readonly kind: ListedKind;
  load(): Promise<readonly ShapeCategory[]>;
}

/** Which categories of shapes a kind offers, and in what order. */
export function PaletteSettings({ kind, load }: PaletteSettingsProps) {
  const { text, locale } = useSettings();
  const words = text.ownSettings.shape;
  const { 'shape.palette': palette = PREFERENCES['shape.palette'].initial } = usePreferences();
  const { data } = useQuery({
    queryKey: ['palette categories', kind.kind],
    queryFn: () => loadChunk(load),
    staleTime: Infinity,
  });
  const set = (next: Preferences['shape.palette']) => void attempt(setPreference('shape.palette', next));
  const shown = inOrder(data ?? [], palette.order);
  const ids = shown.map(({ id }) => id);
  const move = (at: number, way: -1 | 1) => {
    const order = [...ids];
    const [moved = ''] = order.splice(at, 1);
    order.splice(at + way, 0, moved);
    set({ ...palette, order });
  };
  const toggle = (id: string, isShown: boolean) =>
    set({
      ...palette,
      hidden: isShown ? palette.hidden.filter((one) => one !== id) : [...palette.hidden, id],
    });
  const isUsual = palette.order.length === 0 && palette.hidden.length === 0;
  return (
    <section css={styles.section}>
      <div css={styles.head}>
        <div>
          <h2>{words.palette(kind.title[locale])}</h2>
          <p>{words.paletteHint}</p>
        </div>
        <Button disabled={isUsual} onClick={() => set({ order: [], hidden: [] })}>
          {words.paletteReset}
        </Button>
      </div>
      {!data && <Skeleton active />}
      <ul css={styles.list}>
        {shown.map(({ id, name: { [locale]: name } }, at) => (
          <li key={id} css={styles.item}>
            <Checkbox
              checked={!palette.hidden.includes(id)}
              onChange={({ target }) => toggle(id, target.checked)}
            >
              {name}
            </Checkbox>
            <Button
              type="text"
              size="small"
              aria-label={words.up(name)}
              disabled={at === 0}
              icon={<ArrowUpOutlined aria-hidden="true" />}
              onClick={() => move(at, -1)}
            />
            <Button
              type="text"
              size="small"
              aria-label={words.down(name)}
              disabled={at === shown.length - 1}
              icon={<ArrowDownOutlined aria-hidden="true" />}
              onClick={() => move(at, 1)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function inOrder(all: readonly ShapeCategory[], order: readonly string[]): readonly ShapeCategory[] {
  const rank = ({ id }: ShapeCategory) => {
    const at = order.indexOf(id);
    return at < 0 ? order.length : at;
  };
  return all.toSorted((a, b) => rank(a) - rank(b));
}
