/** @jsxImportSource @emotion/react */
import { FormatPainterOutlined } from '@ant-design/icons';
import { css } from '@emotion/react';
import { Button, Popover, Segmented } from 'antd';
import { useId } from 'react';
import { column } from '../../layout/parts.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import type { SketchLook } from './sketchLook.js';

const styles = {
  form: css(column, { gap: 12, width: 240 }),
  field: css(column, { gap: 4 }),
  wide: css({ '@media (max-width: 900px)': { display: 'none' } }),
};

export interface LookButtonProps {
  readonly look: SketchLook;
  onChange(look: SketchLook): void;
}

/** Chooses how a diagram is drawn by hand. */
export function LookButton({ look, onChange }: LookButtonProps) {
  const { text } = useSettings();
  const words = text.tuya;
  return (
    <Popover trigger="click" placement="bottomRight" content={<LookForm {...{ look, onChange }} />}>
      <Button
        icon={<FormatPainterOutlined aria-hidden="true" />}
        aria-label={words.look}
        aria-haspopup="dialog"
      >
        <span css={styles.wide}>{words.look}</span>
      </Button>
    </Popover>
  );
}

function LookForm({ look, onChange }: LookButtonProps) {
  const { text } = useSettings();
  const words = text.tuya;
  const [lines, filling] = [useId(), useId()];
  return (
    <div css={styles.form}>
      <div css={styles.field}>
        <span id={lines}>{words.roughness}</span>
        <Segmented
          block
          aria-labelledby={lines}
          value={look.roughness}
          options={(['neat', 'usual', 'wild'] as const).map((name) => ({
            value: name,
            label: words.roughnesses[name],
          }))}
          onChange={(roughness) => onChange({ ...look, roughness })}
        />
      </div>
      <div css={styles.field}>
        <span id={filling}>{words.fill}</span>
        <Segmented
          block
          aria-labelledby={filling}
          value={look.fill}
          options={(['solid', 'hachure'] as const).map((name) => ({ value: name, label: words.fills[name] }))}
          onChange={(fill) => onChange({ ...look, fill })}
        />
      </div>
      <Button onClick={() => onChange({ ...look, seed: look.seed + 1 })}>{words.again}</Button>
    </div>
  );
}
