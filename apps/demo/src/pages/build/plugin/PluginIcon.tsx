/** @jsxImportSource @emotion/react */
import {
  FileImageOutlined,
  FilePdfOutlined,
  LinkOutlined,
  PictureOutlined,
  ToolOutlined,
} from '@ant-design/icons';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Plugin } from '@letu/client';
import { kinds } from '@letu/kinds';
import { KindMark } from '../../../kinds/KindMark.js';
import { tile } from '../../../layout/parts.js';

const tool = css(tile, { color: 'var(--letu-accent)' });

const ICONS: Readonly<Record<string, ReactNode>> = {
  'export-png': <FileImageOutlined aria-hidden="true" />,
  'export-svg': <PictureOutlined aria-hidden="true" />,
  'export-pdf': <FilePdfOutlined aria-hidden="true" />,
  'diagram-link': <LinkOutlined aria-hidden="true" />,
};

export interface PluginIconProps {
  readonly plugin: Pick<Plugin, 'key' | 'type'>;
  /** In pixels. */
  readonly size: number;
}

/** The sign of a kind, or the icon of a tool. Names stand beside it. */
export function PluginIcon({ plugin: { key, type }, size }: PluginIconProps) {
  const kind = kinds.find((listed) => listed.type === type);
  if (kind) return <KindMark kind={kind} size={size} />;
  return (
    <span
      css={tool}
      style={{ width: size, height: size, fontSize: Math.round(size * 0.48) }}
      aria-hidden="true"
    >
      {ICONS[key] ?? <ToolOutlined aria-hidden="true" />}
    </span>
  );
}
