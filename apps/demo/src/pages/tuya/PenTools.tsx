/** @jsxImportSource @emotion/react */
import {
  ClearOutlined,
  DeleteOutlined,
  DragOutlined,
  EditOutlined,
  HighlightOutlined,
  RedoOutlined,
  UndoOutlined,
} from '@ant-design/icons';
import { css } from '@emotion/react';
import { Button, Popconfirm, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { panel } from '../../layout/parts.js';
import type { PenPalette } from '../../pen/penLayer.js';
import { PEN_COLOURS, PEN_WIDTHS } from '../../pen/penStroke.js';
import type { DrawnLayer } from '../../pen/usePenLayer.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { TOOL_KEYS, type PenChoice, type PenTool } from './penChoice.js';

const styles = {
  bar: css(panel, {
    display: 'flex',
    flex: 'none',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 4,
    width: 'fit-content',
    maxWidth: 'calc(100% - 24px)',
    margin: '0 auto 12px',
    padding: 6,
    background: 'var(--letu-raised)',
    boxShadow: 'var(--letu-shadow-raised)',
  }),
  group: css({ display: 'flex', gap: 2 }),
  line: css({
    width: 1,
    height: 24,
    marginInline: 4,
    background: 'var(--letu-border)',
    '@media (max-width: 767px)': { display: 'none' },
  }),
  choice: css({
    "&[aria-checked='true']": { color: 'var(--letu-accent)', background: 'var(--letu-accent-soft)' },
  }),
  dot: css({ borderRadius: '50%', display: 'block' }),
};

export interface PenToolsProps {
  readonly choice: PenChoice;
  readonly drawn: DrawnLayer;
  readonly palette: PenPalette;
  onChoose(choice: PenChoice): void;
}

const ICONS: Readonly<Record<PenTool, ReactNode>> = {
  move: <DragOutlined aria-hidden="true" />,
  pen: <EditOutlined aria-hidden="true" />,
  marker: <HighlightOutlined aria-hidden="true" />,
  eraser: <ClearOutlined aria-hidden="true" />,
};

/** With what one draws on a picture, and the way back. */
export function PenTools({ choice, drawn, palette, onChoose }: PenToolsProps) {
  const { text } = useSettings();
  const words = text.tuya;
  const draws = choice.tool === 'pen' || choice.tool === 'marker';
  const set = (part: Partial<PenChoice>) => onChoose({ ...choice, ...part });
  return (
    <div css={styles.bar} role="toolbar" aria-label={words.tools}>
      <div css={styles.group} role="radiogroup" aria-label={words.tool}>
        {(['move', 'pen', 'marker', 'eraser'] as const).map((tool) => (
          <Choice
            key={tool}
            label={`${words.toolNames[tool]} (${TOOL_KEYS[tool].toUpperCase()})`}
            icon={ICONS[tool]}
            isChosen={choice.tool === tool}
            onChoose={() => set({ tool })}
          />
        ))}
      </div>
      {draws && (
        <>
          <span css={styles.line} />
          <div css={styles.group} role="radiogroup" aria-label={words.colour}>
            {PEN_COLOURS.map((colour) => (
              <Choice
                key={colour}
                label={words.colours[colour]}
                icon={<Dot size={16} colour={palette[colour]} />}
                isChosen={choice.colour === colour}
                onChoose={() => set({ colour })}
              />
            ))}
          </div>
          <span css={styles.line} />
          <div css={styles.group} role="radiogroup" aria-label={words.width}>
            {PEN_WIDTHS.map((width, at) => (
              <Choice
                key={width}
                label={words.widths[at] ?? ''}
                icon={<Dot size={5 + 5 * at} colour="currentColor" />}
                isChosen={choice.width === width}
                onChoose={() => set({ width })}
              />
            ))}
          </div>
        </>
      )}
      <span css={styles.line} />
      <div css={styles.group}>
        <Tool
          label={words.undo}
          icon={<UndoOutlined aria-hidden="true" />}
          disabled={!drawn.canUndo}
          onClick={drawn.undo}
        />
        <Tool
          label={words.redo}
          icon={<RedoOutlined aria-hidden="true" />}
          disabled={!drawn.canRedo}
          onClick={drawn.redo}
        />
        <Popconfirm
          title={words.clearTitle}
          okText={words.clear}
          cancelText={text.cancel}
          okButtonProps={{ danger: true }}
          disabled={drawn.layer.length === 0}
          onConfirm={drawn.clear}
        >
          <Tool
            label={words.clear}
            icon={<DeleteOutlined aria-hidden="true" />}
            disabled={drawn.layer.length === 0}
          />
        </Popconfirm>
      </div>
    </div>
  );
}

const Dot = ({ size, colour }: { size: number; colour: string }) => (
  <span css={styles.dot} style={{ width: size, height: size, background: colour }} aria-hidden="true" />
);

interface ToolProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly disabled?: boolean;
  onClick?(): void;
}

function Tool({ label, icon, ...rest }: ToolProps) {
  return <Button type="text" icon={icon} aria-label={label} title={label} {...rest} />;
}

interface ChoiceProps extends Pick<ToolProps, 'label' | 'icon'> {
  readonly isChosen: boolean;
  onChoose(): void;
}

function Choice({ label, icon, isChosen, onChoose }: ChoiceProps) {
  return (
    <Tooltip title={label}>
      <Button
        type="text"
        css={styles.choice}
        role="radio"
        aria-checked={isChosen}
        aria-label={label}
        icon={icon}
        onClick={onChoose}
      />
    </Tooltip>
  );
}
