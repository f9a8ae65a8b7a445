import { CloseOutlined } from '@ant-design/icons';
import { useEffect, useRef, type ReactNode } from 'react';
import { isTouched } from '@letu/hooks';
import { useKeptFocus } from './useKeptFocus.js';

/** The props of `CanvasPanel`. */
export interface CanvasPanelProps {
  readonly id: string;
  /** The class of the panel; that of its body is the same with `-body` behind it. */
  readonly className: string;
  readonly title: string;
  /** What the button says that closes it. */
  readonly closeLabel: string;
  /** Changes whenever somebody asks for the panel, or for something in it, and with it for the focus. */
  readonly asked: string | number;
  /** The field that then gets the focus, as a CSS selector. @default '[data-first]' */
  readonly field?: string | undefined;
  /** What the panel shows: where another one has no more of what had the focus, the panel itself takes it. */
  readonly state: unknown;
  onClose(): void;
  readonly children: ReactNode;
}

/** The panel that is open beside a canvas. It takes the focus when it is asked for. */
export function CanvasPanel(props: CanvasPanelProps) {
  const { id, className, title, closeLabel, asked, field = '[data-first]', state, onClose, children } = props;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // A finger that opens a panel has not asked for a keyboard over it.
    const wanted = isTouched() ? null : section.current?.querySelector<HTMLElement>(field);
    (wanted ?? section.current)?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- whoever opens a panel asks for the focus anew
  }, [field, asked]);
  const keeper = useKeptFocus(section, state);
  return (
    <section
      ref={section}
      id={id}
      className={className}
      data-part="panel"
      aria-label={title}
      tabIndex={-1}
      {...keeper}
    >
      <header>
        <h2>{title}</h2>
        <button
          type="button"
          className="letu-tool"
          aria-label={closeLabel}
          title={closeLabel}
          onClick={onClose}
        >
          <CloseOutlined aria-hidden="true" />
        </button>
      </header>
      <div className={`${className}-body`}>{children}</div>
    </section>
  );
}
