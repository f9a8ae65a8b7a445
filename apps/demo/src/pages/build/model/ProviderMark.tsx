/** @jsxImportSource @emotion/react */
import {
  ApiOutlined,
  AppstoreOutlined,
  CloudOutlined,
  DesktopOutlined,
  MessageOutlined,
} from '@ant-design/icons';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { tile } from '../../../layout/parts.js';
import type { ProviderKind } from './providerKinds.js';

const mark = css(tile, { fontWeight: 700, letterSpacing: '-0.02em' });

/** Letters and not the makers' own marks, which are theirs. */
const SIGNS: Readonly<Record<ProviderKind, { readonly sign: ReactNode; readonly colour: string }>> = {
  DeepSeek: { sign: 'D', colour: 'var(--letu-accent)' },
  Ollama: { sign: <DesktopOutlined aria-hidden="true" />, colour: 'var(--letu-text-quiet)' },
  Moonshot: { sign: 'K', colour: 'var(--letu-text)' },
  Doubao: { sign: <MessageOutlined aria-hidden="true" />, colour: 'var(--letu-success)' },
  Qianfan: { sign: <AppstoreOutlined aria-hidden="true" />, colour: 'var(--letu-error)' },
  VolcengineARK: { sign: <CloudOutlined aria-hidden="true" />, colour: 'var(--letu-warning)' },
  Compatible: { sign: <ApiOutlined aria-hidden="true" />, colour: 'var(--letu-accent)' },
};

/** The sign of a provider. Names stand beside it. */
export function ProviderMark({ kind, size = 40 }: { kind: ProviderKind; size?: number }) {
  const { sign, colour } = SIGNS[kind];
  return (
    <span
      css={mark}
      style={{ width: size, height: size, color: colour, fontSize: Math.round(size * 0.44) }}
      aria-hidden="true"
    >
      {sign}
    </span>
  );
}
