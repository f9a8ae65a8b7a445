import { ClearOutlined, CopyOutlined, SnippetsOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { usePanelsHost, usePanelState, usePanelText, type ChosenTopics } from '../panelsHost.js';
import { copyStyle, pasteStyle, resetStyle } from './copiedStyle.js';

/** Takes a whole style along, or away. */
export function StyleActions({ chosen }: { readonly chosen: ChosenTopics }) {
  const { store, control } = usePanelsHost();
  const { style: text } = usePanelText();
  const { copiedStyle } = usePanelState(control);
  const { topics, isLocked } = chosen;
  const hasStyle = topics.some(({ style }) => Object.keys(style).length > 0);
  return (
    <div className="letu-map-actions">
      <Button
        size="small"
        icon={<CopyOutlined aria-hidden="true" />}
        onClick={() => copyStyle(store, control)}
      >
        {text.copy}
      </Button>
      <Button
        size="small"
        icon={<SnippetsOutlined aria-hidden="true" />}
        disabled={isLocked || !copiedStyle}
        onClick={() => pasteStyle(store, control)}
      >
        {text.paste}
      </Button>
      <Button
        size="small"
        icon={<ClearOutlined aria-hidden="true" />}
        disabled={isLocked || !hasStyle}
        onClick={() => resetStyle(store)}
      >
        {text.reset}
      </Button>
    </div>
  );
}
