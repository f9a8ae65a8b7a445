import { useTheme } from '@emotion/react';
import type { ReactNode } from 'react';

/** emotion's theme is Letu's tokens inside of a `LetuProvider`. */
export function Note({ children }: { children: ReactNode }) {
  const { colours, radius, space } = useTheme();
  return (
    <aside
      style={{
        padding: space.lg,
        borderRadius: radius.md,
        color: colours.text,
        background: colours.accentSoft,
      }}
    >
      {children}
    </aside>
  );
}
