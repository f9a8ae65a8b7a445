import {
  useCallback,
  useMemo,
  useState,
  type CSSProperties,
  type ForwardRefExoticComponent,
  type RefAttributes,
} from 'react';
import { coreMessages, type SurfaceHandle, type SurfaceProps } from '@letu/core';
import { useMessages } from '@letu/hooks';
import { viewMessages } from '../locales/index.js';
import type { EditedDiagram } from './editedDiagram.js';
import type { SurfaceState } from './useSurface.js';

export interface SurfacePaneProps extends Omit<SurfaceProps, 'diagram' | 'onChange'> {
  readonly state: SurfaceState;
  /** The stored type code of the kind. */
  readonly type: string;
  readonly edited: EditedDiagram;
  /** Gets what the surface can do, whenever that changes. */
  onHandle(handle: SurfaceHandle | null): void;
  readonly className: string | undefined;
  readonly style: CSSProperties | undefined;
}

/** What a diagram is edited with, or what there is to say while it is not there. */
export function SurfacePane(props: SurfacePaneProps) {
  const { state, type, edited, onHandle, className, style, ...rest } = props;
  const { surface } = state;
  const attach = useCallback(
    (handle: SurfaceHandle | null) => {
      edited.attach(handle, type);
      onHandle(handle);
    },
    [edited, type, onHandle],
  );
  const isCanvas = surface?.shows === 'picture';
  // One surface begins with what the last one left.
  const diagram = useMemo(
    () =>
      surface && {
        type,
        source: edited.known,
        options: rest.options,
        ...(edited.files.length > 0 ? { files: edited.files } : {}),
      },
    // oxlint-disable-next-line react/exhaustive-deps -- where it begins, which later options and texts do not move
    [surface, edited],
  );
  const Component = surface?.Component as
    ForwardRefExoticComponent<SurfaceProps & RefAttributes<SurfaceHandle>> | undefined;
  return (
    <div
      data-part={isCanvas ? 'canvas' : 'code'}
      className={className}
      style={style}
      aria-busy={surface || state.failure ? undefined : true}
    >
      {Component && diagram ? (
        <Component
          ref={attach}
          {...rest}
          diagram={diagram}
          onChange={(change) => edited.changed(change, isCanvas)}
        />
      ) : (
        <SurfaceNotice {...state} locale={props.locale} />
      )}
    </div>
  );
}

function SurfaceNotice({ failure, retry, locale }: SurfaceState & Pick<SurfacePaneProps, 'locale'>) {
  const text = useMessages(viewMessages, locale);
  const { errors } = useMessages(coreMessages, locale);
  // A browser keeps the failure of a module as long as the page stands.
  const [wasTried, setWasTried] = useState(false);
  const tryAgain = () => {
    setWasTried(true);
    retry();
  };
  if (!failure) {
    return (
      <div className="letu-notice letu-late">
        <progress aria-label={text.loadingSurface} />
        <p className="letu-quiet">{text.loadingSurface}</p>
      </div>
    );
  }
  return (
    <div className="letu-notice" role="alert">
      <strong>{text.surfaceFailed}</strong>
      <p className="letu-quiet">{errors[failure.code]}</p>
      <button type="button" className="letu-button" onClick={wasTried ? () => location.reload() : tryAgain}>
        {wasTried ? text.reloadPage : text.retry}
      </button>
    </div>
  );
}
