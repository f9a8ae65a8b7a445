import {
  AlignCenterOutlined,
  AlignLeftOutlined,
  AlignRightOutlined,
  BoldOutlined,
  ItalicOutlined,
  StrikethroughOutlined,
  UnderlineOutlined,
  VerticalAlignBottomOutlined,
  VerticalAlignMiddleOutlined,
  VerticalAlignTopOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { PageCell } from '../../../document/model.js';
import { FONT_BITS } from '../../edit/styles.js';
import { CellsOnly } from '../CellsOnly.js';
import { commonOf } from '../common.js';
import { CheckField, StyleCheck } from '../fields/CheckField.js';
import { ChoiceGrid } from '../fields/ChoiceGrid.js';
import { ColorField } from '../fields/ColorField.js';
import { Field, Section } from '../fields/Field.js';
import { StyleNumber } from '../fields/NumberField.js';
import { PercentField } from '../fields/RangeField.js';
import { SelectField } from '../fields/SelectField.js';
import { usePanelsHost, usePanelText, type ChosenCells } from '../panelsHost.js';
import { shownValue } from '../shownStyle.js';
import { setStyles, useStyleParts } from '../styleParts.js';
import { FONTS } from './fonts.js';
import { LabelPlace } from './LabelPlace.js';

/** What the labels of cells look like, and where they stand. */
export function TextPanel() {
  return <CellsOnly>{(chosen) => <TextFields chosen={chosen} />}</CellsOnly>;
}

type FontFlag = keyof typeof FONT_BITS;
const FLAGS: Readonly<Record<FontFlag, ReactNode>> = {
  bold: <BoldOutlined aria-hidden="true" />,
  italic: <ItalicOutlined aria-hidden="true" />,
  underline: <UnderlineOutlined aria-hidden="true" />,
  strike: <StrikethroughOutlined aria-hidden="true" />,
};
const FLAG_NAMES = Object.keys(FLAGS) as FontFlag[];
const ALIGNS = [
  ['left', <AlignLeftOutlined key="left" />],
  ['center', <AlignCenterOutlined key="center" />],
  ['right', <AlignRightOutlined key="right" />],
] as const;
const VERTICAL_ALIGNS = [
  ['top', <VerticalAlignTopOutlined key="top" />],
  ['middle', <VerticalAlignMiddleOutlined key="middle" />],
  ['bottom', <VerticalAlignBottomOutlined key="bottom" />],
] as const;

function TextFields({ chosen: { cells, isLocked } }: { readonly chosen: ChosenCells }) {
  const { text } = usePanelText();
  const parts = useStyleParts(cells);
  const [align, verticalAlign, family] = [parts('align'), parts('verticalAlign'), parts('fontFamily')];
  return (
    <>
      <Section title={text.font}>
        <SelectField
          label={text.family}
          options={FONTS.map((value) => ({ value, label: text.fonts[value] ?? value }))}
          value={family.value}
          isMixed={family.isMixed}
          isLocked={isLocked}
          onChange={(value) => family.set(value)}
        />
        <StyleNumber
          label={text.size}
          part={parts('fontSize')}
          min={1}
          max={400}
          unit="px"
          isLocked={isLocked}
          isFirst
        />
        <Field label={text.flags.title}>
          <div className="letu-dp-flags">
            {FLAG_NAMES.map((name) => (
              <FlagButton key={name} name={name} cells={cells} isLocked={isLocked} />
            ))}
          </div>
        </Field>
        <div className="letu-dp-folds">
          <ColorField label={text.color} part={parts('fontColor')} isLocked={isLocked} />
          <ColorField label={text.background} part={parts('labelBackgroundColor')} isLocked={isLocked} />
          <ColorField label={text.border} part={parts('labelBorderColor')} isLocked={isLocked} />
        </div>
        <PercentField label={text.opacity} part={parts('textOpacity')} isLocked={isLocked} />
      </Section>
      <Section title={text.place}>
        <Field label={text.align}>
          <ChoiceGrid
            legend={text.align}
            choices={ALIGNS.map(([value, picture]) => ({ value, label: text.aligns[value], picture }))}
            value={align.value as 'left' | undefined}
            columns={3}
            isLocked={isLocked}
            onChoose={(value) => align.set(value)}
          />
        </Field>
        <Field label={text.verticalAlign}>
          <ChoiceGrid
            legend={text.verticalAlign}
            choices={VERTICAL_ALIGNS.map(([value, picture]) => ({
              value,
              label: text.aligns[value],
              picture,
            }))}
            value={verticalAlign.value as 'top' | undefined}
            columns={3}
            isLocked={isLocked}
            onChoose={(value) => verticalAlign.set(value)}
          />
        </Field>
        <LabelPlace cells={cells} isLocked={isLocked} />
        {(['spacing', 'spacingTop', 'spacingBottom', 'spacingLeft', 'spacingRight'] as const).map((key) => (
          <StyleNumber key={key} label={text.spacings[key]} part={parts(key)} unit="px" isLocked={isLocked} />
        ))}
      </Section>
      <Section title={text.flow}>
        <div className="letu-dp-checks">
          <WrapField cells={cells} isLocked={isLocked} />
          <StyleCheck label={text.html} part={parts('html')} isLocked={isLocked} />
          <UprightField cells={cells} isLocked={isLocked} />
        </div>
      </Section>
    </>
  );
}

interface CellsProps {
  readonly cells: readonly PageCell[];
  readonly isLocked: boolean;
}

const bitsOf = (cell: PageCell) => Number.parseInt(shownValue(cell, 'fontStyle') ?? '0', 10) || 0;

interface FlagButtonProps extends CellsProps {
  readonly name: FontFlag;
}

function FlagButton({ name, cells, isLocked }: FlagButtonProps) {
  const { session } = usePanelsHost();
  const { text } = usePanelText();
  const bit = FONT_BITS[name];
  const { value: isOn, isMixed } = commonOf(cells.map((cell) => (bitsOf(cell) & bit) !== 0));
  const toggle = () =>
    setStyles(
      session,
      cells.map(({ id }) => id),
      (cell) => ({ fontStyle: String(isOn ? bitsOf(cell) & ~bit : bitsOf(cell) | bit) }),
    );
  return (
    <button
      type="button"
      className="letu-tool"
      aria-label={text.flags[name]}
      title={text.flags[name]}
      aria-pressed={isMixed ? 'mixed' : isOn === true}
      disabled={isLocked}
      onClick={toggle}
    >
      {FLAGS[name]}
    </button>
  );
}

/** Whether labels are broken where their shapes end. */
function WrapField({ cells, isLocked }: CellsProps) {
  const { session } = usePanelsHost();
  const { text } = usePanelText();
  const { value: isOn, isMixed } = commonOf(cells.map((cell) => shownValue(cell, 'whiteSpace') === 'wrap'));
  const set = (wraps: boolean) =>
    setStyles(
      session,
      cells.map(({ id }) => id),
      { whiteSpace: wraps ? 'wrap' : undefined },
    );
  return (
    <CheckField label={text.wrap} isOn={isOn === true} isMixed={isMixed} isLocked={isLocked} onChange={set} />
  );
}

/** Whether labels are written from the bottom to the top. */
function UprightField({ cells, isLocked }: CellsProps) {
  const { session } = usePanelsHost();
  const { text } = usePanelText();
  const { value: isOn, isMixed } = commonOf(cells.map((cell) => shownValue(cell, 'horizontal') === '0'));
  const set = (isUpright: boolean) =>
    setStyles(
      session,
      cells.map(({ id }) => id),
      { horizontal: isUpright ? '0' : undefined },
    );
  return (
    <CheckField
      label={text.upright}
      isOn={isOn === true}
      isMixed={isMixed}
      isLocked={isLocked}
      onChange={set}
    />
  );
}
