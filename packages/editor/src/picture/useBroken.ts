import { useState } from 'react';
import { DiagramError } from '@letu/core';

/**
 * Remembers which picture could not be shown.
 *
 * @param svg The picture's markup.
 * @param onError Called once for each such picture.
 * @returns Whether this picture cannot be shown, and a function that says so of one.
 */
export function useBroken(
  svg: string | undefined,
  onError: (error: DiagramError) => void,
): readonly [boolean, (svg: string) => void] {
  const [broken, setBroken] = useState<string>();
  const mark = (markup: string) => {
    setBroken(markup);
    onError(new DiagramError('engine-crashed', 'The engine answered with something that is no picture.'));
  };
  return [svg !== undefined && svg === broken, mark];
}
