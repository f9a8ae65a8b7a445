import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { Template } from '@letu/client';
import { useAccount } from '../../account/useAccount.js';
import { KindMark } from '../../kinds/KindMark.js';
import { kindOfDocument } from '../../routing/editorPath.js';
import { asked } from '../../server/queries.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { findProductTemplates } from '../../templates/productTemplates.js';
import type { PaletteItem } from './paletteItem.js';

/** How many templates are shown. */
const SHOWN = 4;

type Found = readonly Pick<Template, 'id' | 'type' | 'title'>[];

/** Finds templates by their words; without an account, or where the server cannot be asked, those of the product. */
export function useTemplateItems(query: string, isOpen: boolean): readonly PaletteItem[] {
  const { locale } = useSettings();
  const { user } = useAccount();
  const navigate = useNavigate();
  const q = query.trim().slice(0, 100);
  const isWanted = isOpen && q !== '';
  const { data: ofServer, isError } = useQuery({
    ...asked('template.list', { query: { q, size: SHOWN }, silent: true }),
    enabled: isWanted && user !== undefined,
    placeholderData: keepPreviousData,
  });
  const { data: ofProduct } = useQuery({
    queryKey: ['template.list', 'product', locale, q],
    queryFn: () => findProductTemplates({ q }, locale),
    enabled: isWanted && (user === undefined || isError),
    placeholderData: keepPreviousData,
  });
  const found: Found = (user && !isError ? ofServer?.items : ofProduct) ?? [];
  if (!isWanted) return [];
  return found.slice(0, SHOWN).map(({ id, type, title }): PaletteItem => {
    const kind = kindOfDocument(type);
    return {
      id: `template.${id}`,
      title,
      icon: kind && <KindMark kind={kind} size={20} />,
      ...(kind ? { about: kind.name[locale] } : {}),
      run: () => void navigate(`/template?q=${encodeURIComponent(title)}&open=${encodeURIComponent(id)}`),
    };
  });
}
