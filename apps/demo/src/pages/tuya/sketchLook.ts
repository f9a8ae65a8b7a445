import { useState } from 'react';

/** How a diagram is drawn by hand, as it is chosen. */
export interface SketchLook {
  readonly roughness: 'neat' | 'usual' | 'wild';
  readonly fill: 'solid' | 'hachure';
  readonly seed: number;
}

const ROUGHNESS = { neat: 0.5, usual: 1, wild: 2 } as const;
const FIRST: SketchLook = { roughness: 'usual', fill: 'solid', seed: 1 };
const KEY = 'letu:sketch';

/** Returns what a picture is sketched with. */
export function sketchOptionsOf({ roughness, fill, seed }: SketchLook) {
  return { roughness: ROUGHNESS[roughness], fill, seed };
}

function readLook(): SketchLook {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<SketchLook>;
    return {
      roughness: kept.roughness && kept.roughness in ROUGHNESS ? kept.roughness : FIRST.roughness,
      fill: kept.fill === 'hachure' ? 'hachure' : 'solid',
      seed: Number.isSafeInteger(kept.seed) ? Number(kept.seed) : FIRST.seed,
    };
  } catch {
    return FIRST;
  }
}

/** Returns how one likes diagrams drawn by hand, which this browser remembers. */
export function useSketchLook(): readonly [SketchLook, (look: SketchLook) => void] {
  const [look, setLook] = useState(readLook);
  return [
    look,
    (chosen) => {
      setLook(chosen);
      try {
        localStorage.setItem(KEY, JSON.stringify(chosen));
      } catch {
        // A browser that keeps nothing begins as others do.
      }
    },
  ];
}
