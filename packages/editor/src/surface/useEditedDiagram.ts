import { useEffect, useState } from 'react';
import { useLatest } from '@letu/hooks';
import { EditedDiagram, type SourceChange } from './editedDiagram.js';

interface EditedDiagramProps {
  /** The source of a controlled editor. */
  readonly value: string | undefined;
  /** The source an editor starts with that keeps it itself. */
  readonly defaultValue: string;
  onChange(change: SourceChange): void;
}

/** Keeps the diagram of an editor for its life. */
export function useEditedDiagram(props: EditedDiagramProps): EditedDiagram {
  const { value, defaultValue } = props;
  const latest = useLatest(props);
  const [edited] = useState(
    () => new EditedDiagram(value ?? defaultValue, (change) => latest.current.onChange(change)),
  );
  useEffect(() => edited.receive(value), [edited, value]);
  // What was drawn last would be lost with the page; hosts that save then are told before.
  useEffect(() => {
    const read = () => void edited.read();
    addEventListener('pagehide', read, true);
    document.addEventListener('visibilitychange', read, true);
    return () => {
      removeEventListener('pagehide', read, true);
      document.removeEventListener('visibilitychange', read, true);
    };
  }, [edited]);
  return edited;
}
