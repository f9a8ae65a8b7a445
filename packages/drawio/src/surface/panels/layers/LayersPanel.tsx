import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  DeleteOutlined,
  EyeInvisibleOutlined,
  EyeOutlined,
  ImportOutlined,
  LockOutlined,
  UnlockOutlined,
} from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useId, type ReactNode } from 'react';
import type { PageCell } from '../../../document/model.js';
import {
  addLayer,
  moveLayer,
  moveToLayer,
  removeLayer,
  renameLayer,
  setHidden,
  setLocked,
} from '../../edit/layers.js';
import { hasStyle } from '../../edit/styles.js';
import { indexOf } from '../../store/pageIndex.js';
import { chooseLayer } from './chooseLayer.js';
import { usePanelsHost, usePanelText, useSessionState } from '../panelsHost.js';

/** The layers of a page, from the front to the back. */
export function LayersPanel() {
  const { session } = usePanelsHost();
  const { layers: text } = usePanelText();
  const { page } = useSessionState();
  const { layers } = indexOf(page);
  const group = useId();
  const add = () => {
    const { page: next, id } = addLayer(page, text.nameOf(layers.length));
    session.change(() => next);
    chooseLayer(session, id);
  };
  return (
    <>
      <ul className="letu-dp-layers" aria-label={text.list}>
        {layers
          .map((layer, at) => (
            <LayerRow key={layer.id} layer={layer} at={at} count={layers.length} group={group} />
          ))
          .toReversed()}
      </ul>
      <Button size="small" disabled={session.isLocked} onClick={add}>
        {text.add}
      </Button>
    </>
  );
}

interface LayerRowProps {
  readonly layer: PageCell;
  /** Its place from the back. */
  readonly at: number;
  readonly count: number;
  /** The name of the radio buttons that choose one of them. */
  readonly group: string;
}

function LayerRow({ layer, at, count, group }: LayerRowProps) {
  const { session } = usePanelsHost();
  const { layers: text } = usePanelText();
  const { page, layer: current, selection } = useSessionState();
  const { id, label, attributes, style } = layer;
  const { isLocked } = session;
  const unnamed = at === 0 ? text.standard : text.nameOf(at);
  const name = label || unnamed;
  const isHidden = attributes['visible'] === '0';
  const isFixed = hasStyle(style, 'locked');
  const shapes = indexOf(page).children(id).length;
  const button = (title: string, icon: ReactNode, onClick: () => void, rest: ButtonRest = {}) => (
    <button type="button" className="letu-tool" aria-label={title} title={title} onClick={onClick} {...rest}>
      {icon}
    </button>
  );
  const step = (title: string, icon: ReactNode, to: number) =>
    button(
      `${title}: ${name}`,
      icon,
      () => session.change((before) => moveLayer(before, id, Math.min(Math.max(to, 0), count - 1))),
      // Whoever goes on pressing it keeps the focus at the end, too.
      { disabled: isLocked, 'aria-disabled': to < 0 || to >= count },
    );
  return (
    <li data-current={id === current || undefined}>
      <div className="letu-dp-layer">
        <input
          type="radio"
          name={group}
          checked={id === current}
          aria-label={`${name}: ${text.current}`}
          title={text.current}
          data-first={id === current || undefined}
          onChange={() => chooseLayer(session, id)}
        />
        <Input
          size="small"
          variant="borderless"
          value={label}
          placeholder={unnamed}
          disabled={isLocked}
          aria-label={`${text.rename}: ${name}`}
          onChange={({ target }) =>
            session.change((before) => renameLayer(before, id, target.value), { merge: `layer ${id}` })
          }
          onBlur={() => session.endStep()}
        />
        {button(
          text.show(name),
          isHidden ? <EyeInvisibleOutlined /> : <EyeOutlined />,
          () => session.change((before) => setHidden(before, [id], !isHidden)),
          { 'aria-pressed': !isHidden, disabled: isLocked },
        )}
        {button(
          text.lock(name),
          isFixed ? <LockOutlined /> : <UnlockOutlined />,
          () => session.change((before) => setLocked(before, [id], !isFixed)),
          { 'aria-pressed': isFixed, disabled: isLocked },
        )}
      </div>
      <div className="letu-dp-layer">
        <span>{text.count(shapes)}</span>
        {button(
          `${text.moveHere}: ${name}`,
          <ImportOutlined />,
          () => session.change((before) => moveToLayer(before, selection, id)),
          { disabled: isLocked || selection.length === 0 },
        )}
        {step(text.up, <ArrowUpOutlined />, at + 1)}
        {step(text.down, <ArrowDownOutlined />, at - 1)}
        {button(
          `${text.remove}: ${name}`,
          <DeleteOutlined />,
          () => session.change((before) => removeLayer(before, id)),
          { disabled: isLocked || count < 2 },
        )}
      </div>
    </li>
  );
}

interface ButtonRest {
  readonly disabled?: boolean;
  readonly 'aria-disabled'?: boolean;
  readonly 'aria-pressed'?: boolean;
}
