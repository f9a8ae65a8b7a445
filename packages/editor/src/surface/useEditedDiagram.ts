import { useEffect, useState } from 'react';
import { useLatest } from '@letu/hooks';
import { useStable } from '../hooks/useStable.js';
import { EditedDiagram, type SourceAndFiles, type SourceChange } from './editedDiagram.js';

interface EditedDiagramProps {
  /** What a controlled editor is given. */
  readonly value: SourceAndFiles | undefined;
  /** What an editor starts with that keeps it itself. */
  readonly defaultValue: SourceAndFiles;
  onChange(change: SourceChange): void;
}

/** Keeps the diagram of an editor for its life. */
export function useEditedDiagram(props: EditedDiagramProps): EditedDiagram {
  const { value, defaultValue } = props;
  const latest = useLatest(props);
  const [edited] = useState(
    () => new EditedDiagram(value ?? defaultValue, (change) => latest.current.onChange(change)),
  );
  // The same diagram in another object is no new one.
  const source = value?.source;
  const files = useStable(value?.files);
  useEffect(
    () => edited.receive(source === undefined ? undefined : { source, files }),
    [edited, source, files],
  );
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
