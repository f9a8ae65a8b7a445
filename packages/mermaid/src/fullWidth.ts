import { fullWidthSigns } from '@letu/core';

/** Characters that Chinese input methods give, and what Mermaid's languages have instead. */
export const FULL_WIDTH = fullWidthSigns(':;,()[]{}|"-><=&%', { '、': ',', '→': '-->', '—': '-' });
