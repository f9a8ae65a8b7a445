import type { MenuTarget } from '../../graphs/menu/subject.js';
import { KindMark } from '../../kinds/KindMark.js';
import { useConversion } from '../../graphs/useConversion.js';
import { kindOfDocument } from '../../routing/editorPath.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { both, type TitledItem } from './usePlaceItems.js';

/** Returns what the picture of the diagram on the page can be made, where it is drawn from text. */
export function useConversionItems(target: MenuTarget | undefined): readonly TitledItem[] {
  const { locale } = useSettings();
  const document = target && 'document' in target ? target.document : undefined;
  const { targets, convert } = useConversion(document && kindOfDocument(document.type));
  if (!document) return [];
  return targets.map((kind) => {
    const title = both(({ palette }, of) => palette.convert(kind.title[of]));
    return {
      title,
      item: {
        id: `convert.${kind.kind}`,
        title: title[locale],
        icon: <KindMark kind={kind} size={20} />,
        run: () => convert(document, kind),
      },
    };
  });
}
