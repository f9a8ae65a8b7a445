import { useEffect, useRef, useState } from 'react';
import { LAYOUTS, type LayoutName } from '../../layout/arrange.js';
import { Section } from '../fields/Field.js';
import { usePanelsHost, usePanelText, useSessionState } from '../panelsHost.js';
import { runLayoutFor } from './runLayoutFor.js';

/** The ways to arrange what is selected, or all. */
export function LayoutList({ isLocked }: { readonly isLocked: boolean }) {
  const host = usePanelsHost();
  const { arrange: text } = usePanelText();
  const { selection } = useSessionState();
  const [running, setRunning] = useState<LayoutName>();
  const end = useRef<AbortController>(null);
  useEffect(() => () => end.current?.abort(), []);
  const run = async (name: LayoutName) => {
    end.current?.abort();
    const controller = new AbortController();
    end.current = controller;
    setRunning(name);
    await runLayoutFor(host, name, text, controller.signal);
    if (end.current === controller) setRunning(undefined);
  };
  return (
    <Section title={text.layout}>
      <p className="letu-dp-hint">{selection.length > 1 ? text.layoutOfSelected : text.layoutOfAll}</p>
      <div className="letu-dp-words">
        {LAYOUTS.map((name) => (
          <button
            key={name}
            type="button"
            className="letu-dp-word"
            disabled={isLocked}
            aria-busy={running === name}
            onClick={() => void run(name)}
          >
            {text.layouts[name]}
          </button>
        ))}
      </div>
      {running && (
        <p className="letu-dp-hint" role="status">
          {text.arranging}{' '}
          <button type="button" className="letu-dp-link" onClick={() => end.current?.abort()}>
            {text.stop}
          </button>
        </p>
      )}
    </Section>
  );
}
