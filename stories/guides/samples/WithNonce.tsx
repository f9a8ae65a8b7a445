import { LetuProvider } from '@letu/theme';
import type { ReactNode } from 'react';

/** The nonce is the one in the page's own policy, new for every answer of the server. */
export function WithNonce({ nonce, children }: { nonce: string; children: ReactNode }) {
  return <LetuProvider nonce={nonce}>{children}</LetuProvider>;
}
