import { useEffect, useState } from 'react';

/** How long a notice is shown, in milliseconds: long enough to read a sentence. */
const SHOWN_MS = 5000;

/** Keeps a sentence that goes away by itself. */
export function usePassingNotice(): readonly [string, (notice: string) => void] {
  const [notice, setNotice] = useState('');
  useEffect(() => {
    if (notice === '') return undefined;
    const timer = setTimeout(() => setNotice(''), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  return [notice, setNotice];
}
