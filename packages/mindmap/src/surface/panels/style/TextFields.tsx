import {
  AlignCenterOutlined,
  AlignLeftOutlined,
  AlignRightOutlined,
  BoldOutlined,
  ItalicOutlined,
  StrikethroughOutlined,
  UnderlineOutlined,
} from '@ant-design/icons';
import { useId, type ReactNode } from 'react';
import { NumberField } from '../NumberField.js';
import { ChoiceGrid } from '../ChoiceGrid.js';
import { Field } from '../Field.js';
import type { StyleFlag } from '../locales/zh-CN.js';
import { usePanelText } from '../panelsHost.js';
import type { StyleParts } from './styleParts.js';

const FLAGS: Readonly<Record<StyleFlag, ReactNode>> = {
  bold: <BoldOutlined aria-hidden="true" />,
  italic: <ItalicOutlined aria-hidden="true" />,
  strike: <StrikethroughOutlined aria-hidden="true" />,
  underline: <UnderlineOutlined aria-hidden="true" />,
};
const FLAG_NAMES = Object.keys(FLAGS) as StyleFlag[];
const ALIGNS = [
  ['left', <AlignLeftOutlined key="left" />],
  ['center', <AlignCenterOutlined key="center" />],
  ['right', <AlignRightOutlined key="right" />],
] as const;

/** What a style can say, in CSS pixels, as the source has it. */
const SIZES = { min: 8, max: 96 } as const;
const WIDTHS = { min: 40, max: 1200 } as const;

export interface TextFieldsProps {
  readonly parts: StyleParts;
  readonly isLocked: boolean;
  /** Leaves the text's own look to the theme. */
  onReset(): void;
}

/** What the text of topics looks like, and how wide it runs. */
export function TextFields({ parts, isLocked, onReset }: TextFieldsProps) {
  const text = usePanelText();
  const id = useId();
  const [size, width, align] = [parts('size'), parts('width'), parts('align')];
  const isOwnText = FLAG_NAMES.some((name) => parts(name).isSet) || size.isSet;
  return (
    <>
      <Field label={text.style.text} htmlFor={`${id}size`} isSet={isOwnText && !isLocked} onReset={onReset}>
        <div className="letu-map-inline">
          <NumberField
            id={`${id}size`}
            label={text.style.size}
            {...SIZES}
            value={size.own.value}
            placeholder={size.shown.isMixed ? text.mixed : String(size.shown.value ?? '')}
            isLocked={isLocked}
            onChange={(value) => size.set(value, true)}
          />
          <div className="letu-map-flags">
            {FLAG_NAMES.map((name) => (
              <FlagButton key={name} name={name} parts={parts} isLocked={isLocked} />
            ))}
          </div>
        </div>
      </Field>
      <Field label={text.style.align} isSet={align.isSet && !isLocked} onReset={() => align.set(undefined)}>
        <ChoiceGrid
          legend={text.style.align}
          choices={ALIGNS.map(([value, picture]) => ({ value, label: text.style.aligns[value], picture }))}
          value={align.shown.value}
          columns={3}
          isLocked={isLocked}
          onChoose={(value) => align.set(value)}
        />
      </Field>
      <Field
        label={text.style.width}
        htmlFor={`${id}width`}
        isSet={width.isSet && !isLocked}
        fallback={text.style.automatic}
        onReset={() => width.set(undefined)}
      >
        <NumberField
          id={`${id}width`}
          label={text.style.width}
          {...WIDTHS}
          step={20}
          value={width.own.value}
          placeholder={width.own.isMixed ? text.mixed : text.style.automatic}
          isLocked={isLocked}
          onChange={(value) => width.set(value, true)}
        />
      </Field>
    </>
  );
}

interface FlagButtonProps extends Pick<TextFieldsProps, 'parts' | 'isLocked'> {
  readonly name: StyleFlag;
}

function FlagButton({ name, parts, isLocked }: FlagButtonProps) {
  const { style: text } = usePanelText();
  const { shown, set } = parts(name);
  return (
    <button
      type="button"
      className="letu-tool"
      aria-label={text.flags[name]}
      title={text.flags[name]}
      aria-pressed={shown.isMixed ? 'mixed' : shown.value === true}
      disabled={isLocked}
      onClick={() => set(shown.value !== true)}
    >
      {FLAGS[name]}
    </button>
  );
}
