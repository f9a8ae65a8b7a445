'use client';

import { ConfigProvider } from 'antd';
import { useContext } from 'react';

/** The props of `ScopedStyle`. */
export interface ScopedStyleProps {
  /** Names the style: React 19 puts one of a name into the head, however many components bring it. */
  readonly id: string;
  /** The rules, which have to be trusted. */
  readonly css: string;
}

/** Brings a component's CSS along, with the nonce antd was given, so that hosts import no CSS file. */
export function ScopedStyle({ id, css }: ScopedStyleProps) {
  const { csp } = useContext(ConfigProvider.ConfigContext);
  // As inner HTML: React 18 would write quotation marks as entities on a server.
  return <style href={id} precedence="letu" nonce={csp?.nonce} dangerouslySetInnerHTML={{ __html: css }} />;
}
