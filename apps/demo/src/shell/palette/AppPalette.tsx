import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { SearchOutlined } from '@ant-design/icons';
import type { Command, ListedKind, Locale } from '@letu/core';
import { filterTitled, Palette, type PaletteEntry } from '@letu/editor/palette';
import { useAccount } from '../../account/useAccount.js';
import { useGraphCommands } from '../../graphs/menu/graphCommands.js';
import type { MenuTarget } from '../../graphs/menu/subject.js';
import { TemplateDialog } from '../../graphs/TemplateDialog.js';
import { MAIN_ID } from '../../layout/frame.js';
import { NewRepositoryDialog } from '../../repositories/NewRepositoryDialog.js';
import { readAgain } from '../../server/queries.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import type { PaletteItem, PaletteItems } from './paletteItem.js';
import { useGraphItems } from './useGraphItems.js';
import { useConversionItems } from './useConversionItems.js';
import { useCommandItems } from './useCommandItems.js';
import { useCreationItems, usePageItems, useRepositoryItems, type TitledItem } from './usePlaceItems.js';
import { useSettled } from './useSettled.js';
import { useTemplateItems } from './useTemplateItems.js';

/** How long nothing must have been typed for the server to be asked, in milliseconds. */
const TYPING_MS = 120;
/** How many commands and places answer to a query, of each sort: the first is meant. */
const ANSWERS = 6;

export interface AppPaletteProps {
  readonly isOpen: boolean;
  /** Those of the editor on the page. */
  readonly commands: readonly Command[];
  /** The graph of the page. */
  readonly target: MenuTarget | undefined;
  readonly query: string;
  onQuery(query: string): void;
  onClose(): void;
}

/** Graphs, repositories, templates, what can be begun, pages, and the commands of the editor: all in one list. */
export function AppPalette({ isOpen, commands, target, query, onQuery, onClose }: AppPaletteProps) {
  const { text } = useSettings();
  const words = text.palette;
  const navigate = useNavigate();
  const graphCommands = useGraphCommands();
  const [created, setCreated] = useState<ListedKind>();
  const [isNewRepository, setNewRepository] = useState(false);
  const { sections, isBusy } = useSections(query, isOpen, {
    commands,
    target,
    onCreate: setCreated,
    onCreateRepository: () => setNewRepository(true),
  });
  // What was chosen is run once the palette is gone, and with it what is only looked for while it is open.
  const offered = useRef(sections);
  useEffect(() => {
    if (isOpen) offered.current = sections;
  });
  const itemOf = (id: string): PaletteItem | undefined =>
    offered.current.flatMap(({ entries }) => entries).find((item) => item.id === id);
  return (
    <>
      <Palette
        open={isOpen}
        label={words.label}
        placeholder={words.placeholder}
        nothing={words.nothing}
        query={query}
        sections={sections.map((section) => ({ ...section, entries: section.entries.map(toEntry) }))}
        isBusy={isBusy}
        container={heldBy()}
        onQuery={onQuery}
        onChoose={(id) => itemOf(id)?.run()}
        onMenu={(id, at) => {
          const chosen = itemOf(id)?.target;
          if (chosen) graphCommands.openMenu(chosen, at);
        }}
        onClose={onClose}
      />
      <TemplateDialog kind={created} onClose={() => setCreated(undefined)} />
      <NewRepositoryDialog
        open={isNewRepository}
        onClose={() => setNewRepository(false)}
        onCreated={({ id }) => {
          void readAgain('repository.list');
          void navigate(`/repository/${id}`);
        }}
      />
    </>
  );
}

/** In full screen nothing outside of what fills it is seen. */
const heldBy = () =>
  (document.fullscreenElement as HTMLElement | null) ?? document.getElementById(MAIN_ID) ?? document.body;

function toEntry({ id, title, icon, about, isChecked, shortcut }: PaletteItem): PaletteEntry {
  return {
    id,
    title,
    icon,
    about,
    ...(isChecked === undefined ? {} : { isChecked }),
    shortcut,
  };
}

interface SectionsInput {
  readonly commands: readonly Command[];
  readonly target: MenuTarget | undefined;
  onCreate(kind: ListedKind): void;
  onCreateRepository(): void;
}

/** Finds what answers to a query. Without one it is what was worked on last, and everything else by its sort. */
function useSections(
  query: string,
  isOpen: boolean,
  { commands, target, onCreate, onCreateRepository }: SectionsInput,
) {
  const { text, locale } = useSettings();
  const { user } = useAccount();
  const navigate = useNavigate();
  const words = text.palette.sections;
  const settled = useSettled(query, TYPING_MS);
  const graphs = useGraphItems(settled, isOpen);
  const templates = useTemplateItems(settled, isOpen);
  const isSearch = query.trim() !== '';
  const answering = (items: readonly TitledItem[], most = ANSWERS) => {
    const found = filterTitled(items, query, locale).map(({ item }) => item);
    return isSearch ? found.slice(0, most) : found;
  };
  const ofGraph = [...useCommandItems(target, isOpen), ...useConversionItems(target)];
  const editor = filterTitled(commands, query, locale).map(
    ({ id, title, checked, shortcuts, run }): PaletteItem => ({
      id: `editor.${id}`,
      title: title[locale],
      isChecked: checked === true,
      shortcut: shortcuts?.[0],
      run,
    }),
  );
  const everything: readonly PaletteItem[] =
    isSearch && user
      ? [
          {
            id: 'graphs.all',
            title: text.palette.everyGraph(query.trim()),
            icon: <SearchOutlined />,
            run: () => void navigate(`/dashboard/all?q=${encodeURIComponent(query.trim())}`),
          },
        ]
      : [];
  const isBusy = graphs.isBusy || settled !== query;
  // What was found for earlier letters is not what Enter means now.
  const found = isBusy ? stillAnswering(graphs.items, query, locale) : graphs.items;
  const ofGraphs = { id: 'graphs', title: isSearch ? words.graphs : words.recent, entries: found };
  const ofEditor = {
    id: 'editor',
    title: words.editor,
    entries: [...answering(ofGraph), ...(isSearch ? editor.slice(0, ANSWERS + 2) : editor)],
  };
  const sections: readonly PaletteItems[] = [
    // Whoever opens it in an editor and types nothing wants to see what can be done here.
    ...(isSearch ? [ofGraphs, ofEditor] : [ofEditor, ofGraphs]),
    // Whoever asks for what is new chooses among all kinds.
    { id: 'create', title: words.create, entries: answering(useCreationItems(onCreate), Infinity) },
    {
      id: 'repositories',
      title: words.repositories,
      entries: answering(useRepositoryItems(onCreateRepository)),
    },
    { id: 'pages', title: words.pages, entries: answering(usePageItems()) },
    { id: 'templates', title: words.templates, entries: templates },
    { id: 'everything', entries: everything },
  ];
  return { sections, isBusy };
}

/** Returns those of some items whose titles answer to a query. */
function stillAnswering(
  items: readonly PaletteItem[],
  query: string,
  locale: Locale,
): readonly PaletteItem[] {
  const titled = items.map((item) => ({ title: { 'zh-CN': item.title, 'en-US': item.title }, item }));
  return filterTitled(titled, query, locale).map(({ item }) => item);
}
