import type { Repository } from '@letu/client';
import { LetuIcon, useIconColour } from '@letu/icon-picker';
import { colourName } from './repositoryColour.js';
import styles from './RepositoryIcon.module.css';

export interface RepositoryIconProps {
  readonly repository: Pick<Repository, 'icon' | 'colour'>;
  /** In pixels. @default 20 */
  readonly size?: number;
}

/** The icon of a repository in its colour, on a tile of a paler one. Names stand beside it. */
export function RepositoryIcon({ repository: { icon, colour }, size = 20 }: RepositoryIconProps) {
  const hue = useIconColour(colourName(colour));
  return (
    <span
      className={styles['tile']}
      style={{ '--hue': hue, width: size, height: size } as object}
      aria-hidden="true"
    >
      <LetuIcon name={icon} size={Math.round(size * 0.68)} />
    </span>
  );
}
