import { useSubject, type MenuTarget } from '../../graphs/menu/subject.js';
import { useCommandList } from '../../graphs/menu/useCommandList.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { both, type TitledItem } from './usePlaceItems.js';

/** Returns what may be done with the graph of the page, as its menu has it; what it is exported as is the editor's to offer. */
export function useCommandItems(target: MenuTarget | undefined, isOpen: boolean): readonly TitledItem[] {
  const { text } = useSettings();
  return useCommandList(useSubject(target, isOpen), { place: 'editor' })
    .flat()
    .filter(({ command, isDisabled }) => command !== 'export' && !isDisabled)
    .map(({ command, title, icon, run }) => ({
      title: both(title),
      item: { id: `command.${command}`, title: title(text), icon, run },
    }));
}
