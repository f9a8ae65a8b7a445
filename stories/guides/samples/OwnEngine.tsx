import type { HostedEngine } from '@letu/core';
import { DiagramEditor } from '@letu/editor';
import { plantuml, type PlantumlOptions } from '@letu/plantuml';
import { useEffect, useState } from 'react';

export function OwnEngine() {
  const [engine, setEngine] = useState<HostedEngine<PlantumlOptions>>();
  useEffect(() => {
    const loading = plantuml.load({ limits: { timeMs: 5_000, inputBytes: 200_000 } });
    void loading.then(setEngine);
    return () => void loading.then((loaded) => loaded.dispose());
  }, []);
  return engine ? <DiagramEditor kind={plantuml} engine={engine} /> : null;
}
