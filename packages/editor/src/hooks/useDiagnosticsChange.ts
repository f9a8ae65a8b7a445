import { useEffect, useRef } from 'react';
import type { Diagnostic } from '@letu/core';
import { useLatest } from '@letu/hooks';

/** Tells a listener of diagnostics when their content changes; an editor starts without any. */
export function useDiagnosticsChange(
  diagnostics: readonly Diagnostic[],
  onChange: ((diagnostics: readonly Diagnostic[]) => void) | undefined,
): void {
  const latest = useLatest(onChange);
  const told = useRef('[]');
  useEffect(() => {
    const content = JSON.stringify(diagnostics);
    if (content === told.current) return;
    told.current = content;
    latest.current?.(diagnostics);
  }, [diagnostics, latest]);
}
