import { Button } from 'antd';
import { usePanelsHost, usePanelText, type ChosenCells } from '../panelsHost.js';
import { clearStyle } from './clearStyle.js';

/** Those commands of the canvas that carry the look of a cell to others, and to those that are to come. */
const COMMANDS = ['copyStyle', 'pasteStyle', 'setAsDefault', 'clearDefault'];

/** Carries the look of a cell to others. */
export function StyleActions({ chosen: { isLocked } }: { readonly chosen: ChosenCells }) {
  const { session, commands } = usePanelsHost();
  const { style: text } = usePanelText();
  return (
    <div className="letu-dp-actions">
      {commands
        .filter(({ id }) => COMMANDS.includes(id))
        .map(({ id, title, run }) => (
          <Button key={id} size="small" disabled={isLocked} onClick={run}>
            {title}
          </Button>
        ))}
      <Button size="small" disabled={isLocked} onClick={() => clearStyle(session)}>
        {text.clear}
      </Button>
    </div>
  );
}
