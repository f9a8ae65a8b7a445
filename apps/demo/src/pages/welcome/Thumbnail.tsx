/** @jsxImportSource @emotion/react */
import { DiagramImage } from '@letu/editor/view';
import type { KindInfo } from '@letu/core';
import { useStoredPicture } from '../../graphs/useDocuments.js';
import { KindMark } from '../../kinds/KindMark.js';
import { pictureFrame } from '../../layout/parts.js';
import { useSettings } from '../../settings/SettingsProvider.js';

export interface ThumbnailProps {
  readonly gid: string;
  readonly kind: KindInfo | undefined;
}

/** A document's last good picture, small; until there is one, the sign of its kind. */
export function Thumbnail({ gid, kind }: ThumbnailProps) {
  const { text } = useSettings();
  const picture = useStoredPicture(gid);
  if (picture) {
    return (
      <div css={pictureFrame} data-theme={picture.theme}>
        {/* The title beside it says what it is. */}
        <DiagramImage svg={picture.svg} alt="" />
      </div>
    );
  }
  return <div css={pictureFrame}>{kind ? <KindMark kind={kind} size={52} /> : text.welcome.noPicture}</div>;
}
