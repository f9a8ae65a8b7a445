/** @jsxImportSource @emotion/react */
import {
  AppstoreOutlined,
  ColumnHeightOutlined,
  ReloadOutlined,
  SearchOutlined,
  SettingOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { css } from '@emotion/react';
import { Button, Checkbox, Dropdown, Input, Popover, Segmented } from 'antd';
import { useEffect, useState, type ReactNode } from 'react';
import { useLatest } from '@letu/hooks';
import { ClearSign } from '@letu/theme';
import { bar, gap, NARROW } from './bar.js';
import type { PagedTableMessages } from './locales/index.js';
import type { PagedView } from './types.js';

/** How close the rows of a table stand. */
export type RowDensity = 'large' | 'middle' | 'small';

const styles = {
  // A narrow window has one line for the search and one for all the rest, whose choices share what the buttons leave.
  bar: css(bar, { [NARROW]: { columnGap: 6, '& > .ant-select': { flex: '1 1 0' } } }),
  search: css({ width: 260, maxWidth: '100%', [NARROW]: { flex: '0 0 100%' } }),
  gap: css(gap, { [NARROW]: { display: 'none' } }),
  // Where nothing is chosen in the line, the buttons stand at its end all the same.
  reload: css({ [NARROW]: { marginInlineStart: 'auto' } }),
  columns: css({ display: 'flex', flexDirection: 'column', gap: 8 }),
};

/** How long a pause in typing begins a search, in milliseconds. */
const TYPING_MS = 250;

const DENSITIES = ['large', 'middle', 'small'] as const;

/** The props of `Toolbar`. */
export interface ToolbarProps {
  readonly text: PagedTableMessages;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly extra: ReactNode;
  readonly view: PagedView;
  readonly onView: (view: PagedView) => void;
  readonly density: RowDensity;
  readonly onDensity: (density: RowDensity) => void;
  readonly columns: readonly { readonly value: string; readonly label: string; readonly disabled: boolean }[];
  readonly visible: readonly string[];
  readonly onVisible: (keys: readonly string[]) => void;
  readonly onReload: () => void;
}

/** Search on one side, settings and views on the other. */
export function Toolbar({
  text,
  search,
  onSearch,
  extra,
  view,
  onView,
  onReload,
  ...settings
}: ToolbarProps) {
  const [typed, setTyped] = useState({ search, text: search });
  const [isComposing, setComposing] = useState(false);
  // Another search from outside, such as from the address, replaces what was typed.
  const value = typed.search === search || typed.text.trim() === search ? typed.text : search;
  const find = useLatest(onSearch);
  useEffect(() => {
    const wanted = value.trim();
    // What an input method has not finished is nobody's word yet.
    if (isComposing || wanted === search) return undefined;
    const timer = setTimeout(() => find.current(wanted), TYPING_MS);
    return () => clearTimeout(timer);
  }, [value, search, isComposing, find]);
  return (
    <div css={styles.bar}>
      <Input.Search
        css={styles.search}
        allowClear={{ clearIcon: <ClearSign /> }}
        value={value}
        placeholder={text.search}
        aria-label={text.search}
        onChange={(event) => setTyped({ search, text: event.target.value })}
        enterButton={<Button icon={<SearchOutlined aria-hidden="true" />} aria-label={text.search} />}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
        onSearch={(wanted) => onSearch(wanted.trim())}
      />
      {extra}
      <span css={styles.gap} />
      <Button
        css={styles.reload}
        type="text"
        icon={<ReloadOutlined aria-hidden="true" />}
        aria-label={text.reload}
        title={text.reload}
        onClick={onReload}
      />
      {view === 'table' && <TableSettings text={text} {...settings} />}
      <Segmented<PagedView>
        aria-label={text.view}
        value={view}
        onChange={onView}
        options={[
          {
            value: 'table',
            icon: <UnorderedListOutlined aria-label={text.views.table} />,
            title: text.views.table,
          },
          {
            value: 'cards',
            icon: <AppstoreOutlined aria-label={text.views.cards} />,
            title: text.views.cards,
          },
        ]}
      />
    </div>
  );
}

type TableSettingsProps = Pick<
  ToolbarProps,
  'text' | 'density' | 'onDensity' | 'columns' | 'visible' | 'onVisible'
>;

function TableSettings({ text, density, onDensity, columns, visible, onVisible }: TableSettingsProps) {
  const densities = DENSITIES.map((key) => ({
    key,
    label: text.densities[key],
    onClick: () => onDensity(key),
  }));
  return (
    <>
      <Dropdown
        menu={{ items: densities, selectable: true, selectedKeys: [density] }}
        trigger={['click']}
        autoFocus
      >
        <Button
          type="text"
          icon={<ColumnHeightOutlined aria-hidden="true" />}
          aria-label={text.density}
          title={text.density}
        />
      </Dropdown>
      <Popover
        trigger="click"
        placement="bottomRight"
        title={text.columns}
        content={
          <Checkbox.Group
            css={styles.columns}
            options={columns.map((column) => ({ ...column }))}
            value={[...visible]}
            onChange={(keys) => onVisible(keys)}
          />
        }
      >
        <Button
          type="text"
          icon={<SettingOutlined aria-hidden="true" />}
          aria-label={text.columns}
          title={text.columns}
        />
      </Popover>
    </>
  );
}
