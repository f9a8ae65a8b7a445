import { isEmoji } from '../../../icons/catalogue.js';
import { drawIcon, ICON_GRID } from '../../../icons/drawIcon.js';

/** An icon as topics show it: one of ours, an emoji, or the name of one that is not known. */
export function IconPicture({ icon }: { readonly icon: string }) {
  const drawn = drawIcon(icon);
  if (drawn === '') return <span className={isEmoji(icon) ? undefined : 'letu-map-icon-name'}>{icon}</span>;
  return (
    // What is drawn is ours.
    <svg
      viewBox={`0 0 ${ICON_GRID} ${ICON_GRID}`}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawn }}
    />
  );
}
