import { useEffect, useRef, useState } from 'react';
import { useLatest } from '@letu/hooks';

/** Returns a value as it is while no pointer is pressed: what moves a canvas would bend what a hand is drawing on it. */
export function useUnpressed<Value>(value: Value): Value {
  const [shown, setShown] = useState(() => value);
  const latest = useLatest(value);
  const isPressed = useRef(false);
  useEffect(() => {
    const press = () => void (isPressed.current = true);
    const release = () => {
      isPressed.current = false;
      setShown(() => latest.current);
    };
    addEventListener('pointerdown', press, true);
    addEventListener('pointerup', release, true);
    addEventListener('pointercancel', release, true);
    return () => {
      removeEventListener('pointerdown', press, true);
      removeEventListener('pointerup', release, true);
      removeEventListener('pointercancel', release, true);
    };
  }, [latest]);
  useEffect(() => {
    if (!isPressed.current) setShown(() => value);
  }, [value]);
  return shown;
}
