/** @jsxImportSource @emotion/react */
import type { Repository } from '@letu/client';
import { LetuIcon, useIconColour } from '@letu/icon-picker';
import { tile } from '../layout/parts.js';
import { colourName } from './repositoryColour.js';

export interface RepositoryIconProps {
  readonly repository: Pick<Repository, 'icon' | 'colour'>;
  /** In pixels. @default 20 */
  readonly size?: number;
}

/** The icon of a repository in its colour, on a tile of a paler one. Names stand beside it. */
export function RepositoryIcon({ repository: { icon, colour }, size = 20 }: RepositoryIconProps) {
  const hue = useIconColour(colourName(colour));
  return (
    <span css={tile} style={{ color: hue, width: size, height: size }} aria-hidden="true">
      <LetuIcon name={icon} size={Math.round(size * 0.68)} />
    </span>
  );
}
