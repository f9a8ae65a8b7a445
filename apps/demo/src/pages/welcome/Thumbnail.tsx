import type { KindInfo } from '@letu/core';
import type { StoredDocument } from '../../documents/document.js';
import { useStoredPicture } from '../../graphs/useDocuments.js';
import { KindMark } from '../../kinds/KindMark.js';
import { CardPicture } from '../../kinds/CardPicture.js';
import { useSettings } from '../../settings/SettingsProvider.js';

export interface ThumbnailProps {
  readonly document: StoredDocument;
  readonly kind: KindInfo | undefined;
}

/** A document's last good picture, small; until there is one, the sign of its kind. */
export function Thumbnail({ document: { gid, type, updatedAt }, kind }: ThumbnailProps) {
  const { text } = useSettings();
  const picture = useStoredPicture(gid);
  return (
    <CardPicture
      id={['device', gid, updatedAt]}
      kept={picture}
      load={async () => {
        const { source, options, files = [] } = picture ?? {};
        return source === undefined || files.length > 0
          ? undefined
          : { type, source, ...(options ? { options } : {}) };
      }}
    >
      {kind ? <KindMark kind={kind} size={52} /> : text.welcome.noPicture}
    </CardPicture>
  );
}
