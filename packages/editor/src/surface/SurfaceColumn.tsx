import { useContext, useMemo, type CSSProperties } from 'react';
import { OwnMessagesContext } from '@letu/hooks';
import { ProblemList } from './ProblemList.js';
import { SurfacePane, type SurfacePaneProps } from './SurfacePane.js';

export interface SurfaceColumnProps extends SurfacePaneProps {
  /** The name that the host has given to the editor. */
  readonly label: string | undefined;
  /** Whether the diagram was not drawn for another reason than its text: nobody has looked for problems then. */
  readonly hasFailed: boolean;
  readonly problemsClassName: string | undefined;
  readonly problemsStyle: CSSProperties | undefined;
}

const NO_FIXES: readonly [] = [];

/** What a diagram is edited with, and below it what was found in the diagram, each with a way to its place. */
export function SurfaceColumn({
  label,
  hasFailed,
  problemsClassName,
  problemsStyle,
  ...pane
}: SurfaceColumnProps) {
  const { edited, findings, locale, readOnly } = pane;
  const { surface } = pane.state;
  const own = useContext(OwnMessagesContext);
  const { source, diagnostics } = findings;
  const fixes = useMemo(
    () => (readOnly ? NO_FIXES : (surface?.fixes?.(source, diagnostics) ?? NO_FIXES)),
    [surface, readOnly, source, diagnostics],
  );
  return (
    <>
      <SurfacePane {...pane} />
      {/* Under a canvas, that nothing was found is nothing to say. */}
      {(surface?.shows !== 'picture' || diagnostics.length > 0) && (
        <ProblemList
          {...{ diagnostics, source, locale, label, fixes, hasFailed }}
          limits={surface?.limits?.(source, locale, own)}
          onReveal={edited.reveal}
          onFix={edited.fix}
          className={problemsClassName}
          style={problemsStyle}
        />
      )}
    </>
  );
}
