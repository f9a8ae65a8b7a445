import { useEffect, useState } from 'react';
import type { DiagramLanguage } from '../language/diagramLanguage.js';

/** Loads a kind's language; until it is there, and where it cannot be loaded, the text is plain and all else works. */
export function useLanguage(load: (() => Promise<DiagramLanguage>) | undefined): DiagramLanguage | undefined {
  const [loaded, setLoaded] = useState<{ load: typeof load; language: DiagramLanguage }>();
  useEffect(() => {
    let current = true;
    load?.().then(
      (language) => {
        if (current) setLoaded({ load, language });
      },
      (cause: unknown) => console.warn('The language of the code pane could not be loaded.', cause),
    );
    return () => {
      current = false;
    };
  }, [load]);
  return loaded?.load === load ? loaded?.language : undefined;
}
