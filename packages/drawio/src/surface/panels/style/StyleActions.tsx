import { Button } from 'antd';
import { usePanelsHost, usePanelState, usePanelText, type ChosenCells } from '../panelsHost.js';
import { clearStyle, copyStyle, pasteStyle, setAsDefault } from './copiedStyle.js';

/** Carries the look of a cell to others, and to those that are to come. */
export function StyleActions({ chosen: { cells, isLocked } }: { readonly chosen: ChosenCells }) {
  const host = usePanelsHost();
  const { session, control } = host;
  const { style: text } = usePanelText();
  const { copiedStyle } = usePanelState();
  const setDefault = () => {
    if (setAsDefault(session)) host.say(text.isDefault);
  };
  return (
    <div className="letu-dp-actions">
      <Button size="small" onClick={() => copyStyle(session, control)}>
        {text.copy}
      </Button>
      <Button
        size="small"
        disabled={isLocked || copiedStyle === undefined}
        onClick={() => pasteStyle(session, control)}
      >
        {text.paste}
      </Button>
      <Button size="small" disabled={isLocked || cells.length === 0} onClick={setDefault}>
        {text.setDefault}
      </Button>
      <Button size="small" disabled={isLocked} onClick={() => clearStyle(session)}>
        {text.clear}
      </Button>
    </div>
  );
}
