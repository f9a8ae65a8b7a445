import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Checkbox, InputNumber, Segmented } from 'antd';
import { useId, type ReactNode } from 'react';
import { DEFAULT_LOCALE, type Locale, type Theme } from '@letu/core';
import { nameButton, useMessages } from '@letu/hooks';
import { carriesDiagram, exportedSize, type DiagramExportFormat } from '../../export/exportPicture.js';
import { chosenBackground, EXPORT_FORMATS, exportOptionsOf, type ExportChoice } from './exportChoice.js';
import { exportMessages } from './locales/index.js';

/** The scales to choose from, in pixels a CSS pixel. */
const SCALES = [1, 2, 3, 4] as const;
const EXACT = 0;
/** What canvases hold. */
const LONGEST_SIDE = 16_384;
const BACKGROUNDS = ['theme', 'white', 'transparent'] as const;

export interface ExportFormProps {
  readonly value: ExportChoice;
  onChange(value: ExportChoice): void;
  /** The picture whose size is told; none is told without one. */
  readonly svg: string | undefined;
  /** What that picture was drawn for. @default 'light' */
  readonly theme?: Theme | undefined;
  /** The formats to offer. @default all */
  readonly formats?: readonly DiagramExportFormat[] | undefined;
  /** How many pages the diagram has. @default 1 */
  readonly pageCount?: number | undefined;
  /** Whether something is selected that can be exported alone. @default false */
  readonly hasSelection?: boolean | undefined;
  /** Whether there is a source that files can carry. @default true */
  readonly hasSource?: boolean | undefined;
  readonly locale?: Locale | undefined;
}

/** How a picture becomes a file: format, size, what lies behind it, and whether the file can be opened again. */
export function ExportForm(props: ExportFormProps) {
  const { value, onChange, svg, formats = EXPORT_FORMATS, locale = DEFAULT_LOCALE } = props;
  const { theme = 'light', pageCount = 1, hasSelection = false, hasSource = true } = props;
  const text = useMessages(exportMessages, locale);
  const { format } = value;
  const set = (part: Partial<ExportChoice>) => onChange({ ...value, ...part });
  const size = svg === undefined ? undefined : exportedSize(svg, format, exportOptionsOf(value));
  const canCarry = carriesDiagram(format);
  const isOpaque = format === 'jpg';
  const background = chosenBackground(value);
  const isOnWhite = theme === 'dark' && background === 'white';
  return (
    <div className="letu-export-form">
      <Choice label={text.format} note={text.formats[format]}>
        <Segmented<DiagramExportFormat>
          block
          value={format}
          options={formats.map((name) => ({ value: name, label: name.toUpperCase() }))}
          onChange={(chosen) => set({ format: chosen })}
        />
      </Choice>
      <Choice label={text.size} note={size && text.sizeOf(size.width, size.height)}>
        <Sizes {...{ value, svg, locale }} onChange={onChange} />
      </Choice>
      <Choice
        label={text.background}
        note={isOnWhite ? text.darkOnWhite : isOpaque ? text.opaque : undefined}
      >
        <Segmented
          block
          value={background}
          options={BACKGROUNDS.map((name) => ({
            value: name,
            label: text.backgrounds[name],
            disabled: isOpaque && name === 'transparent',
          }))}
          onChange={(chosen) => set({ background: chosen })}
        />
      </Choice>
      {hasSelection && (
        <Checkbox
          checked={value.onlySelected}
          onChange={({ target }) => set({ onlySelected: target.checked })}
        >
          {text.onlySelected}
        </Checkbox>
      )}
      {format === 'pdf' && pageCount > 1 && !(hasSelection && value.onlySelected) && (
        <Checkbox checked={value.allPages} onChange={({ target }) => set({ allPages: target.checked })}>
          {text.allPages(pageCount)}
        </Checkbox>
      )}
      {hasSource && (
        <Checkbox
          checked={canCarry && value.carry}
          disabled={!canCarry}
          onChange={({ target }) => set({ carry: target.checked })}
        >
          {text.carry}
          <small>{canCarry ? text.carryHint : text.cannotCarry}</small>
        </Checkbox>
      )}
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly note: string | undefined;
  readonly children: ReactNode;
}

function Choice({ label, note, children }: ChoiceProps) {
  const id = useId();
  return (
    <div className="letu-export-choice" role="group" aria-labelledby={id}>
      <strong id={id}>{label}</strong>
      {children}
      {note !== undefined && <small>{note}</small>}
    </div>
  );
}

interface SizesProps extends Pick<ExportFormProps, 'value' | 'svg' | 'onChange'> {
  readonly locale: Locale;
}

/** A scale of pixels, where there are any, or sides. */
function Sizes({ value, svg, locale, onChange }: SizesProps) {
  const text = useMessages(exportMessages, locale);
  const { format, scale, isExact, width, height } = value;
  const isVector = format === 'svg' || format === 'pdf';
  const own = svg === undefined ? undefined : exportedSize(svg, 'svg');
  const scales = isVector ? [1] : SCALES;
  const choose = (chosen: number) => {
    if (chosen !== EXACT) onChange({ ...value, isExact: false, ...(isVector ? {} : { scale: chosen }) });
    else onChange({ ...value, isExact: true, width: width ?? (own && own.width * (isVector ? 1 : scale)) });
  };
  const side = (name: 'width' | 'height', given: number | undefined) => (
    <InputNumber<number>
      aria-label={text[name]}
      addonBefore={text[name]}
      min={1}
      max={LONGEST_SIDE}
      precision={0}
      placeholder={text.automatic}
      controls={{
        upIcon: <UpOutlined ref={nameButton(text.increase)} aria-hidden="true" />,
        downIcon: <DownOutlined ref={nameButton(text.decrease)} aria-hidden="true" />,
      }}
      value={given ?? null}
      onChange={(number) => onChange({ ...value, [name]: number ?? undefined })}
    />
  );
  return (
    <>
      <Segmented<number>
        block
        value={isExact ? EXACT : isVector ? 1 : scale}
        options={[
          ...scales.map((factor) => ({ value: factor, label: text.scale(factor) })),
          { value: EXACT, label: text.exact },
        ]}
        onChange={choose}
      />
      {isExact && (
        <>
          {side('width', width)}
          {side('height', height)}
        </>
      )}
    </>
  );
}
